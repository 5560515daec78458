import {Failure, fieldFailure} from '../../values/failure';
import {waitForCoins} from '../../providers/coins';
import {fromRfc3339} from '../../values/time';
import {entryOf, requireStatus} from '../../books/transactions';
import type {Context, Entry, KnownQuote, Handler} from '../../books/types';

/** Assigns a deposit address to a crypto pay-in. Later calls return the same address. */
export const getCryptoAddress: Handler<'transaction/get_crypto_address'> = (
  context,
  {transaction_id: id, quote_id: quoteId},
) => {
  const entry = entryOf(context, id);
  const {data, hidden} = entry;
  if (data.type !== 'payin' || !context.world.coins[data.service]) {
    throw new Failure(
      'state_conflict',
      'The service of the transaction accepts no cryptocurrency transfer to an address.',
    );
  }
  requireStatus(entry, 'get_crypto_address', ['created', 'requires_action']);
  if (data.status === 'requires_action') {
    if (quoteId !== undefined && quoteId !== hidden.quote)
      throw new Failure('state_conflict', 'The transaction already has an address with another rate.');
    return data;
  }
  const quote = quoteId === undefined ? undefined : takeQuote(context, entry, quoteId);
  waitForCoins(context, entry, quote?.expires_at);
  return data;
};

/**
 * Binds a quote to a transaction.
 *
 * @throws Failure `field_value_not_allowed` if the quote has expired, is in use, or does not match
 */
function takeQuote({state, now, point}: Context, {data, hidden}: Entry, id: string): KnownQuote {
  const refuse = (detail: string) => fieldFailure('/quote_id', 'field_value_not_allowed', detail);
  const quotes = state.stores.quotes ?? {};
  const quote = Object.hasOwn(quotes, id) ? quotes[id] : undefined;
  if (!quote || quote.point !== point.id) throw refuse('There is no such quote.');
  if (quote.taken_by) throw refuse('Another transaction has this quote.');
  if (fromRfc3339(quote.expires_at) <= now) throw refuse('The quote has expired. Ask for a new one.');
  if (quote.service !== data.service || quote.currency !== data.currency || quote.amount !== data.amount) {
    throw refuse('The quote was made for another service, currency or amount.');
  }
  quote.taken_by = data.id;
  hidden.quote = id;
  return quote;
}
