import {invoiceOf} from '../../invoices';
import type {Operation} from '../../types';

/** An invoice as it is now. */
export const findInvoice: Operation = (context, body) => invoiceOf(context, body).data;
