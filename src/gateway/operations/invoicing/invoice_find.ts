import {invoiceOf} from '../../books/invoices';
import type {Handler} from '../../books/types';

/** Returns the current state of an invoice. */
export const findInvoice: Handler<'invoicing/invoice_find'> = (context, body) => invoiceOf(context, body).data;
