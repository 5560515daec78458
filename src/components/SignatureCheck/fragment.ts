/** The case in the fragment of an address. A secret is never part of it. */
import type {Entries} from './Result';

const shared = ['message', 'scheme', 'computed', 'ownString', 'now'] as const;

/** Writes a case as a fragment, without the secret. */
export function fragmentOf(entries: Entries): string {
  const pairs = shared.filter((name) => entries[name] !== '').map((name): [string, string] => [name, entries[name]]);
  return `check:${new URLSearchParams(pairs).toString()}`;
}

/** Reads a case from a fragment; null if it contains none. */
export function caseOf(hash: string): Partial<Entries> | null {
  const text = /^#check:(.*)$/.exec(hash)?.[1];
  if (text === undefined) return null;
  const given = new URLSearchParams(text);
  return Object.fromEntries(
    shared.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
