/**
 * Currency conversion on decimal strings, without floating point. Results are rounded half to even: amounts to the
 * exponent of their currency, rates to ten significant digits.
 */
import {rateDigits} from '../limits';
import {divideHalfEven, fromMinor} from '../values/money';

interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

const power = (exponent: number): bigint => 10n ** BigInt(exponent);

/** Converts a decimal string such as `"0.0000131"` to an exact fraction. */
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
 * The exchange rate from one currency to another, without trailing zeros.
 *
 * @param from units of the source currency per unit of the base currency
 * @param to units of the target currency per unit of the base currency
 */
export function rateBetween(from: string, to: string): string {
  const quotient = divide(fractionOf(to), fractionOf(from));
  const whole = quotient.numerator / quotient.denominator;
  let decimals = Math.max(rateDigits - String(whole).length, 0);
  if (whole === 0n) {
    // Leading zeros after the decimal point are not significant.
    decimals = rateDigits;
    while (quotient.numerator * power(decimals - rateDigits + 1) < quotient.denominator) decimals += 1;
  }
  const text = print(quotient, decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** `amount × rate`, rounded to the given number of decimals. */
export function multiplyByRate(amount: string, rate: string, decimals: number): string {
  const {numerator, denominator} = fractionOf(rate);
  return print(divide(fractionOf(amount), {numerator: denominator, denominator: numerator}), decimals);
}

/** `amount ÷ rate`, rounded to the given number of decimals. */
export function divideByRate(amount: string, rate: string, decimals: number): string {
  return print(divide(fractionOf(amount), fractionOf(rate)), decimals);
}
