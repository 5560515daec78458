import {headOf} from '../pages/page';
import type {LocaleCode} from '../content/core/locales';
import {listPages, routeOf} from '../content/core/sidebar';

/**
 * Address (without the language) and title of every page in the order of the sidebar, with which the 404 page
 * suggests pages for an unknown address: `pages.json` → text, one page per line.
 */
export function pageListFile(locale: LocaleCode): Record<string, string> {
  const lines = listPages().map((id) => JSON.stringify([routeOf(id), headOf(id, locale).title]));
  return {'pages.json': `[\n${lines.join(',\n')}\n]\n`};
}
