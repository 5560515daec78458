import {change} from '../../../books/transactions';
import type {Handler} from '../../../books/types';
import {transferOf} from './transfer';

/** Cancels a transaction that the payer will not pay. */
export const cancel: Handler<'transaction/p2p/cancel'> = (context, {transaction_id: id}) => {
  const entry = transferOf(context, id, 'cancel', ['created', 'requires_action']);
  change(context, entry, 'cancelled', {reason_code: 'payer_cancelled'});
  return entry.data;
};
