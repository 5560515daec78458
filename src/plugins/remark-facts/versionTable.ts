import type {PhrasingContent, Table} from 'mdast';
import {tick} from '../../content/core/format';
import {element, table, type Node} from '../../content/core/markdown';
import type {Page} from './page';

/** One line of a comparison, in Markdown; `last` says what changes or what it is for. */
export interface VersionRow {
  v1: string;
  v2: string;
  last: string;
  /** Id of the row; the name of the field becomes its permalink. */
  id?: string;
}

/** A table that sets v1 beside v2; `label` heads its last column. */
export function versionTable({t}: Page, rows: VersionRow[], label: string, ...classes: string[]): Node {
  const node = table(
    [t('operation.versions.v1'), t('operation.versions.v2'), t(label)],
    rows.map(({v1, v2, last}) => [v1, v2, last]),
    ...classes,
  ) as Table;
  rows.forEach(({id, v1}, index) => {
    if (id === undefined) return;
    // The link registers its id for the broken-anchor check, and is the row's permalink.
    const cell = node.children[index + 1]!.children[v1 === none ? 1 : 0]!;
    cell.children = [element('a', {id, href: `#${id}`}, cell.children) as unknown as PhrasingContent];
  });
  return node;
}

/** Stands for a field that a version does not have. */
const none = '—';

/** Names of fields in one cell, each once; a text that is no name is Markdown already. */
export function fieldNames(names: string[]): string {
  const written = names.filter(Boolean).map((name) => (/^[\w*]+$/.test(name) ? tick(name) : name));
  return [...new Set(written)].join(', ') || none;
}
