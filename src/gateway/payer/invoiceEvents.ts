/** Events of invoices outside of the API. */
import {mostParts} from '../limits';
import {readAmount} from '../books/amounts';
import {amountLeft, expireInvoice, isDue, paymentsUnderWay} from '../books/invoices';
import {type Invoice} from '../books/types';
import {fromMinor, toMinor} from '../values/money';
import {attemptOfInvoice, fieldsOfInvoice, pay, whyRefused, whyNoMethod, type Attempt} from './pages';
import type {AskedField} from './pageFields';
import type {Books, EventData} from '../books/types';

type Event = (books: Books, invoice: Invoice, data: EventData) => void;

/** Why the page of an invoice takes no payment at all, in a sentence for the payer; undefined if it takes one. */
export function whyInvoiceIsClosed(books: Books, invoice: Invoice): string | undefined {
  const {status, currency, due_at: end} = invoice.data;
  if (!['open', 'partially_paid'].includes(status)) return `The invoice is ${status}, so it takes no payment.`;
  // It expires as soon as the payments under way have ended.
  if (isDue(invoice, books.now)) return `The invoice was due at ${end}, so it takes no new payment.`;
  if (amountLeft(books, invoice) <= 0n) return 'Payments for the rest are under way, so nothing is left to pay.';
  return whyNoMethod(books, currency);
}

/** The fields that the page of an invoice asks the payer for. */
export function askedByInvoice(books: Books, invoice: Invoice): AskedField[] {
  const {minimum_payment: minimum} = invoice.data;
  return fieldsOfInvoice(books, invoice.data, minimum === undefined ? amountLeft(books, invoice) : undefined);
}

/**
 * Why the page of an invoice does not take a payment, in a sentence for the payer; undefined if it does.
 *
 * @param asked see `payer_pays_invoice`
 */
export function whyInvoiceRefuses(books: Books, invoice: Invoice, asked: EventData): string | undefined {
  return whyRefused(attemptOn(books, invoice, asked));
}

function attemptOn(books: Books, invoice: Invoice, {amount: entered, payer}: EventData): Attempt {
  const closed = whyInvoiceIsClosed(books, invoice);
  if (closed !== undefined) return closed;
  const {currency, minimum_payment: minimum, transactions} = invoice.data;
  const exponent = books.world.exponentOf(currency);
  const written = (minor: bigint): string => `${fromMinor(minor, exponent)} ${currency}`;
  const left = amountLeft(books, invoice);
  const amount = entered === undefined ? left : readAmount(String(entered), exponent);
  if (amount === null) return `Enter a positive amount with at most ${exponent} decimals.`;
  if (amount > left) return `Pay ${written(left)} at most: no more is left.`;
  if (amount < left) {
    if (minimum === undefined) return `Pay ${written(left)}: the invoice takes no parts.`;
    if (amount < toMinor(minimum, exponent)!)
      return `Pay ${minimum} ${currency} at least, or all that is left, ${written(left)}.`;
    const parts = transactions.length + paymentsUnderWay(books, invoice).length + 1;
    if (parts >= mostParts) return `Pay ${written(left)}: this is the last payment that the invoice takes.`;
  }
  return attemptOfInvoice(books, invoice.point, invoice.data, amount, payer);
}

/** Events by name; each refers to an invoice by `invoice_id`. */
export const invoiceEvents: Record<string, Event> = {
  /**
   * The payer pays on the hosted page: the remaining amount, or an `amount` that is part of it if the invoice allows
   * partial payments.
   */
  payer_pays_invoice(books, invoice, asked) {
    pay(books, invoice.point, attemptOn(books, invoice, asked), {invoice: invoice.data.id});
  },
  /**
   * The invoice is due. `due_at` is the time for which the timer was set; it is ignored if the merchant has changed it
   * since.
   */
  invoice_is_over(books, invoice, {due_at: end = invoice.data.due_at}) {
    if (end === invoice.data.due_at) expireInvoice(books, invoice);
  },
};
