import {load} from 'cheerio';
import type {IndexedDocument} from './client/hit';

/** Rows of code tables, whose first cell has a permalink. */
export const codeRowSelector = 'article tr:has(> td:first-child > a[id])';

/** A cheap test that avoids parsing pages without such rows. */
const permalink = /<a\s[^>]*\bid=/;

/**
 * One document per code listed on a page, so that a search for the code leads to its row.
 *
 * @param html the page
 * @param title the page's title document
 * @param firstId the first unused id
 */
export function readCodeRows(html: string, title: IndexedDocument, firstId: number): IndexedDocument[] {
  if (!permalink.test(html)) return [];
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
