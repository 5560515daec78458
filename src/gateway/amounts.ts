/** Amounts that a request names. */
import {fieldsFailure, type FieldFailure} from './failure';
import {toMinor} from './money';

/** Minor units of a positive amount; null when the text is none, or has more decimals than the currency. */
export function readAmount(text: string, exponent: number): bigint | null {
  const minor = toMinor(text, exponent);
  return minor !== null && minor > 0n ? minor : null;
}

/** What is wrong with a field that `readAmount` cannot read. */
export function amountMistake(pointer: string, exponent: number): FieldFailure {
  return {pointer, code: 'amount_invalid', detail: `Send a positive amount with at most ${exponent} decimals.`};
}

/**
 * Minor units of a positive amount.
 *
 * @param pointer the field that holds it
 * @throws Failure `amount_invalid`
 */
export function requireAmount(pointer: string, text: string, exponent: number): bigint {
  const minor = readAmount(text, exponent);
  if (minor === null) throw fieldsFailure([amountMistake(pointer, exponent)]);
  return minor;
}
