import {Failure} from '../../../values/failure';
import {isMore, entryOf, requireStatus, serviceOf} from '../../../books/transactions';
import type {Context, Entry, P2pMethod} from '../../../books/types';

/**
 * Returns a transaction of the host-to-host P2P service whose status the operation allows. On the hosted page the page
 * itself takes these steps.
 *
 * @throws Failure `transaction_not_found` or `state_conflict`
 */
export function transferOf(context: Context, id: string, operation: string, statuses: string[]): Entry {
  const entry = entryOf(context, id);
  const {code, flow, integration} = serviceOf(context.world, entry.data.service)!;
  if (flow !== 'p2p' || integration !== 'h2h') {
    throw new Failure(
      'state_conflict',
      `The service of the transaction is ${code}; p2p/${operation} needs p2p/card_h2h.`,
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
