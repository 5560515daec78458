import type {PhrasingContent, Table} from 'mdast';
import {details, element, inline, plain, table, text} from '../../../content/core/markdown';
import {duration, number, inlineCode} from '../../../content/core/format';
import {countryName, currencyName, nameOrder} from '../../../content/core/names';
import {isPaidByPayer, loadFamilies, type Service} from '../../../content/services/services';
import {
  cancelText,
  chargebackText,
  expiryText,
  limitText,
  limitsOf,
  personText,
  recurringText,
  refundText,
} from '../../serviceText';
import {flagPicture} from '../../pictures';
import type {Page, Section} from '../../page';
import {serviceOf} from './record';

/** How many rows are in sight; the rows after them are folded. */
const rowsInSight = 9;

/** The same rows for every service of a kind, in the same order: first what decides whether to offer it. */
export const facts: Section = {
  id: 'facts',
  indexed: {facts: 'names'},
  build: (page) => {
    const rows = factRows(serviceOf(page), page);
    const tableOf = (some: string[][]) =>
      withFlags(table([page.t('services.fact'), page.t('services.value')], some) as Table, page);
    const folded = rows.slice(rowsInSight);
    return [
      tableOf(rows.slice(0, rowsInSight)),
      ...(folded.length > 0 ? [details(page.t('services.more_facts'), [tableOf(folded)])] : []),
    ];
  },
};

/** The table with a flag before the name of each country. */
function withFlags(node: Table, page: Page): Table {
  const row = node.children.find(({children: [label]}) => text(label!) === page.t('services.row.countries'));
  if (row) row.children[1]!.children = countryCell(serviceOf(page), page);
  return node;
}

function countryCell({countries}: Service, page: Page): PhrasingContent[] {
  if (countries.length === 0) return inline(page.t('services.every_country'));
  return namesOf(countries, page).flatMap(({code, name}, index) => [
    ...(index > 0 ? [plain(', ')] : []),
    element('span', {className: ['unbroken']}, [flagPicture(code), plain(name)]) as PhrasingContent,
  ]);
}

/** The countries of a service by their names, in the order of the language. */
function namesOf(countries: string[], {locale}: Page): {code: string; name: string}[] {
  const order = nameOrder(locale);
  return countries
    .map((code) => ({code, name: countryName(code, locale)}))
    .sort((one, other) => order(one.name, other.name));
}

/**
 * Label and value (Markdown) of each fact that a service can have; a fact that does not apply has no row. Direction and
 * integration are in the title of the page.
 */
export function factRows(service: Service, page: Page): string[][] {
  const {t, locale} = page;
  const family = loadFamilies(locale).find(({code: key}) => key === service.family)!;
  const {time_to_final: time, recurring} = service;
  const name = (group: string) => (value: string) => t(`services.${group}.${value}`);
  const isPaid = isPaidByPayer(service);
  const hasTransaction = service.flow !== 'check';
  const limits = limitsOf(service);
  const rows: [label: string, value: string, applies?: boolean][] = [
    [
      'limits',
      `${limits.map((limit) => limitText(limit, page)).join('; ')} ${t('services.own_limits')}`,
      limits.length > 0,
    ],
    [hasTransaction ? 'typical' : 'check_time', `${duration(time.typical_seconds, locale)} ${time.typical_from}`],
    [
      'settlement',
      t('services.settlement', {tariffs: page.link('/cabinet/control/tariffs#task-when', t('services.tariffs'))}),
      isPaid,
    ],
    ['refund', refundText(service, page), isPaid],
    ['chargeback', chargebackText(service, page), isPaid],
    ['fee', t('services.fee', {tariffs: page.link('/cabinet/control/tariffs', t('services.tariffs'))})],
    [
      'countries',
      namesOf(service.countries, page)
        .map(({name: country}) => country)
        .join(', ') || t('services.every_country'),
    ],
    ['currencies', service.currencies.map((currency) => currencyText(currency, page)).join(', ')],
    ['code', inlineCode(service.code)],
    [
      service.direction === 'payout' ? 'recipient_action' : 'payer_action',
      personText(service, page),
      (service.direction !== 'payout' && hasTransaction) || service.payer_action.some((action) => action !== 'none'),
    ],
    // A payout that waits for an approval takes longer.
    [service.statuses.some(({code}) => code === 'on_hold') ? 'longest_payout' : 'longest', longestText(service, page)],
    ['expiry', expiryFact(service, page), hasTransaction],
    ['recurring', recurringText(service, page), isPaid || recurring.is_possible || recurring.services !== undefined],
    ['capture', service.capture.length > 1 ? t('services.capture.both') : name('capture')(service.capture[0]!), isPaid],
    ['cancel', cancelText(service, page), hasTransaction],
    // The title of a payout says it.
    ['flow', name('flow')(service.flow), service.flow !== 'payout'],
    ['initiator', initiatorText(service, page)],
    ['id', inlineCode(String(service.id))],
    ['family', page.link(`/services/${family.code}/`, family.title)],
    ['sandbox', t('services.no_sandbox'), !service.sandbox],
  ];
  return rows.filter(([, , applies = true]) => applies).map(([label, value]) => [t(`services.row.${label}`), value]);
}

/** Who starts a payment; where the service also charges by token, the merchant starts the later ones. */
function initiatorText({initiator, recurring}: Service, {t}: Page): string {
  return t(`services.initiator.${recurring.is_possible && initiator === 'payer' ? 'first_payer' : initiator}`);
}

/** The name of a currency with its code, or the code alone where it is also the name. */
function currencyText(currency: string, {locale}: Page): string {
  const name = currencyName(currency, locale);
  return name === currency ? inlineCode(currency) : `${name} (${inlineCode(currency)})`;
}

/** The longest time to a final status. If `expires_in` of a request may extend it, the text says so. */
function longestText({family, time_to_final: time, expiry}: Service, {t, locale}: Page): string {
  const {longest_seconds: longest, longest_why: why} = time;
  const {default_seconds: usual, longest_seconds: most = 0} = expiry ?? {};
  // Whether the payer's time limit determines the longest time; for cryptocurrency that starts with the transfer.
  const isOwn = usual !== undefined && family !== 'crypto' && !why.includes('`expires_in`');
  const isLonger = isOwn && most > usual && most >= longest;
  const length = duration(longest, locale);
  return `${isLonger ? t('services.longer', {time: length}) : length} — ${why}`;
}

/** The payer's time limit, and between which bounds a request sets it. */
function expiryFact(service: Service, page: Page): string {
  const {expiry} = service;
  const time = expiryText(service, page);
  if (expiry === null) return time;
  if (expiry.shortest_seconds === expiry.longest_seconds) return page.t('services.fixed_expiry', {time});
  return page.t('services.expiry', {
    time,
    shortest: number(expiry.shortest_seconds, page.locale),
    longest: number(expiry.longest_seconds, page.locale),
  });
}
