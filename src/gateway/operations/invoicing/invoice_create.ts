import {dueLimits} from '../../limits';
import {amountMistake, readAmount} from '../../books/amounts';
import {Failure, fieldsFailure, type FieldFailure} from '../../values/failure';
import {newId} from '../../books/ids';
import {invoicesOf} from '../../books/invoices';
import {fromMinor, toMinor, withAllDecimals} from '../../values/money';
import {fromRfc3339, toRfc3339} from '../../values/time';
import {setTimer} from '../../books/transactions';
import type {Context, Handler} from '../../books/types';
import type {Invoice, InvoiceCreate} from '../../../types/contract/invoicing';

/** Creates an invoice. The reference gateway sends no emails or reminders. */
export const createInvoice: Handler<'invoicing/invoice_create'> = (context, body) => {
  const {world, state, now, point} = context;
  const known = Object.values(invoicesOf(state)).find(
    (one) => one.point === point.id && one.data.external_id === body.external_id,
  );
  if (known)
    throw new Failure('external_id_duplicate', `The external_id ${body.external_id} belongs to another invoice.`, {
      extension: {invoice_id: known.data.id},
    });
  const mistakes = findMistakes(context, body);
  if (mistakes.length > 0) throw fieldsFailure(mistakes);
  const exponent = world.exponentOf(body.currency);
  const written = (amount: string) => withAllDecimals(amount, exponent);
  const id = newId(state, 'inv');
  const time = toRfc3339(now);
  const {payer, minimum_payment: minimum, reminder_days: days = [], delivery = 'link'} = body;
  const data: Invoice = {
    id,
    point: point.id,
    external_id: body.external_id,
    status: 'open',
    amount: written(body.amount),
    currency: body.currency,
    paid_amount: fromMinor(0n, exponent),
    remaining_amount: written(body.amount),
    description: body.description,
    ...(payer && {payer}),
    due_at: body.due_at,
    ...(minimum && {minimum_payment: written(minimum)}),
    reminder_days: days,
    delivery,
    payment_url: `${world.hosts.pay}/i/${id}`,
    transactions: [],
    is_test: true,
    version: 1,
    created_at: time,
    updated_at: time,
  };
  invoicesOf(state)[id] = {data, point: point.id};
  setTimer(state, fromRfc3339(data.due_at), 'invoice_is_over', {invoice_id: id, due_at: data.due_at});
  return data;
};

function findMistakes(
  {world, now, point}: Context,
  {point: asked, amount, currency, minimum_payment: minimum, due_at: end}: InvoiceCreate,
): FieldFailure[] {
  const exponent = world.exponentOf(currency);
  const whole = readAmount(amount, exponent);
  const mistakes: FieldFailure[] = dueMistakes(end, now);
  if (asked !== point.id)
    mistakes.push({
      pointer: '/point',
      code: 'field_value_not_allowed',
      detail: 'Send the id of the point that the client belongs to.',
    });
  if (whole === null) mistakes.push(amountMistake('/amount', exponent));
  else if (minimum !== undefined) {
    const part = toMinor(minimum, exponent);
    if (part === null || part * 10n < whole || part > whole) {
      mistakes.push({
        pointer: '/minimum_payment',
        code: 'amount_invalid',
        detail: 'Send at least one tenth of the amount, and not more than the amount.',
      });
    }
  }
  return mistakes;
}

/** Validates the due date of an invoice. */
export function dueMistakes(end: string, now: number): FieldFailure[] {
  const distance = fromRfc3339(end) - now;
  return distance >= dueLimits.earliest && distance <= dueLimits.latest
    ? []
    : [{pointer: '/due_at', code: 'field_value_not_allowed', detail: 'Send a time 1 hour to 365 days from now.'}];
}
