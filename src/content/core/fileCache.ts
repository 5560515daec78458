/**
 * The cache of everything that is made from input files: data, contracts, texts, samples. There is one rule. A result is
 * cached by the arguments of its function, and is valid while the files that it was made from are unchanged. Those are the
 * files that `readInput`, `listInput` and `hasInput` were asked for while it was made, and those of the cached results
 * that it used.
 */
import fs from 'node:fs';
import path from 'node:path';
import {root} from './root';

/** Whether input files cannot change while the process runs: in a build. */
export const areInputsFixed = process.env.NODE_ENV === 'production';

interface Entry {
  /** The version of the inputs at which the files were last found unchanged. */
  version: number;
  /** Stamps of the files and folders that were read, by their absolute path. */
  files: Map<string, string>;
  /** The cached results that were used. */
  parts: Set<Entry>;
  result?: unknown;
}

interface State {
  /** Counts the changes of input files. While nobody watches them, each outermost call of a cached function counts. */
  version: number;
  areWatched: boolean;
  /** Stamps of files and folders at this version. */
  stamps: Map<string, string>;
  /** The entries that are being made, the innermost last. */
  making: Entry[];
  /** The record of the work that is running. */
  recording?: Entry;
  /** Caches that all languages of a build share, by name. */
  shared: Map<string, Map<string, Entry>>;
}

// One state for all copies of this module: Docusaurus evaluates the site's code anew for each language of a build, and
// in development for each change of its configuration.
const states = globalThis as unknown as {[key: symbol]: State | undefined};
const state: State = (states[Symbol.for('file cache')] ??= {
  version: 0,
  areWatched: false,
  stamps: new Map(),
  making: [],
  shared: new Map(),
});

/** Whether files are compared only after `invalidateInputs`, as in the development server and in tests. */
export function areInputsWatched(): boolean {
  return state.areWatched;
}

/**
 * Says that input files may have changed. The development server calls it at its start and after each change; from the
 * first call on, results are valid between two changes without a comparison.
 */
export function invalidateInputs(): void {
  state.areWatched = true;
  state.version += 1;
  state.stamps.clear();
}

/** The stamp of a path: inode, time and size of a file, the names in a folder, empty if it does not exist. */
function stampOf(file: string): string {
  const known = state.stamps.get(file);
  if (known !== undefined) return known;
  const found = fs.existsSync(file) ? fs.statSync(file, {throwIfNoEntry: false}) : undefined;
  const stamp = !found
    ? ''
    : found.isDirectory()
      ? fs.readdirSync(file).join('/')
      : `${found.ino} ${found.mtimeMs} ${found.size}`;
  state.stamps.set(file, stamp);
  return stamp;
}

/** The result that is being made, or else the work that is recorded. */
const user = (): Entry | undefined => state.making.at(-1) ?? state.recording;

/** Registers an input as a dependency of the result that is being made, and returns its absolute path. */
function input(file: string, base: string): string {
  const absolute = path.resolve(base, file);
  user()?.files.set(absolute, areInputsFixed ? '' : stampOf(absolute));
  return absolute;
}

/**
 * Reads an input file as text.
 *
 * @param file relative to the base
 * @param base absolute path of a folder
 */
export function readInput(file: string, base = root): string {
  return fs.readFileSync(input(file, base), 'utf8');
}

/** The names in a folder of inputs, sorted; empty if there is no such folder. */
export function listInput(folder: string, base = root): string[] {
  const absolute = input(folder, base);
  return fs.existsSync(absolute) ? fs.readdirSync(absolute).sort() : [];
}

/** Whether there is an input file or folder. */
export function hasInput(file: string, base = root): boolean {
  return fs.existsSync(input(file, base));
}

/** The inputs of one thing that is made outside a cached function, such as a page. */
export interface InputRecord {
  readonly entry: unknown;
}

export const createRecord = (): InputRecord => ({entry: newEntry()});

/** Runs a function and records the inputs that are read until it ends. Only one such function may run at a time. */
export async function recordInputs({entry}: InputRecord, run: () => Promise<void>): Promise<void> {
  state.recording = entry as Entry;
  try {
    await run();
  } finally {
    delete state.recording;
  }
}

/** The absolute paths of all inputs in a record: files, folders, and paths where nothing is. */
export function inputsOf({entry}: InputRecord): string[] {
  const found = new Set<string>();
  const seen = new Set<Entry>();
  const collect = (one: Entry): void => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const file of one.files.keys()) found.add(file);
    one.parts.forEach(collect);
  };
  collect(entry as Entry);
  return [...found].sort();
}

/** A result of a synchronous function with the inputs that it was made from, as `inputsOf` returns them. */
export function withInputs<Result>(make: () => Result): {result: Result; inputs: string[]} {
  const entry = newEntry();
  return {result: makeIn(entry, make), inputs: inputsOf({entry})};
}

function makeIn<Result>(entry: Entry, make: () => Result): Result {
  state.making.push(entry);
  try {
    return make();
  } finally {
    state.making.pop();
  }
}

const newEntry = (): Entry => ({version: state.version, files: new Map(), parts: new Set()});

function isValid(entry: Entry): boolean {
  if (areInputsFixed || entry.version === state.version) return true;
  const isUnchanged =
    [...entry.files].every(([file, stamp]) => stampOf(file) === stamp) && [...entry.parts].every(isValid);
  if (isUnchanged) entry.version = state.version;
  return isUnchanged;
}

/**
 * A function whose results are cached by its arguments while the files that they were made from are unchanged. Callers
 * share the results: treat them as read-only.
 *
 * @param read synchronous; asks `readInput`, `listInput` and `hasInput` for its files
 * @param name of a cache that all languages of a build share
 */
export function cacheLoader<Args extends (string | undefined)[], Result>(
  read: (...of: Args) => Result,
  name?: string,
): (...of: Args) => Result {
  const cache = cacheOf(name);
  return (...of) => {
    if (!areInputsFixed && !state.areWatched && state.making.length === 0) {
      state.version += 1;
      state.stamps.clear();
    }
    const key = of.join('\0');
    const known = cache.get(key);
    const entry: Entry = known && isValid(known) ? known : newEntry();
    user()?.parts.add(entry);
    if (entry === known) return entry.result as Result;
    entry.result = makeIn(entry, () => read(...of));
    cache.set(key, entry);
    return entry.result as Result;
  };
}

function cacheOf(name: string | undefined): Map<string, Entry> {
  if (!areInputsFixed || name === undefined) return new Map<string, Entry>();
  const cache = state.shared.get(name) ?? new Map<string, Entry>();
  state.shared.set(name, cache);
  return cache;
}
