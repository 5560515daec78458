import {invoiceOf} from '../../invoices';
import type {Operation} from '../../types';

/** Returns the current state of an invoice. */
export const findInvoice: Operation<'invoicing/invoice_find'> = (context, body) => invoiceOf(context, body).data;
