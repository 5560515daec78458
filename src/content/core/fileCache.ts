/** Whether input files cannot change while the process runs: in a build. */
export const areInputsFixed = process.env.NODE_ENV === 'production';

interface State {
  /** Counts the changes of input files; null while nobody watches them. */
  version: number | null;
  caches: Map<string, Map<unknown, unknown>>;
}

// One state for all copies of this module: Docusaurus evaluates the site's code anew for each language of a build, and
// in development for each change of its configuration.
const states = globalThis as unknown as {[key: symbol]: State | undefined};
const state = (states[Symbol.for('file cache')] ??= {version: null, caches: new Map()});

/**
 * Version of the input files, which an entry of a cache keeps to tell whether it is stale. Null while nobody watches the
 * files, as in tests and commands.
 */
export function inputsVersion(): number | null {
  return areInputsFixed ? 0 : state.version;
}

/** Whether an entry of this version is valid without a comparison with its files. */
export function isCurrent(version: number | null): boolean {
  return version !== null && version === inputsVersion();
}

/**
 * Invalidates all caches of input files. The development server calls it at its start and after each change; from the
 * first call on, entries are valid between two changes without a comparison.
 */
export function invalidateInputs(): void {
  state.version = (state.version ?? 0) + 1;
}

/** A cache that all languages of a build share. */
export function sharedCache<Key, Value>(name: string): Map<Key, Value> {
  if (!areInputsFixed) return new Map<Key, Value>();
  if (!state.caches.has(name)) state.caches.set(name, new Map());
  return state.caches.get(name) as Map<Key, Value>;
}

/**
 * A function with a cache of results by argument, valid until input files change. While nobody watches the files,
 * nothing is cached. Callers share the results: treat them as read-only.
 */
export function cacheLoader<Of extends string | void, Result>(read: (of: Of) => Result): (of: Of) => Result {
  const cache = new Map<Of, {version: number | null; result: Result}>();
  return (of) => {
    const known = cache.get(of);
    if (known && isCurrent(known.version)) return known.result;
    const version = inputsVersion();
    const result = read(of);
    cache.set(of, {version, result});
    return result;
  };
}
