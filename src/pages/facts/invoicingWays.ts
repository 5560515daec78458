import {loadWays} from '../../content/examples/invoicing';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** Invoice, payment page, tips and hosted page: which to use when. */
export function build(page: Page): Node[] {
  const {t} = page;
  return [
    table(
      [t('invoicing.way'), t('invoicing.takeWhen'), t('invoicing.payers'), t('invoicing.needs')],
      Object.values(loadWays(page.locale)).map(({label, page: address, take_when, payers, needs}) => [
        `**${page.link(address, label)}**`,
        take_when,
        payers,
        needs,
      ]),
    ),
  ];
}
