/** Invoices: state changes, and how they follow the transactions that pay them. */
import {queueCallback} from './callbacks';
import {Failure} from '../values/failure';
import {fromMinor, toMinor} from '../values/money';
import {fromRfc3339, toRfc3339} from '../values/time';
import type {Books, Context, Entry, Invoice, State} from './types';
import type * as Invoicing from '../../types/contract/invoicing';

/** All invoices by id. */
export function invoicesOf(state: State): Record<string, Invoice> {
  return (state.stores.invoices ??= {});
}

/**
 * Returns an invoice of the point by its id or by the merchant's `external_id`.
 *
 * @throws Failure `invoice_not_found`
 */
export function invoiceOf(
  {state, point}: Context,
  {id, external_id: externalId}: {id?: string; external_id?: string},
): Invoice {
  const invoice = Object.values(invoicesOf(state)).find(
    ({point: owner, data}) =>
      owner === point.id && (id === undefined ? data.external_id === externalId : data.id === id),
  );
  if (!invoice)
    throw new Failure(
      'invoice_not_found',
      `Point ${point.id} has no invoice ${id ?? `with external_id ${externalId}`}.`,
    );
  return invoice;
}

/** @throws Failure `state_conflict` if the status is not one that the operation allows */
export function requireInvoiceStatus({data}: Invoice, operation: string, statuses: string[]): void {
  if (statuses.includes(data.status)) return;
  const list = `${statuses.slice(0, -1).join(', ')} or ${statuses.at(-1)}`;
  throw new Failure('state_conflict', `The status of the invoice is ${data.status}; ${operation} needs ${list}.`);
}

/** Updates an invoice: increments the version, sets the time and queues a callback. */
export function changeInvoice(
  {world, state, now}: Books,
  {data, point}: Invoice,
  patch: Partial<Invoicing.Invoice>,
): void {
  Object.assign(data, patch, {version: data.version + 1, updated_at: toRfc3339(now)});
  queueCallback(state, 'invoice.updated', data, {point, url: world.points[point]!.callbackUrl}, now);
}

/** The payments of an invoice that have no final status yet. */
export function paymentsUnderWay({world, state}: Books, {data}: Invoice): Entry[] {
  return Object.values(state.entries).filter(
    (entry) =>
      entry.hidden.invoice === data.id &&
      !world.statuses.payment![entry.data.status]!.isFinal &&
      entry.data.status !== 'success',
  );
}

/** The amount that is neither paid nor being paid, in minor units. */
export function amountLeft(books: Books, invoice: Invoice): bigint {
  const exponent = books.world.exponentOf(invoice.data.currency);
  const underWay = paymentsUnderWay(books, invoice).reduce((sum, {data}) => sum + toMinor(data.amount, exponent)!, 0n);
  return toMinor(invoice.data.remaining_amount, exponent)! - underWay;
}

/** Updates an invoice after one of its payments has changed. */
export function followPayment(books: Books, {data: payment, hidden}: Entry): void {
  const invoice = invoicesOf(books.state)[hidden.invoice!];
  if (!invoice) return;
  const {data} = invoice;
  if (payment.status === 'success' && !data.transactions.includes(payment.id)) {
    const exponent = books.world.exponentOf(data.currency);
    // A cryptocurrency payment may exceed its order, and the excess does not pay the invoice.
    const remaining = toMinor(data.remaining_amount, exponent)! - toMinor(payment.amount, exponent)!;
    changeInvoice(books, invoice, {
      status: remaining === 0n ? 'paid' : 'partially_paid',
      paid_amount: fromMinor(toMinor(data.amount, exponent)! - remaining, exponent),
      remaining_amount: fromMinor(remaining, exponent),
      transactions: [...data.transactions, payment.id],
    });
  }
  if (isDue(invoice, books.now)) expireInvoice(books, invoice);
}

/** Whether the deadline of an invoice has passed. */
export const isDue = ({data}: Invoice, now: number): boolean => fromRfc3339(data.due_at) <= now;

/** Expires an invoice, unless a payment is in progress: then its result is awaited. */
export function expireInvoice(books: Books, invoice: Invoice): void {
  if (!['open', 'partially_paid'].includes(invoice.data.status)) return;
  if (paymentsUnderWay(books, invoice).length === 0) changeInvoice(books, invoice, {status: 'expired'});
}
