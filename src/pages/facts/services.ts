import type {PhrasingContent, Table} from 'mdast';
import {filters, type Filter} from '../../wire/finder';
import {inlineCode} from '../../content/core/format';
import {component, element, heading, inline, paragraph, table, type Node} from '../../content/core/markdown';
import {countryName, currencyName, nameOrder} from '../../content/core/names';
import {isPaidByPayer, loadFamilies, loadServices, type Service} from '../../content/services/services';
import type {Page} from '../page';
import {actionsOf} from '../serviceText';

/** The tables of all services in the service finder, one per family, and its downloads: `<Facts name="services" />`. */
export function build(page: Page): Node[] {
  const {t, locale} = page;
  const services = loadServices(locale);
  const families = loadFamilies(locale).map(({code, title}) => {
    const ofFamily = services.filter(({family}) => family === code);
    return element('section', {}, [heading(3, title, `family-${code}`), tableOf(ofFamily, page)]);
  });
  const link = (ending: string) => `[${ending.toUpperCase()}](${page.download(`services.${ending}`)})`;
  return [
    component('ServiceFinder', {names: JSON.stringify(offeredBy(services, page))}, families),
    paragraph(t('services.finder.download', {csv: link('csv'), json: link('json')})),
  ];
}

function tableOf(services: Service[], page: Page): Table {
  const {t} = page;
  const names = namesOf(page);
  const named = (filter: Filter, values: string[]): string => values.map((value) => names[filter](value)).join(', ');
  // `none` among other actions: in some payments nobody has to act.
  const actionText = (actions: string[]): string => {
    const others = actions.filter((action) => action !== 'none');
    const isSometimesNone = others.length > 0 && others.length < actions.length;
    return isSometimesNone
      ? t('services.finder.or_nothing', {actions: named('action', others)})
      : named('action', actions);
  };
  const node = table(
    [
      t('services.name'),
      t('services.finder.way'),
      t('services.row.countries'),
      t('services.row.currencies'),
      t('services.finder.action'),
      t('services.row.refund'),
      t('services.row.recurring'),
    ],
    services.map((service) => {
      const {direction, integration, country, currency, action, refund, recurring} = valuesOf(service);
      return [
        '',
        `${named('direction', direction)}, ${named('integration', integration)}`,
        // Country codes, because many names would make the row too high.
        country.join(', ') || t('services.every_country'),
        currency.join(', '),
        actionText(action),
        named('refund', refund) || '—',
        named('recurring', recurring),
      ];
    }),
    'finder',
  ) as Table;
  services.forEach((service, index) => addIdentity(node.children[index + 1]!, service, page));
  return node;
}

/** The values of a service by filter; no country means every country. */
export function valuesOf(service: Service): Record<Filter, string[]> {
  return {
    country: service.countries,
    currency: service.currencies,
    direction: [service.direction],
    integration: [service.integration],
    action: actionsOf(service),
    // Nothing is refunded where no payer has paid.
    refund: isPaidByPayer(service) ? [service.refund.mode] : [],
    recurring: [service.recurring.is_possible ? 'yes' : 'no'],
  };
}

/** Labels of filter values. */
function namesOf({t, locale}: Page): Record<Filter, (value: string) => string> {
  const label = (group: string) => (value: string) => t(`services.${group}.${value}`);
  return {
    country: (code) => countryName(code, locale),
    currency: (code) => [...new Set([code, currencyName(code, locale)])].join(' — '),
    direction: label('direction'),
    integration: label('integration'),
    action: label('action'),
    refund: label('refund'),
    recurring: label('recurring'),
  };
}

/** Order of the enumerated values; countries and currencies are sorted by name. */
const orders: Partial<Record<Filter, string[]>> = {
  direction: ['payin', 'payout', 'transfer', 'none'],
  integration: ['hpp', 'h2h'],
  action: ['redirect', 'link', 'qr', 'push', 'otp', 'voucher', 'transfer', 'accept', 'none'],
  refund: ['partial', 'full', 'none'],
  recurring: ['yes', 'no'],
};

/** The values that occur, with their labels, in display order. */
function offeredBy(services: Service[], page: Page): Record<Filter, [value: string, name: string][]> {
  const names = namesOf(page);
  const byName = nameOrder(page.locale);
  return Object.fromEntries(
    filters.map((filter) => {
      const present = [...new Set(services.flatMap((service) => valuesOf(service)[filter]))].map(
        (value): [string, string] => [value, names[filter](value)],
      );
      const order = orders[filter];
      return [
        filter,
        present.sort(([value, name], [otherValue, otherName]) =>
          order ? order.indexOf(value) - order.indexOf(otherValue) : byName(name, otherName),
        ),
      ];
    }),
  ) as Record<Filter, [string, string][]>;
}

/**
 * Turns a row's first cell into its header (title, code), and adds the filter values as `data-` attributes.
 */
function addIdentity(row: Table['children'][number], service: Service, page: Page): void {
  const {code, title} = service;
  const values = valuesOf(service);
  row.data = {
    hProperties: Object.fromEntries(filters.map((filter) => [`data-${filter}`, values[filter].join(' ')])),
  };
  const [head] = row.children;
  const [name] = inline(page.link(`/services/${code}`, title)) as [PhrasingContent];
  head!.data = {hName: 'th', hProperties: {scope: 'row'}};
  head!.children = [
    name.type === 'link' ? name : element('span', {}, [name]),
    ...inline(inlineCode(code)),
  ] as PhrasingContent[];
}
