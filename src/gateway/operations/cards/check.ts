import {entryOfCard, fingerprintOf, takesBrand} from '../../books/cards';
import {fieldFailure} from '../../values/failure';
import type {Handler, World} from '../../books/types';

/** Returns the issuer data of the first digits of a card, and whether the card is whitelisted. */
export const checkCard: Handler<'cards/check'> = (context, {card_number: number, bin = number?.slice(0, 8)}) => {
  const {world, state} = context;
  if (number !== undefined && !world.passesCheck('luhn', number)) {
    throw fieldFailure('/card_number', 'check_digit_invalid', 'The last digit does not fit.');
  }
  const range = Object.hasOwn(world.bins, bin!) ? world.bins[bin!]! : undefined;
  return {
    bin: bin!,
    ...range,
    accepted_by: range ? servicesOf(world, range.brand) : [],
    ...(number !== undefined && {is_whitelisted: entryOfCard(context, fingerprintOf(state, number)) !== undefined}),
  };
};

/** Codes of the point's services that accept a brand. */
function servicesOf(world: World, brand: string): string[] {
  return world.services
    .filter(({code, isEnabled}) => isEnabled && takesBrand(world, code, brand))
    .map(({code}) => code);
}
