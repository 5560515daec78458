import {inlineCode, unitsOf} from '../../content/core/format';
import {table, type Node} from '../../content/core/markdown';
import {loadServices, type Service} from '../../content/services/services';
import type {Page} from '../page';
import {groupCell, groupServices} from '../serviceGroups';
import {cancelText, chargebackText} from '../serviceText';

/** Predicates of the table's parts, which together cover all services. */
export const refundParts: Record<string, (service: Service) => boolean> = {
  possible: ({refund}) => refund.mode !== 'none',
  impossible: ({direction, refund}) => direction === 'payin' && refund.mode === 'none',
  others: ({direction, refund}) => direction !== 'payin' && refund.mode === 'none',
};

/** Payouts that can return money of a service: those that share a currency and a country with it. */
export function payoutsFor(service: Service, services: Service[]): Service[] {
  return services.filter(
    ({direction, currencies, countries}) =>
      direction === 'payout' &&
      currencies.some((currency) => service.currencies.includes(currency)) &&
      (countries.length === 0 ||
        service.countries.length === 0 ||
        countries.some((country) => service.countries.includes(country))),
  );
}

/**
 * Refunds and chargebacks of all services, by family: `<Facts name="refunds" of="possible" />`. `impossible` lists the
 * pay-ins without refunds, with payouts to use instead; `others` lists services that have nothing to refund.
 */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  const fits = refundParts[of];
  if (!fits)
    throw new Error(`${page.file}: refunds has no of="${of}". Write one of ${Object.keys(refundParts).join(', ')}.`);
  const all = loadServices(page.locale);
  const services = all.filter(fits);
  const columns: Record<string, [labels: string[], cells: (service: Service) => string[]]> = {
    possible: [
      ['services.row.refund', 'guides.until', 'guides.goes', 'services.row.chargeback'],
      (service) => [
        page.t(`services.refund.${service.refund.mode}`),
        unitsOf(service.refund.until_days!, 'day', page.locale),
        service.refund.to ?? '',
        chargebackText(service, page),
      ],
    ],
    impossible: [
      ['services.row.currencies', 'guides.instead', 'services.row.chargeback'],
      (service) => [
        service.currencies.join(', '),
        payoutsFor(service, all)
          .map(({code}) => page.link(`/services/${code}`, inlineCode(code)))
          .join(', ') || page.t('guides.no_payout'),
        chargebackText(service, page),
      ],
    ],
    others: [
      ['services.row.direction', 'services.row.cancel'],
      (service) => [page.t(`services.direction.${service.direction}`), cancelText(service, page)],
    ],
  };
  const [labels, cells] = columns[of]!;
  const rows = groupServices(services, cells).map((group) => [groupCell(group, page), ...group.cells]);
  return [table([page.t('guides.methods'), ...labels.map((label) => page.t(label))], rows)];
}
