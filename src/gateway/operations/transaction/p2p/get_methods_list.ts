import type {Handler} from '../../../books/types';
import {openMethods, transferOf} from './transfer';

/** Lists the transfer methods that currently accept the amount. */
export const getMethodsList: Handler<'transaction/p2p/get_methods_list'> = (context, {transaction_id: id}) => {
  const entry = transferOf(context, id, 'get_methods_list', ['created', 'requires_action']);
  const {amount, currency} = entry.data;
  return {
    transaction_id: id,
    amount,
    currency,
    methods: openMethods(context, entry).map(({code, title, kind, bank_name, smallest, largest, expires_in}) => ({
      code,
      title,
      kind,
      ...(bank_name && {bank_name}),
      min_amount: smallest,
      max_amount: largest,
      expires_in,
    })),
  };
};
