import {sha256, toBytes, toHex} from '../values/bytes';
import type {State} from './types';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Derives characters from a text by hashing. The seed is the gateway's only source of randomness. */
export function derive(text: string, length: number, letters: string = alphabet): string {
  const result: string[] = [];
  for (let round = 0; result.length < length; round += 1) {
    result.push(...Array.from(sha256(toBytes(`${text} ${round}`)), (byte) => letters[byte % letters.length]!));
  }
  return result.slice(0, length).join('');
}

/** Derives lower-case hex digits from a text, at most 64. */
export function deriveHex(text: string, length: number): string {
  return toHex(sha256(toBytes(text))).slice(0, length);
}

/** Generates a new id: the prefix of its kind and twenty characters. */
export function newId(state: State, prefix: string): string {
  const given = state.given[prefix]?.shift();
  if (given) return given;
  state.made += 1;
  return `${prefix}_${derive(`${state.seed} ${prefix} ${state.made}`, 20)}`;
}

const firstNumbers: Record<string, number> = {trx: 80014236, acc: 70010, rep: 60001000, evt: 550023106, quo: 61000416};

/** The v1 number of an id. It is assigned once and incremented per kind. */
export function numberOf(state: State, id: string): number {
  const known = state.numbers[id];
  if (known !== undefined) return known;
  const prefix = id.slice(0, id.indexOf('_'));
  const taken = Object.keys(state.numbers).filter((other) => other.startsWith(`${prefix}_`)).length;
  const number = state.givenNumbers[prefix]?.shift() ?? (firstNumbers[prefix] ?? 90000000) + taken + 1;
  state.numbers[id] = number;
  state.ids[`${prefix} ${number}`] = id;
  return number;
}

/** The id of a v1 number. An unknown number maps to an id that no object has. */
export function idOf(state: State, prefix: string, number: number): string {
  return state.ids[`${prefix} ${number}`] ?? `${prefix}_${'0'.repeat(20)}`;
}
