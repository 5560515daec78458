import {duration, tick} from '../../../content/format';
import {table, type Node} from '../../../content/markdown';
import {loadServices, type Service} from '../../../content/services';
import type {Page} from '../page';
import {limitText, refundText} from '../serviceText';

/** The services of a family side by side: `<Facts name="service_comparison" family="pix" />`. */
export function build(page: Page, {family = ''}: Record<string, string>): Node[] {
  const {t, locale} = page;
  const services = loadServices(locale).filter((service) => service.family === family);
  if (services.length === 0) throw new Error(`${page.file}: no service has the family “${family}”. Write a key of src/data/services/families.yaml that has records.`);
  const rows: [string, (service: Service) => string][] = [
    ['services.row.id', ({id}) => tick(String(id))],
    ['services.row.direction', ({direction}) => t(`services.direction.${direction}`)],
    ['services.row.integration', ({integration}) => t(`services.integration.${integration}`)],
    ['services.row.payer_action', ({payer_action}) => payer_action.map((action) => t(`services.payer_action.${action}`)).join('; ')],
    ['services.required_fields', ({fields}) => fields.filter((field) => field.is_required).map(({name}) => tick(name)).join(', ') || '—'],
    ['services.row.limits', ({limits}) => limits.map((limit) => limitText(limit, page)).join('; ')],
    ['services.row.typical', ({time_to_final: time}) => duration(time.typical_seconds, locale)],
    ['services.row.expiry', ({expiry}) => (expiry ? duration(expiry.default_seconds, locale) : t('services.no_expiry'))],
    ['services.row.refund', (service) => refundText(service, page)],
  ];
  const linkOf = ({code}: Service) => page.link(`/services/${code}`, tick(code));
  // A table of many columns cannot be read: then each service is a row.
  if (services.length > mostColumns) {
    const shown = rows.filter(([name]) => !['services.row.id', 'services.required_fields'].includes(name));
    return [table([t('services.name'), ...shown.map(([name]) => t(name))], services.map((service) => [linkOf(service), ...shown.map(([, valueOf]) => valueOf(service))]))];
  }
  return [table([t('services.fact'), ...services.map(linkOf)], rows.map(([name, valueOf]) => [t(name), ...services.map(valueOf)]))];
}

/** Services that stand side by side as columns. */
const mostColumns = 4;
