/**
 * Conversion between currencies on decimal strings, without floating point. Every result is rounded half-even: an amount
 * to the decimals of its currency, a rate to ten significant digits.
 */
import {divideHalfEven, fromMinor} from './money';

/** How many significant digits a rate has at most. */
export const rateDigits = 10;

interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

const power = (exponent: number): bigint => 10n ** BigInt(exponent);

/** A decimal string such as `"0.0000131"`, exactly. */
function fractionOf(decimal: string): Fraction {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new Error(`"${decimal}" is no decimal. Write digits with at most one point, for example "49.90".`);
  const [, whole, decimals = ''] = match;
  return {numerator: BigInt(whole + decimals), denominator: power(decimals.length)};
}

const divide = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator,
  denominator: one.denominator * other.numerator,
});

const print = ({numerator, denominator}: Fraction, decimals: number): string =>
  fromMinor(divideHalfEven(numerator * power(decimals), denominator), decimals);

/**
 * How many units of another currency one unit gives, without zeros at the end.
 *
 * @param from units of the one currency for one unit of the base
 * @param to units of the other currency for one unit of the base
 */
export function rateBetween(from: string, to: string): string {
  const quotient = divide(fractionOf(to), fractionOf(from));
  const whole = quotient.numerator / quotient.denominator;
  let decimals = Math.max(rateDigits - String(whole).length, 0);
  if (whole === 0n) {
    // Zeros after the point are not significant.
    decimals = rateDigits;
    while (quotient.numerator * power(decimals - rateDigits + 1) < quotient.denominator) decimals += 1;
  }
  const text = print(quotient, decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** `amount × rate` in a currency with so many decimals. */
export function multiplyByRate(amount: string, rate: string, decimals: number): string {
  const {numerator, denominator} = fractionOf(rate);
  return print(divide(fractionOf(amount), {numerator: denominator, denominator: numerator}), decimals);
}

/** `amount ÷ rate` in a currency with so many decimals. */
export function divideByRate(amount: string, rate: string, decimals: number): string {
  return print(divide(fractionOf(amount), fractionOf(rate)), decimals);
}
