import {load} from 'cheerio';
import type {IndexedDocument} from './client/hit';

/** Rows of tables of codes, whose first cell can be linked to. */
export const codeRowSelector = 'article tr:has(> td:first-child > a[id])';

/** Without one a page has no such row, and need not be parsed. */
const namedLink = /<a\s[^>]*\bid=/;

/**
 * A document for each code that a page lists, so that a code leads to its row.
 *
 * @param html the page
 * @param title the document of its title
 * @param firstId the first number that no document has
 */
export function readCodeRows(html: string, title: IndexedDocument, firstId: number): IndexedDocument[] {
  if (!namedLink.test(html)) return [];
  const page = load(html);
  return page(codeRowSelector)
    .toArray()
    .map((row, index) => {
      const anchor = page(row).find('> td:first-child > a[id]').first();
      const cells = page(row)
        .children()
        .toArray()
        .map((cell) => page(cell).text().replace(/\s+/g, ' ').trim());
      return {
        i: firstId + index,
        t: cells.filter(Boolean).join(' · '),
        s: anchor.text().trim(),
        u: title.u,
        h: `#${anchor.attr('id')}`,
        p: title.i,
      };
    });
}
