/** What happens to invoices outside of the API. */
import {amountLeft, expireInvoice, invoicesOf, mostParts, paymentsUnderWay, type Invoice} from './invoices';
import {fromMinor, toMinor} from './money';
import {payOnPage} from './pages';
import type {Books} from './transactions';
import type {Json} from './types';

type Event = (books: Books, invoice: Invoice, data: Json) => void;

/** The events by name; all of them name an invoice by `invoice_id`. */
export const invoiceEvents: Record<string, Event> = {
  /** The payer pays on the page: all that is left, or a part where the invoice allows it. */
  payer_pays_invoice(books, invoice, {amount: asked}) {
    const {world} = books;
    const {id, status, currency, description, payer, minimum_payment: minimum, transactions} = invoice.data;
    const exponent = world.exponentOf(currency);
    const left = amountLeft(books, invoice);
    const amount = asked === undefined ? left : toMinor(String(asked), exponent);
    if (!['open', 'partially_paid'].includes(status) || amount === null || amount <= 0n || amount > left) return;
    const parts = transactions.length + paymentsUnderWay(books, invoice).length + 1;
    const isPart = amount < left;
    if (isPart && (minimum === undefined || amount < toMinor(minimum, exponent)! || parts >= mostParts)) return;
    payOnPage(books, invoice.point, {id, currency, description, payer}, fromMinor(amount, exponent), {invoice: id});
  },
  /** The end that the merchant set has come. */
  invoice_is_over(books, invoice) {
    expireInvoice(books, invoice);
  },
};

/** The invoice that an event is about. */
export function invoiceOfEvent({state}: Books, id: unknown): Invoice | undefined {
  const invoices = invoicesOf(state);
  return typeof id === 'string' && Object.hasOwn(invoices, id) ? invoices[id] : undefined;
}
