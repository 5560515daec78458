import type {PhrasingContent, Table, TableCell} from 'mdast';
import {element, table, type Node} from '../../content/core/markdown';
import {hasPage, pageAt} from '../../content/core/sidebar';
import type {Page} from './page';

/** A row with a permalink. */
export interface LinkedRow {
  /** Id of the row; its first cell becomes the permalink. */
  id: string;
  /** Markdown of one paragraph, or nodes. */
  cells: (string | PhrasingContent[])[];
  /** Where the first cell leads, if not to the row itself. */
  href?: string | null;
  /** Search words that are not shown. */
  also?: string[];
}

/**
 * A table with a permalink per row (`#UA`) in its first cell.
 *
 * @param foreign language of columns that are not in the page's language, by index
 */
export function linkedTable(headers: string[], rows: LinkedRow[], foreign: Record<number, string> = {}): Node {
  const node = table(
    headers,
    rows.map(({cells}) => cells.map((cell) => (typeof cell === 'string' ? cell : ''))),
  ) as Table;
  rows.forEach(({id, cells, also, href}, index) => {
    const row = node.children[index + 1]!;
    if (also?.length) row.data = {hProperties: {'data-also': also.join(' ')}};
    cells.forEach((cell, column) => {
      const drawn = row.children[column] as TableCell;
      if (typeof cell !== 'string') drawn.children = cell;
      if (foreign[column]) drawn.data = {hProperties: {lang: foreign[column]}};
    });
    // The link registers its id for the broken-anchor check, and is the row's permalink.
    const first = row.children[0] as TableCell;
    first.children = [element('a', {id, href: href ?? `#${id}`}, first.children) as unknown as PhrasingContent];
  });
  return node;
}

/** The number of services that use a code, as a link to the finder filtered by it. */
export function servicesCell(
  page: Page,
  key: 'country' | 'currency',
  code: string,
  services: string[] = [],
): PhrasingContent[] {
  if (services.length === 0) return [];
  const text = {type: 'text' as const, value: String(services.length)};
  if (!hasPage(pageAt('/services/'))) return [text];
  const label = page.t('reference.services.label', {code, count: services.length});
  return [element('a', {href: `/services/?${key}=${code}`, 'aria-label': label}, [text]) as unknown as PhrasingContent];
}
