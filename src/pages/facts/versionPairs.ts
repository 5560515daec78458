import type {Node} from '../../content/core/markdown';
import {listPairs} from '../../content/contract/versionPairs';
import type {Page} from '../page';
import {fieldNames, versionTable} from '../tables/versionTable';

/**
 * Fields that differ between v1 and v2, one row per kind of difference: `<Facts name="versionPairs" part="request" />`.
 */
export function build(page: Page, {part = ''}: Record<string, string>): Node[] {
  if (part !== 'request' && part !== 'answer')
    throw new Error(`${page.file}: <Facts name="versionPairs" /> needs part="request" or part="answer".`);
  const pairs = listPairs(part, page.locale);
  const rows = [...new Set(pairs.map(({note}) => note))].map((note) => {
    const same = pairs.filter((pair) => pair.note === note);
    return {v1: fieldNames(same.map(({v1}) => v1)), v2: fieldNames(same.map(({v2}) => v2)), last: note};
  });
  return [versionTable(page, rows, 'operation.versions.note')];
}
