import {list, type Node} from '../../../content/core/markdown';
import {loadFamilies, loadServices} from '../../../content/services/services';
import type {Page} from '../page';

/** All families with their methods and a link to their page, if there is one: `<Facts name="serviceFamilies" />`. */
export function build(page: Page): Node[] {
  const services = loadServices(page.locale);
  return [
    list(
      loadFamilies(page.locale).map(({code, title}) => {
        const methods = [...new Set(services.filter(({family}) => family === code).map(({method}) => method))].filter(
          (method) => method !== title,
        );
        return [`**${page.link(`/services/${code}/`, title)}**`, methods.join(', ')].filter(Boolean).join(': ');
      }),
    ),
  ];
}
