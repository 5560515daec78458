import {buildInvoiceExample, type ExamplePart} from '../../content/examples/invoicing';
import {code, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** One message of the invoice example: `<Facts name="invoiceExample" part="create_request" />`. */
export function build(page: Page, {part = ''}: Record<string, string>): Node[] {
  const messages = buildInvoiceExample();
  if (!(part in messages)) {
    throw new Error(
      `${page.file}: the example of an invoice has no part “${part}”. Write one of: ${Object.keys(messages).join(', ')}.`,
    );
  }
  const {lang, text} = messages[part as ExamplePart];
  return [code(lang, text, page.t(`invoicing.${part}`))];
}
