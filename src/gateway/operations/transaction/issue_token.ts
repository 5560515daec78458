import {hasExpired, sourceOf, tokensOf, type Source} from '../../cards';
import {Failure, fieldFailure} from '../../failure';
import {newId, numberOf} from '../../ids';
import {fromRfc3339, toRfc3339} from '../../time';
import {entryOf, requireStatus} from '../../transactions';
import type {Json, Operation} from '../../types';

/** Makes a token of the card or the wallet of a successful pay-in; for the same card it is the same token. */
export const issueToken: Operation = (context, {transaction_id: id, payer_reference: payer, consent}) => {
  const {state, point, now} = context;
  checkConsent(consent, now);
  const entry = entryOf(context, id);
  requireStatus(entry, 'issue_token', ['success', 'partially_refunded', 'refunded']);
  const source = entry.data.type === 'payin' ? sourceOf(context, entry) : undefined;
  if (!source) throw new Failure('state_conflict', 'The transaction is no pay-in by a card or a wallet.');
  const tokens = tokensOf(state);
  const known = Object.values(tokens).find(
    (one) => one.point === point.id && one.fingerprint === source.fingerprint && one.data.status !== 'revoked',
  );
  if (known) {
    // A new consent adds to the old one; the bank may have renewed the card under its number.
    Object.assign(known.data, shown(source), {uses: order([...known.data.uses, ...consent.uses]), status: 'active'});
    return known.data;
  }
  const data = {
    id: newId(state, 'tok'),
    type: source.card ? 'card' : 'wallet',
    transaction_id: id,
    service: entry.data.service,
    payer_reference: payer,
    uses: order(consent.uses),
    status: hasExpired(shown(source), now) ? 'expired' : 'active',
    created_at: toRfc3339(now),
    ...shown(source),
  };
  numberOf(state, data.id);
  tokens[data.id] = {...source, point: point.id, data};
  return data;
};

function checkConsent({accepted_at: time}: Json, now: number): void {
  // A time of v1 that Kyiv's clocks never showed arrives untranslated.
  if (time.endsWith('Z') && fromRfc3339(time) <= now) return;
  throw fieldFailure('/consent/accepted_at', 'field_value_not_allowed', 'Send the time when the payer agreed.');
}

/** What a token shows of its source: the card lives until the last second of its month, in UTC. */
function shown({card, wallet}: Source): Json {
  if (!card) return {wallet};
  return {card, expires_at: toRfc3339(Date.UTC(Number(card.expiry_year), Number(card.expiry_month), 1) / 1000 - 1)};
}

const uses = ['payer_initiated', 'merchant_initiated', 'payout'];

/** Each use once, in the order of the contract. */
const order = (given: string[]): string[] => uses.filter((use) => given.includes(use));
