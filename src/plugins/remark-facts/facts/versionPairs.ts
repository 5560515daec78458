import {tick} from '../../../content/core/format';
import {table, type Node} from '../../../content/core/markdown';
import {loadPairs} from '../../../content/contract/versionPairs';
import type {Page} from '../page';

/**
 * Fields that differ between v1 and v2, one row per kind of difference: `<Facts name="versionPairs" part="request" />`.
 */
export function build(page: Page, {part = ''}: Record<string, string>): Node[] {
  const {t} = page;
  if (part !== 'request' && part !== 'answer')
    throw new Error(`${page.file}: <Facts name="versionPairs" /> needs part="request" or part="answer".`);
  const pairs = Object.entries(loadPairs(page.locale)[part]).map(([key, {v1 = key, v2, note}]) => ({
    v1: v1 && tick(v1),
    v2: v2 ?? tick(key),
    note,
  }));
  const notes = [...new Set(pairs.map(({note}) => note))];
  const cell = (names: string[]) => [...new Set(names.filter(Boolean))].join(', ') || '—';
  return [
    table(
      [t('operation.versions.v1'), t('operation.versions.v2'), t('operation.versions.note')],
      notes.map((note) => {
        const same = pairs.filter((pair) => pair.note === note);
        return [cell(same.map(({v1}) => v1)), cell(same.map(({v2}) => v2)), note];
      }),
    ),
  ];
}
