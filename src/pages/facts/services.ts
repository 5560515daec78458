import type {PhrasingContent, Table} from 'mdast';
import {writeValues, type Filter} from '../../wire/finder';
import {duration, inlineCode} from '../../content/core/format';
import {component, element, heading, inline, paragraph, plain, table, type Node} from '../../content/core/markdown';
import {countryName} from '../../content/core/names';
import {markOf, monogramOf} from '../../content/services/marks';
import {isPaidByPayer, loadFamilies, loadServices, type Service} from '../../content/services/services';
import type {Page} from '../page';
import {markPicture} from '../pictures';
import {actionsOf, limitText, limitsOf, methodName, personText, refundMode} from '../serviceText';

/** A service with more limits shows the first one, and counts the others. */
const maxLimits = 2;

/**
 * The tables of all services, one per family, which the finder of the page filters, and their downloads: `<Facts
 * name="services" />`.
 */
export function build(page: Page): Node[] {
  const {t, locale} = page;
  const services = loadServices(locale);
  const families = loadFamilies(locale).map(({code, title}) => {
    const ofFamily = services.filter(({family}) => family === code);
    return element('section', {}, [heading(3, title, `family-${code}`), tableOf(ofFamily, page)]);
  });
  const link = (ending: string) => `[${ending.toUpperCase()}](${page.download(`services.${ending}`)})`;
  return [
    component('ServiceList', {}, families),
    paragraph(t('services.finder.download', {csv: link('csv'), json: link('json')})),
  ];
}

function tableOf(services: Service[], page: Page): Table {
  const {t, locale} = page;
  const node = table(
    [
      t('services.name'),
      t('services.row.person_action'),
      t('services.row.limits'),
      t('services.usual_time'),
      t('services.row.refund'),
      t('services.row.chargeback'),
    ],
    services.map((service) => [
      '',
      personText(service, page),
      amountsOf(service, page),
      duration(service.time_to_final.typical_seconds, locale),
      refundMode(service, page),
      isPaidByPayer(service) ? t(`services.finder.chargeback.${service.chargeback.kind}`) : '—',
    ]),
    'finder',
  ) as Table;
  services.forEach((service, index) => addIdentity(node.children[index + 1]!, service, page));
  return node;
}

/** The limits of a service, or the first of many and the number of other currencies. */
function amountsOf(service: Service, page: Page): string {
  const limits = limitsOf(service);
  const shown = limits.length > maxLimits ? limits.slice(0, 1) : limits;
  const texts = shown.map((limit) => limitText(limit, page));
  const rest = limits.length - shown.length;
  return [...texts, ...(rest > 0 ? [page.t('services.more_limits', {count: String(rest)})] : [])].join('; ') || '—';
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

/** The name of the country of a service, or the codes of several, because many names would make the row too high. */
function placesOf({countries}: Service, {t, locale}: Page): string {
  const [first, ...others] = countries;
  if (first === undefined) return t('services.every_country');
  return others.length === 0 ? countryName(first, locale) : countries.join(', ');
}

/**
 * Turns a row's first cell into its header (mark, title, code, countries), and adds the filter values as a `data-`
 * attribute. Letters in the place of a mark are an attribute as well, which takes less of the page than an element.
 */
function addIdentity(row: Table['children'][number], service: Service, page: Page): void {
  const {code, title} = service;
  row.data = {hProperties: {dataValues: writeValues(valuesOf(service))}};
  const [head] = row.children;
  const [name] = inline(page.link(`/services/${code}`, title)) as [PhrasingContent];
  const hasMark = markOf(service) !== null;
  head!.data = {
    hName: 'th',
    hProperties: {scope: 'row', ...(!hasMark && {dataMark: monogramOf(methodName(service, page))})},
  };
  head!.children = [
    ...(hasMark ? [markPicture(service, page)] : []),
    name.type === 'link' ? name : element('span', {}, [name]),
    plain(' '),
    ...inline(inlineCode(code)),
    plain(` ${placesOf(service, page)}`),
  ] as PhrasingContent[];
}
