import {pagesFolder, locales} from '../core/locales';
import {markFile, markOf, markOfFamily} from './marks';
import {loadFamilies, loadService} from './services';

/** A property that `pictureTitle` adds to the front matter of a page. */
export interface PicturedTitle {
  /** Address of the mark beside the title. */
  title_mark?: string;
}

/**
 * Adds the mark of the method to the front matter of the page of a service, or of a family whose services have the same.
 *
 * @param file of the page, relative to the root
 */
export function pictureTitle(frontMatter: Record<string, unknown> & PicturedTitle, file: string): void {
  const mark = markOfPage(frontMatter, file);
  if (mark !== null) frontMatter.title_mark = `/${markFile(mark)}`;
}

function markOfPage({service}: Record<string, unknown>, file: string): string | null {
  if (typeof service === 'string') return markOf(loadService(service));
  const family = loadFamilies().find(({code}) =>
    locales.some(({code: locale}) => file === `${pagesFolder(locale)}/services/${code}/index.mdx`),
  );
  return family ? markOfFamily(family.code) : null;
}
