/**
 * Money as integers in minor units. Amounts are transmitted as decimal strings in major units with at most as many
 * decimals as the currency's exponent (ISO 4217), so no conversion rounds.
 */

/**
 * Converts an amount to minor units: `"150.00"` BRL is 15000n. Negative balances are allowed.
 *
 * @returns null if the text is not an amount or has more decimals than the currency
 */
export function toMinor(amount: string, exponent: number): bigint | null {
  const match = /^(-?\d{1,30})(?:\.(\d{1,18}))?$/.exec(amount);
  const decimals = match?.[2] ?? '';
  if (!match || decimals.length > exponent) return null;
  return BigInt(match[1]! + decimals.padEnd(exponent, '0'));
}

/** Formats minor units in major units with all decimals: 15000n BRL is `"150.00"`. */
export function fromMinor(minor: bigint, exponent: number): string {
  const sign = minor < 0n ? '-' : '';
  const digits = String(minor < 0n ? -minor : minor).padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** Writes an amount that was checked with all decimals of its currency: `"150"` BRL is `"150.00"`. */
export function withAllDecimals(amount: string, exponent: number): string {
  return fromMinor(toMinor(amount, exponent)!, exponent);
}

/** `numerator / denominator`, rounded half to even; the denominator is positive. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const rest = numerator - quotient * denominator;
  const twice = 2n * (rest < 0n ? -rest : rest);
  const isUp = twice > denominator || (twice === denominator && quotient % 2n !== 0n);
  return isUp ? quotient + (numerator < 0n ? -1n : 1n) : quotient;
}
