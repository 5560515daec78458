import {endOfCard, shownToken, sourceOf, tokensOf} from '../../books/cards';
import {type Source} from '../../books/types';
import {Failure, fieldFailure} from '../../values/failure';
import {newId, numberOf} from '../../books/ids';
import {fromRfc3339, toRfc3339} from '../../values/time';
import {entryOf, isOrder, paid, requireStatus} from '../../books/transactions';
import type {Handler} from '../../books/types';
import type {Token, TokenIssue, TokenUse} from '../../../types/contract/v2';

/** Issues a token for the card or wallet of a successful pay-in. The same card gets the same token. */
export const issueToken: Handler<'transaction/issue_token'> = (
  context,
  {transaction_id: id, payer_reference: payer, consent},
) => {
  const {state, point, now} = context;
  checkConsent(consent, now);
  const entry = entryOf(context, id);
  requireStatus(entry, 'issue_token', paid);
  // A payer who authorizes too late has authorized nothing: only the money is credited.
  const source = isOrder(entry) ? sourceOf(context, entry) : undefined;
  if (!source)
    throw new Failure('state_conflict', 'The transaction is no pay-in by a card or a wallet, or it came too late.');
  const tokens = tokensOf(state);
  const known = Object.values(tokens).find(
    (one) => one.point === point.id && one.fingerprint === source.fingerprint && one.data.status !== 'revoked',
  );
  if (known) {
    // A new consent extends the previous one; the issuer may have renewed the card under the same number.
    Object.assign(known.data, shown(source), {uses: order([...known.data.uses, ...consent.uses]), status: 'active'});
    return shownToken(known, now);
  }
  const data: Token = {
    id: newId(state, 'tok'),
    type: source.card ? 'card' : 'wallet',
    transaction_id: id,
    service: entry.data.service,
    payer_reference: payer,
    uses: order(consent.uses),
    status: 'active',
    created_at: toRfc3339(now),
    ...shown(source),
  };
  numberOf(state, data.id);
  const token = (tokens[data.id] = {...source, point: point.id, data});
  return shownToken(token, now);
};

function checkConsent({accepted_at: time}: TokenIssue['consent'], now: number): void {
  if (fromRfc3339(time) > now)
    throw fieldFailure('/consent/accepted_at', 'field_value_not_allowed', 'Send the time when the payer agreed.');
}

/** The details of a token's source. A card is valid until the last second of its expiry month in UTC. */
function shown({card, wallet}: Source): Pick<Token, 'card' | 'wallet' | 'expires_at'> {
  if (!card) return {wallet};
  return {card, expires_at: toRfc3339(endOfCard(card.expiry_month!, card.expiry_year!))};
}

const uses: TokenUse[] = ['payer_initiated', 'merchant_initiated', 'payout'];

/** Removes duplicate uses and sorts them as in the contract. */
const order = (given: TokenUse[]): TokenUse[] => uses.filter((use) => given.includes(use));
