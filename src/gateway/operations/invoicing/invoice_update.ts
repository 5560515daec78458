import {Failure, fieldsFailure} from '../../values/failure';
import {changeInvoice, invoiceOf, isDue, requireInvoiceStatus} from '../../books/invoices';
import {fromRfc3339} from '../../values/time';
import {setTimer} from '../../books/transactions';
import type {Handler} from '../../books/types';
import {dueMistakes} from './invoice_create';

/** Changes the due date, the reminders or the email address of an invoice that is not final. */
export const updateInvoice: Handler<'invoicing/invoice_update'> = (context, body) => {
  const {state, now} = context;
  const {id, due_at: end, reminder_days: days, payer} = body;
  const invoice = invoiceOf(context, {id});
  const mistakes = end === undefined ? [] : dueMistakes(end, now);
  if (mistakes.length > 0) throw fieldsFailure(mistakes);
  requireInvoiceStatus(invoice, 'invoice_update', ['draft', 'open', 'partially_paid']);
  if (isDue(invoice, now))
    throw new Failure(
      'state_conflict',
      'The deadline has passed: the invoice expires when its last payment has ended.',
    );
  changeInvoice(context, invoice, {
    ...(end !== undefined && {due_at: end}),
    ...(days && {reminder_days: days}),
    ...(payer && {payer: {...invoice.data.payer, ...payer}}),
  });
  if (end !== undefined) setTimer(state, fromRfc3339(end), 'invoice_is_over', {invoice_id: id, due_at: end});
  return invoice.data;
};
