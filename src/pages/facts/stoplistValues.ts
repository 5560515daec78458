import {table, type Node} from '../../content/core/markdown';
import {loadStoplist} from '../../content/reference/stoplist';
import type {Page} from '../page';

/** Values on the stop lists of the test environment: `<Facts name="stoplistValues" />`. */
export function build(page: Page): Node[] {
  const columns = ['kind', 'value', 'list', 'reason'] as const;
  const rows = loadStoplist().map((entry) => columns.map((column) => `\`${entry[column]}\``));
  return [
    table(
      columns.map((column) => page.t(`sandbox.stoplist.${column}`)),
      rows,
    ),
  ];
}
