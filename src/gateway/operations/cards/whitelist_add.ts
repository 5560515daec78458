import {cardTokenOf, entryOfCard, fingerprintOf, isStopped, shownCard, whitelistOf} from '../../books/cards';
import {Failure, fieldFailure} from '../../values/failure';
import {newId, numberOf} from '../../books/ids';
import {fromRfc3339, toRfc3339} from '../../values/time';
import type {Context, Handler} from '../../books/types';
import type {Card, WhitelistAdd} from '../../../types/contract/v2';

/** Adds a card to the point's whitelist; a card that is already listed keeps its entry. */
export const addToWhitelist: Handler<'cards/whitelist_add'> = (context, body) => {
  const {state, point, now} = context;
  const {external_id: externalId, comment, expires_at: end} = body;
  if (end !== undefined && fromRfc3339(end) <= now) {
    throw fieldFailure('/expires_at', 'field_value_not_allowed', 'Send a time in the future.');
  }
  const {fingerprint, card} = cardOf(context, body);
  if (isStopped(context, fingerprint)) throw new Failure('risk_blocked', 'The card is on the stop list.');
  const sent = {
    ...(body.token_id !== undefined && {token_id: body.token_id}),
    ...(externalId !== undefined && {external_id: externalId}),
    ...(comment !== undefined && {comment}),
    ...(end !== undefined && {expires_at: end}),
  };
  const known = entryOfCard(context, fingerprint);
  // An entry made by number does not know the expiry date that the token has.
  if (known) return Object.assign(known.data, sent, body.token_id !== undefined && {card});
  const data = {id: newId(state, 'wle'), card, ...sent, created_at: toRfc3339(now)};
  numberOf(state, data.id);
  whitelistOf(state)[data.id] = {point: point.id, fingerprint, data};
  return data;
};

function cardOf(
  context: Context,
  {card_number: number, token_id: token}: WhitelistAdd,
): {fingerprint: string; card: Card} {
  const {world, state} = context;
  if (token !== undefined) {
    const {fingerprint, card} = cardTokenOf(context, token);
    return {fingerprint, card};
  }
  if (!world.passesCheck('luhn', number!))
    throw fieldFailure('/card_number', 'check_digit_invalid', 'The last digit does not fit.');
  return {fingerprint: fingerprintOf(state, number!), card: shownCard(world, number!)};
}
