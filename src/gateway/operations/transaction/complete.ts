import {requireAmount} from '../../books/amounts';
import {Failure} from '../../values/failure';
import {fromMinor} from '../../values/money';
import {toKyiv, toRfc3339} from '../../values/time';
import {change, entryOf, isMore, requireStatus} from '../../books/transactions';
import type {Handler} from '../../books/types';

/** Captures an authorised payment in whole or in part; the rest is released. */
export const complete: Handler<'transaction/complete'> = (context, {transaction_id: id, amount: asked}) => {
  const entry = entryOf(context, id);
  const {status, amount: held, currency} = entry.data;
  const {holdEnds} = entry.hidden;
  if (status === 'expired' && holdEnds !== undefined) {
    const end = context.version === 'v1' ? toKyiv(holdEnds) : toRfc3339(holdEnds);
    throw new Failure('authorization_expired', `The hold ended at ${end}.`);
  }
  if (status === 'on_hold')
    throw new Failure('payout_approval_required', 'The payout waits for an approval in the cabinet.');
  requireStatus(entry, 'complete', ['authorized']);
  const exponent = context.world.exponentOf(currency);
  const amount = fromMinor(requireAmount(context, '/amount', asked ?? held, currency), exponent);
  if (isMore(context, currency, amount, held)) {
    throw new Failure(
      'capture_amount_exceeded',
      `The hold is ${held} ${currency}; ${amount} ${currency} were asked for.`,
    );
  }
  change(context, entry, 'success', {captured_amount: amount});
  return entry.data;
};
