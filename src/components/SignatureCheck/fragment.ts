/** The case in the fragment of an address. A secret is never part of it. */
import type {CheckData} from '../../sandbox/diagnose/checkData';
import type {Entries} from './Result';

const shared = ['message', 'scheme', 'computed', 'ownString', 'now', 'usedNonces'] as const;

/** Writes a case as a fragment, without the secret. */
export function fragmentOf(entries: Entries): string {
  const pairs = shared.filter((name) => entries[name] !== '').map((name): [string, string] => [name, entries[name]]);
  return `check:${new URLSearchParams(pairs).toString()}`;
}

/** Reads the case that `?case=` names: the example of a scheme, or a request that the API refuses with an error. */
export function namedCase(search: string, {schemes, refused}: CheckData): Partial<Entries> | null {
  const name = new URLSearchParams(search).get('case') ?? '';
  const scheme = schemes.find(({id}) => id === name);
  if (scheme) return {message: scheme.example, secrets: scheme.secret};
  return Object.hasOwn(refused, name) ? {...refused[name]} : null;
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
