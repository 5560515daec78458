/** Reading and validating the amounts of a request. */
import {fieldsFailure, type FieldFailure} from './failure';
import {toMinor} from './money';

/**
 * Parses a positive amount into minor units. Returns null if the text is not an amount or has more decimals than the
 * currency.
 */
export function readAmount(text: string, exponent: number): bigint | null {
  const minor = toMinor(text, exponent);
  return minor !== null && minor > 0n ? minor : null;
}

/** The field error for an amount that `readAmount` could not parse. */
export function amountMistake(pointer: string, exponent: number): FieldFailure {
  return {pointer, code: 'amount_invalid', detail: `Send a positive amount with at most ${exponent} decimals.`};
}

/**
 * Parses a positive amount into minor units, or fails the request.
 *
 * @param pointer JSON Pointer to the field, for the error
 * @throws Failure `amount_invalid`
 */
export function requireAmount(pointer: string, text: string, exponent: number): bigint {
  const minor = readAmount(text, exponent);
  if (minor === null) throw fieldsFailure([amountMistake(pointer, exponent)]);
  return minor;
}
