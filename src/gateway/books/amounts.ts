/** Reading and validating the amounts of a request. */
import {Failure, fieldsFailure, type FieldFailure} from '../values/failure';
import {toMinor} from '../values/money';
import {hasMinorUnits} from './translate';
import type {Context, GatewayService} from './types';

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
 * @throws Failure `amount_invalid`, in the terms of the version
 */
export function requireAmount(
  {world, version}: Pick<Context, 'world' | 'version'>,
  pointer: string,
  text: string,
  currency: string,
): bigint {
  const exponent = world.exponentOf(currency);
  const minor = readAmount(text, exponent);
  if (minor !== null) return minor;
  const isInteger = version === 'v1' && hasMinorUnits(world, currency);
  throw fieldsFailure([{...amountMistake(pointer, exponent), ...(isInteger && {detail: 'Send a positive integer.'})}]);
}

/**
 * Why an amount is outside the limits of one service.
 *
 * @returns undefined if it is within them, or if there are none for the currency
 */
export function limitFailure(
  {limits}: Pick<GatewayService, 'limits'>,
  minor: bigint,
  currency: string,
  exponent: number,
): Failure | undefined {
  const limit = limits.find((one) => one.currency === currency);
  if (!limit) return undefined;
  if (minor < toMinor(limit.smallest, exponent)!)
    return new Failure('amount_below_minimum', `The smallest amount is ${limit.smallest} ${currency}.`);
  if (minor > toMinor(limit.largest, exponent)!)
    return new Failure('amount_above_maximum', `The largest amount is ${limit.largest} ${currency}.`);
  return undefined;
}
