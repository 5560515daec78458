import type {Mistake} from '../mistake';
import type {Scheme} from '../schemes';
import {algorithmMistakes} from './algorithm';
import {bodyMistakes} from './body';
import {encodingMistakes} from './encoding';
import {exchangeMistakes} from './exchange';
import {queryMistakes} from './query';
import {secretMistakes} from './secret';
import {stringMistakes} from './string';
import {transportMistakes} from './transport';

/** The families, in the order in which they are searched: where two mistakes give the same signature, the first is named. */
export const families = {
  transport: transportMistakes,
  encoding: encodingMistakes,
  secret: secretMistakes,
  body: bodyMistakes,
  query: queryMistakes,
  exchange: exchangeMistakes,
  string: stringMistakes,
  algorithm: algorithmMistakes,
} as const;

export type Family = keyof typeof families;

/** All mistakes; one that two families make in different schemes is in both. */
const mistakes: readonly Mistake[] = Object.values(families).flat();

/** Families whose mistakes replace each other: of two at once, only the last counts. */
const exclusiveFamilies: readonly Family[] = ['encoding', 'secret', 'algorithm'];

/** The family of each mistake; one object is in one family. */
const familyNames = new Map(
  (Object.keys(families) as Family[]).flatMap((family) =>
    families[family].map((mistake) => [mistake, family] as const),
  ),
);

/** Families that do not change the string to sign. Tried as the second mistake, they reuse the cached string. */
const afterString: readonly Family[] = ['secret', 'algorithm', 'encoding'];

/**
 * The mistakes in the order in which pairs are tried: those that change the string first, those of the encoding last.
 */
export function inOrderOfSteps(known: readonly Mistake[]): Mistake[] {
  const rank = (mistake: Mistake): number => afterString.indexOf(familyNames.get(mistake)!);
  return [...known].sort((left, right) => rank(left) - rank(right));
}

/**
 * Whether a mistake changes how long a signature is or which characters it has: always, never, or, as hash functions
 * do, sometimes.
 */
export function changesForm(mistake: Mistake): boolean | 'sometimes' {
  return mistake.id === 'other_hash' ? 'sometimes' : familyNames.get(mistake) === 'encoding';
}

/**
 * Whether two mistakes are tried together. The order of mistakes of different families does not change the result, so
 * only one order is tried. The family `exchange` changes both the body and the string, so both orders are tried.
 */
export function canBeBoth(first: Mistake, second: Mistake, isInOrder: boolean): boolean {
  const [one, other] = [familyNames.get(first)!, familyNames.get(second)!];
  if (one === other) return first.id !== second.id && !exclusiveFamilies.includes(one);
  return isInOrder || [one, other].includes('exchange');
}

/** The ids of all mistakes, each once. */
export const mistakeIds: readonly string[] = [...new Set(mistakes.map(({id}) => id))];

/** The mistakes that can be made in a scheme. */
export function mistakesOf(scheme: Scheme): Mistake[] {
  return mistakes.filter(({schemes}) => schemes.includes(scheme));
}
