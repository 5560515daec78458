import {duration, tick} from '../../../content/format';
import {table, type Node} from '../../../content/markdown';
import {loadServices} from '../../../content/services';
import type {Page} from '../page';
import {limitText, refundText} from '../serviceText';

/** The services of a family side by side: `<Facts name="service_comparison" family="pix" />`. */
export function build(page: Page, {family = ''}: Record<string, string>): Node[] {
  const {t, locale} = page;
  const services = loadServices(locale).filter((service) => service.family === family);
  if (services.length === 0) throw new Error(`${page.file}: no service has the family “${family}”. Write a key of src/data/services/families.yaml that has records.`);
  const row = (name: string, value: (service: (typeof services)[number]) => string) => [t(name), ...services.map(value)];
  return [
    table(
      [t('services.fact'), ...services.map(({code}) => page.link(`/services/${code}`, tick(code)))],
      [
        row('services.row.id', ({id}) => tick(String(id))),
        row('services.row.direction', ({direction}) => t(`services.direction.${direction}`)),
        row('services.row.integration', ({integration}) => t(`services.integration.${integration}`)),
        row('services.row.payer_action', ({payer_action}) => payer_action.map((action) => t(`services.payer_action.${action}`)).join('; ')),
        row('services.required_fields', ({fields}) => fields.filter((field) => field.is_required).map(({name}) => tick(name)).join(', ') || '—'),
        row('services.row.limits', ({limits}) => limits.map((limit) => limitText(limit, page)).join('; ')),
        row('services.row.typical', ({time_to_final: time}) => duration(time.typical_seconds, locale)),
        row('services.row.expiry', ({expiry}) => (expiry ? duration(expiry.default_seconds, locale) : t('services.no_expiry'))),
        row('services.row.refund', (service) => refundText(service, page)),
      ],
    ),
  ];
}
