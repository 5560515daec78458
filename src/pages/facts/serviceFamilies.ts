import {list, type Node} from '../../content/core/markdown';
import {loadFamilies, loadServices} from '../../content/services/services';
import type {Page} from '../page';
import {methodName} from '../serviceText';

/**
 * All families with their methods and a link to their page, if there is one:
 * `<Facts name="serviceFamilies" />`.
 */
export function build(page: Page): Node[] {
  const services = loadServices(page.locale);
  return [
    list(
      loadFamilies(page.locale).map(({code, title, method: whole}) => {
        const ofFamily = services.filter(({family, method}) => family === code && method !== whole);
        const methods = [...new Set(ofFamily.map((service) => methodName(service, page)))];
        // The only method of a family is often its title.
        const names = methods.every((method) => method === title) ? '' : methods.join(', ');
        return [`**${page.link(`/services/${code}/`, title)}**`, names].filter(Boolean).join(': ');
      }),
    ),
  ];
}
