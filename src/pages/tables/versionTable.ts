import type {Table, TableCell} from 'mdast';
import {inlineCode} from '../../content/core/format';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';
import {permalink, value} from '../permalink';

/** One line of a comparison, in Markdown; `last` says what changes or what it is for. */
interface VersionRow {
  v1: string;
  v2: string;
  last: string;
  /** Id of the row, whose permalink stands behind the name of the field. */
  id?: string;
}

/** A table that sets v1 beside v2; `label` heads its last column. */
export function versionTable(page: Page, rows: VersionRow[], label: string, ...classes: string[]): Node {
  const {t} = page;
  const node = table(
    [t('operation.versions.v1'), t('operation.versions.v2'), t(label)],
    rows.map(({v1, v2, last}) => [v1, v2, last]),
    ...classes,
  ) as Table;
  rows.forEach(({id, v1, v2}, index) => {
    if (id === undefined) return;
    const [first, second] = node.children[index + 1]!.children as [TableCell, TableCell];
    for (const cell of [first, second])
      cell.children = cell.children.map((child) => (child.type === 'inlineCode' ? value(child.value) : child));
    const [cell, name] = v1 === none ? [second, v2] : [first, v1];
    cell.children.push(permalink(page, id, name.replaceAll('`', '')));
  });
  return node;
}

/** Stands for a field that a version does not have. */
const none = '—';

/** Names of fields in one cell, each once; a text that is no name is Markdown already. */
export function fieldNames(names: string[]): string {
  const written = names.filter(Boolean).map((name) => (/^[\w*]+$/.test(name) ? inlineCode(name) : name));
  return [...new Set(written)].join(', ') || none;
}
