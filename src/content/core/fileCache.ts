/**
 * Whether files stay as they are while the process runs: in a build. What was read from them once is then not compared
 * with them again, which would take longer than drawing the pages. A development server and tests do compare.
 */
export const areInputsFixed = process.env.NODE_ENV === 'production';

/**
 * A map for what is read from files that are still. A build loads the site's code anew for each language: it finds there
 * what was read for the one before.
 */
export function sharedCache<Key, Value>(name: string): Map<Key, Value> {
  if (!areInputsFixed) return new Map<Key, Value>();
  const maps = ((globalThis as {[maps: symbol]: Map<string, unknown> | undefined})[Symbol.for('read files')] ??=
    new Map());
  if (!maps.has(name)) maps.set(name, new Map<Key, Value>());
  return maps.get(name) as Map<Key, Value>;
}

/**
 * A function whose results, one for each language or name that it is asked for, are kept while files are still. They are
 * shared between callers, who treat them as read-only.
 */
export function cacheLoader<Of extends string | void, Result>(read: (of: Of) => Result): (of: Of) => Result {
  const kept = new Map<Of, Result>();
  return (of) => {
    if (!areInputsFixed) return read(of);
    if (!kept.has(of)) kept.set(of, read(of));
    return kept.get(of)!;
  };
}
