import {Failure, fieldFailure} from '../../failure';
import {fromMinor, toMinor} from '../../money';
import {toKyiv, toRfc3339} from '../../time';
import {change, entryOf, isMore, requireStatus} from '../../transactions';
import type {Operation} from '../../types';

/** Takes a held payment, wholly or in part; what is not taken is released. */
export const complete: Operation = (context, {transaction_id: id, amount: asked}) => {
  const entry = entryOf(context, id);
  const {status, amount: held, currency} = entry.data;
  const {holdEnds} = entry.hidden;
  if (status === 'expired' && holdEnds !== undefined) {
    const end = context.version === 'v1' ? toKyiv(holdEnds) : toRfc3339(holdEnds);
    throw new Failure('authorization_expired', `The hold ended at ${end}.`);
  }
  requireStatus(entry, 'complete', ['authorized']);
  const exponent = context.world.exponentOf(currency);
  const minor = toMinor(asked ?? held, exponent);
  if (minor === null || minor <= 0n) throw fieldFailure('/amount', 'amount_invalid', `Send a positive amount with at most ${exponent} decimals.`);
  const amount = fromMinor(minor, exponent);
  if (isMore(context, currency, amount, held)) {
    throw new Failure('capture_amount_exceeded', `The hold is ${held} ${currency}; ${amount} ${currency} were asked for.`);
  }
  change(context, entry, 'success', {captured_amount: amount});
  return entry.data;
};
