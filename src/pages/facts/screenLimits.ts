import {loadScreen} from '../../content/cabinet/cabinet';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The limits of a screen: `<Facts name="screenLimits" of="payment_services/new_invoice" />`. */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  const {limits} = loadScreen(of, page.locale);
  if (!limits) {
    throw new Error(
      `${page.file}: the screen ${of} has no limits. Write some in src/data/cabinet/screens/${of}.yaml, or leave the block out.`,
    );
  }
  return [
    table(
      [page.t('cabinet.limit'), page.t('cabinet.meaning')],
      Object.values(limits).map(({label, meaning}) => [label, meaning]),
    ),
  ];
}
