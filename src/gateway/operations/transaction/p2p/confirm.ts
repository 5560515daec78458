import {pace} from '../../../sandbox';
import {plannedOf} from '../../../testCases';
import {change, setTimer} from '../../../transactions';
import type {Operation} from '../../../types';
import {transferOf} from './transfer';

/** Takes the payer's word for a transfer, and looks for it. */
export const confirm: Operation = (context, {transaction_id: id, ...proof}) => {
  const entry = transferOf(context, id, 'confirm', ['requires_action']);
  const {state, now} = context;
  entry.hidden.proof = proof;
  change(context, entry, 'processing');
  setTimer(state, now + pace.transferSearch, 'search_is_over', {transaction_id: id});
  // The test bank transfers by itself, unless the amount says that the payer never did.
  if (plannedOf(context, entry)?.status !== 'failed') {
    setTimer(state, now + pace.transfer, 'transfer_arrives', {transaction_id: id, amount: entry.data.amount});
  }
  return entry.data;
};
