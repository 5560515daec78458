import type {PhrasingContent, Table, TableCell} from 'mdast';
import {element, table, text, type Node} from '../../content/core/markdown';
import type {Page} from '../page';
import {permalink} from '../permalink';

/** A row with a permalink. */
export interface LinkedRow {
  /** Id of the row; its first cell gets the permalink. */
  id: string;
  /** Markdown of one paragraph, or nodes. */
  cells: (string | PhrasingContent[])[];
  /** Where the first cell leads, if not to the row itself. */
  href?: string | null;
  /** Search words that are not shown. */
  also?: string[];
}

/** Columns, by index. */
interface Columns {
  /** The language of those that are not in the page's language. */
  foreign?: Record<number, string>;
  /** Those whose cells are values that a click copies, such as codes. */
  values?: number[];
}

/** A table with a permalink per row (`#UA`) in its first cell. */
export function linkedTable(
  page: Page,
  headers: string[],
  rows: LinkedRow[],
  {foreign = {}, values = []}: Columns = {},
): Node {
  const node = table(
    headers,
    rows.map(({cells}) => cells.map((cell) => (typeof cell === 'string' ? cell : ''))),
    'codes',
  ) as Table;
  rows.forEach(({id, cells, also, href}, index) => {
    const row = node.children[index + 1]!;
    if (also?.length) row.data = {hProperties: {'data-also': also.join(' ')}};
    cells.forEach((cell, column) => {
      const drawn = row.children[column] as TableCell;
      if (typeof cell !== 'string') drawn.children = cell;
      const isValue = values.includes(column) && drawn.children.length > 0;
      if (foreign[column] || isValue)
        drawn.data = {hProperties: {...(foreign[column] && {lang: foreign[column]}), ...(isValue && {dataValue: ''})}};
    });
    const first = row.children[0] as TableCell;
    // A row that is explained elsewhere is itself a link to there.
    first.children = href
      ? [element('a', {id, href}, first.children) as unknown as PhrasingContent]
      : [...first.children, permalink(page, id, first.children.map(text).join(''))];
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
  const label = page.t('reference.services.label', {code, count: services.length});
  return [element('a', {href: `/services/?${key}=${code}`, 'aria-label': label}, [text]) as unknown as PhrasingContent];
}
