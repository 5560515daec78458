import {Failure} from '../../failure';
import {entryOf} from '../../transactions';
import type {Operation} from '../../types';

/** Reads one transaction by the gateway's id or by the merchant's. */
export const find: Operation = (context, {transaction_id: id, external_id: externalId}) => {
  const {state, point} = context;
  const known = id ?? state.externalIds[`${point.id} ${externalId}`];
  if (!known)
    throw new Failure(
      'transaction_not_found',
      `Point ${point.id} has no transaction with the external_id ${externalId}.`,
    );
  return entryOf(context, known).data;
};
