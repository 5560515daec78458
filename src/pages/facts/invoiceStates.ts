import {loadInvoiceStates} from '../../content/examples/invoicing';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The states of an invoice: meaning, what the payer sees, next states. */
export function build(page: Page): Node[] {
  const {states} = loadInvoiceStates(page.locale);
  const {t} = page;
  return [
    table(
      [
        t('invoicing.state'),
        t('cabinet.apiField'),
        t('cabinet.meaning'),
        t('invoicing.payerSees'),
        t('invoicing.next'),
      ],
      Object.entries(states).map(([code, {label, meaning, payer_sees, next}]) => [
        `**${label}**`,
        `\`${code}\``,
        meaning,
        payer_sees,
        next.length > 0 ? next.map((following) => states[following]!.label).join(', ') : t('invoicing.final'),
      ]),
    ),
  ];
}
