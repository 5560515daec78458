/** Events of invoices outside of the API. */
import {amountLeft, expireInvoice, mostParts, paymentsUnderWay, type Invoice} from './invoices';
import {fromMinor, toMinor} from './money';
import {payOnPage} from './pages';
import type {Books, EventData} from './types';

type Event = (books: Books, invoice: Invoice, data: EventData) => void;

/** Events by name; each refers to an invoice by `invoice_id`. */
export const invoiceEvents: Record<string, Event> = {
  /** The payer pays on the hosted page: the remaining amount, or part of it if the invoice allows partial payments. */
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
  /**
   * The invoice is due. `due_at` is the time for which the timer was set; it is ignored if the merchant has changed it
   * since.
   */
  invoice_is_over(books, invoice, {due_at: end = invoice.data.due_at}) {
    if (end === invoice.data.due_at) expireInvoice(books, invoice);
  },
};
