import {Failure} from '../../values/failure';
import {entryOf} from '../../books/transactions';
import type {Handler} from '../../books/types';

/** Returns a transaction by the gateway's id or the merchant's `external_id`. */
export const find: Handler<'transaction/find'> = (context, {transaction_id: id, external_id: externalId}) => {
  const {state, point} = context;
  const known = id ?? state.externalIds[`${point.id} ${externalId}`];
  if (!known)
    throw new Failure(
      'transaction_not_found',
      `Point ${point.id} has no transaction with the external_id ${externalId}.`,
    );
  return entryOf(context, known).data;
};
