import {pace} from '../../limits';
import {requireAmount} from '../../books/amounts';
import {endPayin} from '../../providers/coins';
import {Failure, fieldFailure} from '../../values/failure';
import {move, requireAvailable} from '../../books/ledger';
import {fromMinor, toMinor} from '../../values/money';
import {day} from '../../values/time';
import {
  change,
  checkExternalId,
  entryOf,
  isMore,
  leftOf,
  register,
  serviceOf,
  setTimer,
} from '../../books/transactions';
import type {Context, Entry, Handler, GatewayService} from '../../books/types';
import type {Status, Transaction, TransactionCancel} from '../../../types/contract/v2';

const waiting: Status[] = ['created', 'pending', 'requires_action'];
/** The statuses in which `cancel` voids, by the value of `cancel` in the service's record. */
const voidable: Record<GatewayService['cancel'], Status[]> = {
  before_pay: ['created'],
  before_payment: waiting,
  before_check: waiting,
  while_authorized: [...waiting, 'authorized'],
  before_details: ['created', 'on_hold'],
  while_on_hold: ['created', 'on_hold'],
  never: [],
};
const refundable = ['success', 'partially_refunded'];

/** Voids a transaction before money has moved, and refunds a pay-in afterwards. */
export const cancel: Handler<'transaction/cancel'> = (context, body) => {
  const entry = entryOf(context, body.transaction_id);
  const {type, status, service: code} = entry.data;
  const amount = amountOf(context, entry, body.amount);
  if (body.external_id) checkExternalId(context, body.external_id);
  const {cancel: until} = serviceOf(context.world, code)!;
  if ((type === 'payin' || type === 'payout') && voidable[until].includes(status))
    return voidWhole(context, entry, amount);
  if (type === 'payin' && refundable.includes(status)) return refund(context, entry, body, amount);
  if (type !== 'payin' && type !== 'payout')
    throw new Failure('state_conflict', `The transaction is a ${type}; cancel takes payments and payouts.`);
  throw new Failure(
    'state_conflict',
    `The status of the transaction is ${status}; it can be neither voided nor refunded.`,
  );
};

/** The requested amount with all decimals of its currency. */
function amountOf(context: Context, {data: {currency}}: Entry, asked?: string): string | undefined {
  if (asked === undefined) return undefined;
  return fromMinor(requireAmount(context, '/amount', asked, currency), context.world.exponentOf(currency));
}

function voidWhole(context: Context, entry: Entry, amount?: string): Transaction {
  const {data} = entry;
  if (amount !== undefined && amount !== data.amount) {
    throw new Failure(
      'state_conflict',
      `The status of the transaction is ${data.status}; a void releases the full amount. Capture a part with complete.`,
    );
  }
  // A partial crypto payment stays with the merchant.
  endPayin(context, entry, 'cancelled');
  return data;
}

function refund(
  context: Context,
  entry: Entry,
  {external_id: externalId, reason}: TransactionCancel,
  asked?: string,
): Transaction {
  const {world, state, now} = context;
  const {id, service: code, currency, status} = entry.data;
  const {mode, until_days: days} = serviceOf(world, code)!.refund;
  if (mode === 'none') throw new Failure('refund_not_supported', 'The service does not support refunds.');
  if (!externalId)
    throw fieldFailure('/external_id', 'field_missing', `The payment is ${status}; a refund needs an id of its own.`);
  const left = leftOf(context, entry);
  const amount = asked ?? left;
  if (days !== undefined && now > entry.hidden.takenAt! + days * day) {
    throw new Failure('refund_window_closed', `Refunds of the service end ${days} days after the payment.`);
  }
  if (toMinor(left, world.exponentOf(currency)) === 0n || isMore(context, currency, amount, left)) {
    throw new Failure('refund_amount_exceeded', `${left} ${currency} are left to refund.`);
  }
  if (mode === 'full' && amount !== entry.data.captured_amount) {
    throw new Failure('refund_not_supported', 'The service only refunds the full amount.');
  }
  requireAvailable(context, currency, amount);
  const made = register(
    context,
    {
      type: 'refund',
      parent_id: id,
      external_id: externalId,
      service: code,
      status: 'created',
      amount,
      currency,
      ...(reason && {description: reason}),
    },
    {},
    entry.callbackUrl,
  );
  move(context, currency, amount, {from: 'available', to: 'reserved'}, {reason: 'refund', transaction: made.data});
  change(context, made, 'processing');
  setTimer(state, now + pace.refund, 'refund_arrives', {transaction_id: made.data.id});
  return made.data;
}
