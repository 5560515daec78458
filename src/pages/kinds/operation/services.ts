import {inlineCode} from '../../../content/core/format';
import {familiesInSidebar, servicesOf} from '../../../content/services/operationServices';
import {loadFamilies} from '../../../content/services/services';
import {loadGatewayServices} from '../../../content/examples/world';
import type {GatewayService} from '../../../gateway';
import type {Page} from '../../page';

/** More services than this are counted by family, so that the page stays small. */
const maxListed = 12;

/** The services that use an operation, as the text of a table cell. */
export function servicesText(operationId: string, page: Page): string {
  const {t, link} = page;
  const found = servicesOf(operationId, loadGatewayServices());
  if (typeof found === 'string')
    return t(`operation.services.${found}`, {catalogue: link('/services/', t('operation.services.catalogue'))});
  const services =
    found.length > maxListed
      ? byFamily(found, page)
      : found.map(({code}) => link(`/services/${code}`, inlineCode(code))).join(', ');
  return t(operationId.endsWith('/transaction/cancel') ? 'operation.services.refunds' : 'operation.services.some', {
    services,
  });
}

/** Counts by family with links, such as “Cards (5), Pix (3)”; a service without a family is listed by its code. */
function byFamily(services: GatewayService[], page: Page): string {
  const familyOf = familiesInSidebar();
  const named = loadFamilies(page.locale).flatMap(({code, title}) => {
    const count = services.filter((service) => familyOf.get(service.code) === code).length;
    return count > 0 ? [`${page.link(`/services/${code}/`, title)} (${count})`] : [];
  });
  return [...named, ...services.filter(({code}) => !familyOf.has(code)).map(({code}) => inlineCode(code))].join(', ');
}
