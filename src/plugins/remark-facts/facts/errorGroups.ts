import {loadErrorGroups} from '../../../content/contract/errors';
import {table, type Node} from '../../../content/core/markdown';
import type {Page} from '../page';

/** The groups of errors with their block of v1 numbers and a link to the first code: `<Facts name="errorGroups" />`. */
export function build(page: Page): Node[] {
  const rows = loadErrorGroups(page.locale).map(({title, block, errors}) => [
    `${block}–${block + 99}`,
    `[${title}](#${errors[0]!.anchor})`,
    String(errors.length),
  ]);
  return [
    table([page.t('reference.error.block'), page.t('reference.error.group'), page.t('reference.error.count')], rows),
  ];
}
