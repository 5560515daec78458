import {duration, inlineCode} from '../../content/core/format';
import {heading, table, type Node} from '../../content/core/markdown';
import {countryName, nameOrder} from '../../content/core/names';
import {isPaidByPayer, loadServices, type Service} from '../../content/services/services';
import type {Page} from '../page';
import {expiryText, limitText, limitsOf, personText, refundMode, refundText} from '../serviceText';

/** Families of at most this many services get one column per service; larger ones get rows. */
const maxColumns = 4;
/** At most this many services share a table; larger families get a table per country. */
const maxRows = 12;

/** Compares the services of a family: `<Facts name="serviceComparison" family="pix" />`. */
export function build(page: Page, {family = ''}: Record<string, string>): Node[] {
  const services = loadServices(page.locale).filter((service) => service.family === family);
  if (services.length === 0)
    throw new Error(
      `${page.file}: no service has the family “${family}”. Write a key of src/data/services/families.yaml that has records.`,
    );
  if (services.length <= maxColumns) return [asColumns(services, page)];
  if (services.length <= maxRows) return [asRows(services, page)];
  return byCountry(services, page);
}

/** Label of the row with the actions of the payer, of the recipient, or of both if the services differ. */
function actorOf(services: Service[]): 'payer_action' | 'recipient_action' | 'person_action' {
  const payouts = services.filter(({direction}) => direction === 'payout').length;
  if (payouts === 0) return 'payer_action';
  return payouts === services.length ? 'recipient_action' : 'person_action';
}

function asColumns(services: Service[], page: Page): Node {
  const {t, locale} = page;
  const isForPayer = services.some(isPaidByPayer);
  const isForPerson = services.some(({payer_action: actions}) => actions.some((action) => action !== 'none'));
  // The row of actions is omitted if no payout needs one, as on the pages of the services.
  const rows: [string, (service: Service) => string, boolean?][] = [
    ['services.row.id', ({id}) => inlineCode(String(id))],
    ['services.row.direction', ({direction}) => t(`services.direction.${direction}`)],
    ['services.row.integration', ({integration}) => t(`services.integration.${integration}`)],
    [`services.row.${actorOf(services)}`, (service) => personText(service, page), isForPayer || isForPerson],
    [
      'services.required_fields',
      ({fields}) =>
        fields
          .filter((field) => field.is_required)
          .map(({name}) => inlineCode(name))
          .join(', ') || '—',
    ],
    [
      'services.row.limits',
      (service) =>
        limitsOf(service)
          .map((limit) => limitText(limit, page))
          .join('; ') || '—',
    ],
    ['services.row.typical', ({time_to_final: time}) => duration(time.typical_seconds, locale)],
    ['services.row.expiry', (service) => expiryText(service, page)],
    ['services.row.refund', (service) => (isPaidByPayer(service) ? refundText(service, page) : '—'), isForPayer],
  ];
  const heads = services.map(({code}) => page.link(`/services/${code}`, inlineCode(code)));
  return table(
    [t('services.fact'), ...heads],
    rows.filter(([, , applies = true]) => applies).map(([name, valueOf]) => [t(name), ...services.map(valueOf)]),
  );
}

/** Limits shown in a row; the rest is counted. */
const maxLimits = 2;

/** Only short, differing facts, so that the table fits a phone; the title already says direction and integration. */
function asRows(services: Service[], page: Page): Node {
  const {t, locale} = page;
  const shortLimits = (service: Service): string => {
    const limits = limitsOf(service);
    const rest = limits.length - maxLimits;
    const shown = limits.slice(0, maxLimits).map((limit) => limitText(limit, page));
    return [...shown, ...(rest > 0 ? [t('services.more_limits', {count: String(rest)})] : [])].join('; ') || '—';
  };
  return table(
    [t('services.name'), t('services.row.limits'), t('services.usual_time'), t('services.row.refund')],
    services.map((service) => [
      page.link(`/services/${service.code}`, service.title),
      shortLimits(service),
      duration(service.time_to_final.typical_seconds, locale),
      refundMode(service, page),
    ]),
    'family',
  );
}

/** A table per country, sorted by name, and one for services available everywhere. */
function byCountry(services: Service[], page: Page): Node[] {
  const {t, locale} = page;
  const order = nameOrder(locale);
  const countries = [...new Set(services.flatMap(({countries: own}) => own))]
    .map((code) => ({code, name: countryName(code, locale)}))
    .sort((one, other) => order(one.name, other.name));
  const everywhere = services.filter(({countries: own}) => own.length === 0);
  return [
    ...countries.flatMap(({code, name}) => [
      heading(3, name, `services-${code.toLowerCase()}`),
      asRows(
        services.filter(({countries: own}) => own.includes(code)),
        page,
      ),
    ]),
    ...(everywhere.length > 0
      ? [heading(3, t('services.by_country.every'), 'services-everywhere'), asRows(everywhere, page)]
      : []),
  ];
}
