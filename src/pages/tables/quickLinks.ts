import {element, plain, withTwin, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** A place of a long table and its short name. */
interface QuickLink {
  id: string;
  name: string;
}

/** A row of links to places of a long table. A Markdown twin needs none, because its reader searches the text. */
export function quickLinks(page: Page, links: QuickLink[]): Node {
  const nav = element(
    'nav',
    {className: ['quick-links', 'unindexed'], ariaLabel: page.t('reference.quickLinks')},
    links.map(({id, name}) => element('a', {href: `#${id}`}, [plain(name)])),
  );
  return withTwin(nav, []);
}

/** The first row of each letter, in the order of the rows: `Å` belongs to `A`, and all digits together to `0–9`. */
export function letterLinks(rows: {id: string; name: string}[]): QuickLink[] {
  const first = new Map<string, QuickLink>();
  for (const {id, name} of rows) {
    const letter = letterOf(name);
    if (!first.has(letter)) first.set(letter, {id, name: letter});
  }
  return [...first.values()];
}

/** Only Latin letters lose their marks: `Й` and `Ї` are letters of the Ukrainian alphabet. */
function letterOf(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? name;
  if (/\p{N}/u.test(letter)) return '0–9';
  return (/\p{Script=Latin}/u.test(letter) ? letter.normalize('NFD')[0]! : letter).toUpperCase();
}
