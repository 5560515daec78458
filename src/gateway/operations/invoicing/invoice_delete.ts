import {Failure} from '../../values/failure';
import {changeInvoice, invoiceOf, paymentsUnderWay, requireInvoiceStatus} from '../../books/invoices';
import type {Handler} from '../../books/types';

/** Withdraws an invoice that has no payments. */
export const deleteInvoice: Handler<'invoicing/invoice_delete'> = (context, {id}) => {
  const invoice = invoiceOf(context, {id});
  requireInvoiceStatus(invoice, 'invoice_delete', ['draft', 'open']);
  if (paymentsUnderWay(context, invoice).length > 0)
    throw new Failure('state_conflict', 'A payment of the invoice is under way; wait for its result.');
  changeInvoice(context, invoice, {status: 'cancelled'});
  return invoice.data;
};
