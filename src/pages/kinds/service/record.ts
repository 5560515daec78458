import {loadService, type Service} from '../../../content/services/services';
import type {Page} from '../../page';

/** The service record named in the page's front matter, in the page's language. */
export function serviceOf(page: Page): Service {
  const code = String(page.frontMatter.service);
  if (page.path !== `/services/${code}`) {
    throw new Error(`${page.file}: service is ${code}. Write the path of the page below services/.`);
  }
  return loadService(code, page.locale);
}
