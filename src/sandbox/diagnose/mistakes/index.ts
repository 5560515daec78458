import type {Mistake} from '../mistake';
import type {Scheme} from '../signing';
import {algorithmMistakes} from './algorithm';
import {bodyMistakes} from './body';
import {encodingMistakes} from './encoding';
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
  string: stringMistakes,
  algorithm: algorithmMistakes,
} as const;

export type Family = keyof typeof families;

/** All mistakes; one that two families make in different schemes is in both. */
export const mistakes: readonly Mistake[] = Object.values(families).flat();

/** The ids of all mistakes, each once. */
export const mistakeIds: readonly string[] = [...new Set(mistakes.map(({id}) => id))];

/** The mistakes that can be made in a scheme. */
export function mistakesOf(scheme: Scheme): Mistake[] {
  return mistakes.filter(({schemes}) => schemes.includes(scheme));
}
