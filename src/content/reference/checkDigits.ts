import {readData} from '../core/data';
import {defaultLocale, type LocaleCode} from '../core/locales';
import type {CheckDigitsFile} from '../../types/data/reference/check_digits';

type Algorithm = CheckDigitsFile[string];
type Example = Algorithm['examples'][number];
/** One check digit of an example. */
export type CheckDigitStep = NonNullable<Example['steps']>[number];

/** A step with its numbers: the covered characters, the sum, the remainder, and the resulting check digit. */
interface Calculation {
  /** The covered characters, or the whole number of an IBAN. */
  covered: string;
  weights: number[];
  sum: bigint;
  remainder: number;
  /** Difference from the sum to the next multiple of the divisor. */
  difference: number;
  /** The expected character; undefined where only the remainder counts. */
  digit: string | undefined;
}

/** The algorithms of check digits by their anchor on `/reference/check_digits`. */
export function loadCheckDigits(locale: LocaleCode = defaultLocale): CheckDigitsFile {
  return readData('reference/check_digits.yaml', locale);
}

/** Anchors and short names of the algorithms that a check uses; empty if it has no check digits. */
export function algorithmsOf(check: string, locale: LocaleCode): {anchor: string; short: string}[] {
  return Object.entries(loadCheckDigits(locale))
    .filter(([, {checks}]) => checks.includes(check))
    .map(([anchor, {short}]) => ({anchor, short}));
}

/** The value of a character: a digit counts as itself, a letter by its ASCII code less 48. */
const valueOf = (character: string): number => character.charCodeAt(0) - '0'.charCodeAt(0);

const counted = {
  digit_sum: (product: number): number => Math.floor(product / 10) + (product % 10),
  last_digit: (product: number): number => product % 10,
};

/** Calculates a step for a value. */
export function calculate(step: CheckDigitStep, value: string): Calculation {
  const {covers = [1, value.length], weights: repeated = [], products, modulo} = step;
  const covered = step.moved ? movedDigits(value) : (step.before ?? '') + value.slice(covers[0]! - 1, covers[1]);
  const weights = step.moved ? [] : [...covered].map((_, index) => repeated[index % repeated.length]!);
  const count = products ? counted[products] : (product: number) => product;
  const sum = step.moved
    ? BigInt(covered)
    : BigInt(weights.reduce((total, weight, index) => total + count(weight * valueOf(covered[index]!)), 0));
  const remainder = Number(sum % BigInt(modulo));
  const difference = modulo - remainder;
  const result = String(step.digit === 'remainder' ? remainder : difference);
  return {covered, weights, sum, remainder, difference, digit: step.digit && (step.becomes?.[result] ?? result)};
}

/** An IBAN as a number: the first four characters at the end, letters as 10 to 35. */
function movedDigits(iban: string): string {
  return [...iban.slice(4), ...iban.slice(0, 4)].map((character) => parseInt(character, 36)).join('');
}
