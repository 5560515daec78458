import {inlineCode} from '../content/core/format';
import {loadFamilies, type Service} from '../content/services/services';
import type {Page} from './page';

/** Services of one family whose other cells are equal. */
interface ServiceGroup {
  services: Service[];
  cells: string[];
}

/** Groups services by family and cells, in order of appearance. */
export function groupServices(services: Service[], cellsOf: (service: Service) => string[]): ServiceGroup[] {
  const groups = new Map<string, ServiceGroup>();
  for (const service of services) {
    const cells = cellsOf(service);
    const key = JSON.stringify([service.family, ...cells]);
    const group = groups.get(key) ?? {services: [], cells};
    group.services.push(service);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Links such as “**Pix**: `pix/payin_hpp`, `pix/payin_h2h`”. */
export function groupCell({services}: ServiceGroup, page: Page): string {
  const {code, title} = loadFamilies(page.locale).find((family) => family.code === services[0]!.family)!;
  return `**${page.link(`/services/${code}/`, title)}**: ${services.map((service) => page.link(`/services/${service.code}`, inlineCode(service.code))).join(', ')}`;
}
