import {pace} from '../../../limits';
import {plannedOf} from '../../../providers/testCases';
import {change, setTimer} from '../../../books/transactions';
import type {Handler} from '../../../books/types';
import {transferOf} from './transfer';

/** Records that the payer has made the transfer, and starts to look for it. */
export const confirm: Handler<'transaction/p2p/confirm'> = (context, {transaction_id: id, ...proof}) => {
  const entry = transferOf(context, id, 'confirm', ['requires_action']);
  const {state, now} = context;
  entry.hidden.proof = proof;
  change(context, entry, 'processing');
  setTimer(state, now + pace.transferSearch, 'search_is_over', {transaction_id: id});
  // The sandbox bank makes the transfer by itself, unless the test amount says that none was made.
  if (plannedOf(context, entry)?.status !== 'failed') {
    setTimer(state, now + pace.transfer, 'transfer_arrives', {transaction_id: id, amount: entry.data.amount});
  }
  return entry.data;
};
