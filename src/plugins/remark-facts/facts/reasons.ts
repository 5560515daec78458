import {table, type Node} from '../../../content/core/markdown';
import {findReason} from '../../../content/contract/reasons';
import type {Page} from '../page';
import {reasonLink} from '../serviceText';

/** Some reasons, with what to do: `<Facts name="reasons" of="underpaid overpaid" />`. */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  const rows = of.split(' ').map((code) => {
    const {meaning, whatToDo} = findReason(code, page.locale);
    return [reasonLink(code, page), meaning, whatToDo];
  });
  return [
    table(
      ['services.reason', 'services.happened', 'services.you_do'].map((label) => page.t(label)),
      rows,
    ),
  ];
}
