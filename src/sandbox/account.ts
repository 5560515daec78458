/** The reader's account: what the sandbox stores, and its form as text. */
import {createState, type State, type World} from '../gateway';
import {fromBase64, toBase64} from '../gateway/values/bytes';
import type {JsonObject} from '../types/json';
import type {CallbackMethod, CallbackResponse, TimelineEntry} from './protocol';

/** Version of the text format. A new version needs a migration from the previous one in `migrations`. */
export const accountFormat = 2;

/** Convert an account to the next format, by its own format. */
const migrations: Record<number, (account: JsonObject) => JsonObject> = {
  1: (account) => ({...account, format: 2, callbackMethod: 'POST'}),
};

/** How many entries of the timeline are kept. */
const timelineLimit = 300;

/** The account's clock: ahead of the real time by some seconds, or stopped, for stories that always end the same. */
type Clock = {ahead: number} | {stoppedAt: number};

export interface SandboxAccount {
  clock: Clock;
  state: State;
  /** How the merchant's side responds to callbacks. */
  respondWith: CallbackResponse;
  callbackMethod: CallbackMethod;
  timeline: TimelineEntry[];
  /** How many entries there were so far; the oldest are dropped. */
  entries: number;
}

/**
 * A new account; all ids derive from the seed.
 *
 * @param now Unix seconds
 */
export function createAccount(world: World, seed: string, now: number): SandboxAccount {
  return {
    clock: {ahead: 0},
    state: createState(world, seed, now),
    respondWith: 200,
    callbackMethod: 'POST',
    timeline: [],
    entries: 0,
  };
}

/** Unix seconds on the account's clock. */
export function nowOf({clock}: SandboxAccount, realTime: number): number {
  return 'stoppedAt' in clock ? clock.stoppedAt : realTime + clock.ahead;
}

/** Moves the account's clock ahead. */
export function moveClock(account: SandboxAccount, seconds: number): void {
  const {clock} = account;
  account.clock = 'stoppedAt' in clock ? {stoppedAt: clock.stoppedAt + seconds} : {ahead: clock.ahead + seconds};
}

type WithoutNumber<Entry> = Entry extends TimelineEntry ? Omit<Entry, 'number'> : never;

/** Adds an entry to the timeline. */
export function record(account: SandboxAccount, entry: WithoutNumber<TimelineEntry>): void {
  account.entries += 1;
  account.timeline.push({...entry, number: account.entries});
  account.timeline.splice(0, account.timeline.length - timelineLimit);
}

/** Copies an entry with its bodies in another form. */
function withBodies(entry: TimelineEntry, convert: (body: never) => unknown): TimelineEntry {
  const put = <Part extends {body: Uint8Array}>(part: Part): Part => ({...part, body: convert(part.body as never)});
  if (entry.kind === 'request') return {...entry, request: put(entry.request), response: put(entry.response)};
  return entry.kind === 'callback' ? {...entry, request: put(entry.request)} : entry;
}

/** The account as JSON text; the bytes of bodies are base64. */
export function writeAccount(account: SandboxAccount): string {
  const timeline = account.timeline.map((entry) => withBodies(entry, toBase64));
  return JSON.stringify({format: accountFormat, ...account, timeline});
}

/** An account, or the reason why the text is not one; `newer` was written by a later release. */
type ReadAccount = {account: SandboxAccount} | {problem: 'damaged' | 'outdated' | 'newer'};

/** Reads a text of `writeAccount`, of any format for which there are migrations. */
export function readAccount(text: string, world: World): ReadAccount {
  try {
    let read = JSON.parse(text) as JsonObject;
    if (!Number.isInteger(read.format)) return {problem: 'damaged'};
    if ((read.format as number) > accountFormat) return {problem: 'newer'};
    while (read.format !== accountFormat) {
      const migrate = migrations[read.format as number];
      if (!migrate) return {problem: 'outdated'};
      read = migrate(read);
    }
    const {format: _format, ...account} = read as unknown as SandboxAccount & {format: number};
    if (!isLike(account, createAccount(world, '', 0)) || !isLike(account.state, createState(world))) {
      return {problem: 'damaged'};
    }
    return {account: {...account, timeline: account.timeline.map((entry) => withBodies(entry, readBody))}};
  } catch {
    return {problem: 'damaged'};
  }
}

function readBody(text: string): Uint8Array {
  const bytes = fromBase64(text);
  if (bytes === null) throw new Error('A body of the timeline is not base64.');
  return bytes;
}

/** Whether an object has the properties of a model, each of the same kind. */
function isLike(value: object, model: object): boolean {
  const kindOf = (part: unknown): string => (Array.isArray(part) ? 'list' : part === null ? 'null' : typeof part);
  return Object.entries(model).every(
    ([name, part]) =>
      // A response to callbacks is a number or a word.
      name === 'respondWith' || kindOf((value as JsonObject)[name]) === kindOf(part),
  );
}
