import {Failure} from '../../../failure';
import {isMore, entryOf, requireStatus, serviceOf} from '../../../transactions';
import type {Context, Entry, P2pMethod} from '../../../types';

/**
 * Returns a transaction of a P2P service whose status the operation allows.
 *
 * @throws Failure `transaction_not_found` or `state_conflict`
 */
export function transferOf(context: Context, id: string, operation: string, statuses: string[]): Entry {
  const entry = entryOf(context, id);
  if (serviceOf(context.world, entry.data.service)?.flow !== 'p2p') {
    throw new Failure(
      'state_conflict',
      `The service of the transaction is ${entry.data.service}; p2p/${operation} needs a P2P service.`,
    );
  }
  requireStatus(entry, `p2p/${operation}`, statuses);
  return entry;
}

/**
 * The methods that accept the amount of a transaction, with titles in the language of the request, or else in the
 * payer's, or else in the default one.
 */
export function openMethods(context: Context, {data}: Entry): P2pMethod[] {
  const {world, language, askedLanguage} = context;
  const {methods: byLanguage} = world.p2p;
  const ofPayer = world.languages.find((one) => one === data.payer?.language);
  const methods = byLanguage[askedLanguage ?? ofPayer ?? language]!;
  return methods.filter(
    ({currency, smallest, largest}) =>
      currency === data.currency &&
      !isMore(context, currency, smallest, data.amount) &&
      !isMore(context, currency, data.amount, largest),
  );
}
