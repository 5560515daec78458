import type {PhrasingContent, Table, TableCell} from 'mdast';
import {element, inline, table, type Node} from '../../content/core/markdown';
import {loadStatusKind, type StatusKindName} from '../../content/contract/statuses';
import type {Page} from '../page';
import {permalink, value} from '../permalink';

/** The statuses of a kind of transaction, with a permalink per row: `<Facts name="statusTable" kind="payment" />`. */
export function build(page: Page, {kind = ''}: Record<string, string>): Node[] {
  const {name, statuses} = loadStatusKind(kind as StatusKindName, page.locale);
  const t = (label: string): string => page.t(`reference.status.${label}`);
  const rows = statuses.map(({code, meaning, whatToDo, next}) => [
    code,
    [
      meaning,
      `**${t('whatToDo')}** ${whatToDo}`,
      ...(next.length > 0 ? [`**${t('next')}** ${next.map((to) => `[\`${to}\`](#${name}-${to})`).join(', ')}`] : []),
    ].join('  \n'),
  ]);
  const node = table([t('status'), t('meaning')], rows, 'codes') as Table;
  statuses.forEach(({anchor, code, v1, isFinal}, index) => {
    const cell = node.children[index + 1]!.children[0] as TableCell;
    cell.children = [
      value(code),
      permalink(page, anchor, code),
      {type: 'break'},
      isFinal
        ? element('span', {className: ['badge', 'badge--final']}, inline(t('final')))
        : {type: 'text', value: t('notFinal')},
      ...(v1 === undefined ? [] : [{type: 'break'}, ...inline(page.t('reference.status.state', {state: v1}))]),
    ] as PhrasingContent[];
  });
  return [node];
}
