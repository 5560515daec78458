import type {PhrasingContent, Table, TableCell} from 'mdast';
import {element, inline, table, type Node} from '../../../content/markdown';
import {loadStatusKind, type StatusKindName} from '../../../content/statuses';
import type {Page} from '../page';

/** The statuses of a kind of transaction, each row with its own address: `<Facts name="statusTable" kind="payment" />`. */
export function build(page: Page, {kind = ''}: Record<string, string>): Node[] {
  const {name, statuses} = loadStatusKind(kind as StatusKindName, page.locale);
  const t = (label: string): string => page.t(`reference.status.${label}`);
  const hasStates = statuses.some(({v1}) => v1 !== undefined);
  const rows = statuses.map(({code, v1, isFinal, meaning, whatToDo, next}) => [
    `\`${code}\``,
    ...(hasStates ? [String(v1)] : []),
    isFinal ? t('yes') : t('no'),
    `${meaning} **${t('whatToDo')}** ${whatToDo}`,
    next.map((to) => `[\`${to}\`](#${name}-${to})`).join(', ') || t('nowhere'),
  ]);
  const node = table([t('status'), ...(hasStates ? [t('state')] : []), t('final'), t('meaning'), t('next')], rows) as Table;
  statuses.forEach(({anchor, code}, index) => {
    const cell = node.children[index + 1]!.children[0] as TableCell;
    // The link collects the id for the check of anchors, and gives the reader the row's address.
    cell.children = [element('a', {id: anchor, href: `#${anchor}`}, inline(`\`${code}\``)) as unknown as PhrasingContent];
  });
  return [node];
}
