import {tick} from '../../content/core/format';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from './page';

/** One line of a comparison, in Markdown; `last` says what changes or what it is for. */
export interface VersionRow {
  v1: string;
  v2: string;
  last: string;
}

/** A table that sets v1 beside v2; `label` heads its last column. */
export function versionTable({t}: Page, rows: VersionRow[], label: string, ...classes: string[]): Node {
  return table(
    [t('operation.versions.v1'), t('operation.versions.v2'), t(label)],
    rows.map(({v1, v2, last}) => [v1, v2, last]),
    ...classes,
  );
}

/** Names of fields in one cell, each once; a text that is no name is Markdown already. */
export function fieldNames(names: string[]): string {
  const written = names.filter(Boolean).map((name) => (/^[\w*]+$/.test(name) ? tick(name) : name));
  return [...new Set(written)].join(', ') || '—';
}
