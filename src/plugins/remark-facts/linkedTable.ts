import type {PhrasingContent, Table, TableCell} from 'mdast';
import {element, table, type Node} from '../../content/core/markdown';
import {hasPage, pageAt} from '../../content/core/sidebar';
import type {Page} from './page';

/** A row with an address of its own. */
export interface LinkedRow {
  /** Id of the row; its first cell is the link. */
  id: string;
  /** Markdown of one paragraph each, or nodes. */
  cells: (string | PhrasingContent[])[];
  /** Words that the filter finds and nobody sees. */
  also?: string[];
}

/**
 * A table whose rows have addresses (`#UA`): the first cell links to its own row.
 *
 * @param foreign language of the columns that are not in the page's, by position
 */
export function linkedTable(headers: string[], rows: LinkedRow[], foreign: Record<number, string> = {}): Node {
  const node = table(
    headers,
    rows.map(({cells}) => cells.map((cell) => (typeof cell === 'string' ? cell : ''))),
  ) as Table;
  rows.forEach(({id, cells, also}, index) => {
    const row = node.children[index + 1]!;
    if (also?.length) row.data = {hProperties: {'data-also': also.join(' ')}} as never;
    cells.forEach((cell, column) => {
      const drawn = row.children[column] as TableCell;
      if (typeof cell !== 'string') drawn.children = cell;
      if (foreign[column]) drawn.data = {hProperties: {lang: foreign[column]}} as never;
    });
    // The link collects the id for the check of anchors, and gives the reader the row's address.
    const first = row.children[0] as TableCell;
    first.children = [element('a', {id, href: `#${id}`}, first.children) as unknown as PhrasingContent];
  });
  return node;
}

/** How many services use a code, with the way to them: the finder shows the same ones. */
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
