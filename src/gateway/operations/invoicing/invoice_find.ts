import {invoiceOf} from '../../books/invoices';
import type {Operation} from '../../books/types';

/** Returns the current state of an invoice. */
export const findInvoice: Operation<'invoicing/invoice_find'> = (context, body) => invoiceOf(context, body).data;
