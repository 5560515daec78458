import {list, type Node} from '../../../content/markdown';
import {loadFamilies, loadServices} from '../../../content/services';
import type {Page} from '../page';

/** All families, each a link to its page where it has one: `<Facts name="service_families" />`. */
export function build(page: Page): Node[] {
  const services = loadServices(page.locale);
  return [
    list(
      loadFamilies(page.locale).map(({code, title}) => {
        const own = services.filter(({family}) => family === code).map((service) => page.link(`/services/${service.code}`, service.title));
        return [`**${page.link(`/services/${code}/`, title)}**`, own.join(', ')].filter(Boolean).join(': ');
      }),
    ),
  ];
}
