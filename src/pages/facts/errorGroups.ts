import {loadErrorGroups} from '../../content/contract/errors';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The groups of errors with their block of v1 numbers and a link to their codes: `<Facts name="errorGroups" />`. */
export function build(page: Page): Node[] {
  const rows = loadErrorGroups(page.locale).map(({name, title, block, errors}) => [
    `${block}–${block + 99}`,
    `[${title}](#group-${name})`,
    String(errors.length),
  ]);
  return [
    table([page.t('reference.error.block'), page.t('reference.error.group'), page.t('reference.error.count')], rows),
  ];
}
