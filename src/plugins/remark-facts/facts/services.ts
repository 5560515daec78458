import {tick} from '../../../content/format';
import {table, type Node} from '../../../content/markdown';
import {loadServices} from '../../../content/services';
import type {Page} from '../page';

/** Every service that has a record: `<Facts name="services" />`. */
export function build(page: Page): Node[] {
  const {t} = page;
  return [
    table(
      [t('services.name'), t('services.row.code'), t('services.row.direction'), t('services.row.integration'), t('services.row.countries'), t('services.row.currencies')],
      loadServices(page.locale).map((service) => [
        page.link(`/services/${service.code}`, service.title),
        tick(service.code),
        t(`services.direction.${service.direction}`),
        t(`services.integration.${service.integration}`),
        service.countries.join(', '),
        service.currencies.join(', '),
      ]),
    ),
  ];
}
