/**
 * The sandbox for a page: typed calls to the worker that hosts the reference gateway. Pages import this module on
 * demand, `await import('@site/src/sandbox/client')`, so that none loads it before a reader asks for it.
 */
import type {JsonObject} from '../types/json';
import {
  protocolVersion,
  SandboxError,
  type AccountView,
  type CallbackMethod,
  type CallbackResponse,
  type CallName,
  type Calls,
  type ErrorCode,
  type Outlook,
  type Reply,
  type SandboxRequest,
  type SandboxResponse,
  type TimelineEntry,
} from './protocol';

export {SandboxError};
export type * from './protocol';

/** The reader's account on the reference gateway. Every call rejects with a `SandboxError`. */
export interface Sandbox {
  /** Sends a request to the gateway. Sign it with the time of `now()`. */
  send: (request: SandboxRequest) => Promise<SandboxResponse>;
  /**
   * Runs a simulation: an event such as `payer_pays` with its `transaction_id`, or `clock` with `seconds`.
   *
   * @returns the changed object in the form of v2; for `clock`, `now`
   */
  simulate: (name: string, data?: JsonObject) => Promise<JsonObject>;
  /** Names of the simulations that change something about a transaction or an invoice now. */
  possible: (id: string) => Promise<string[]>;
  /** What comes of a transaction or an invoice if nobody does anything. */
  outlook: (id: string) => Promise<Outlook>;
  account: () => Promise<AccountView>;
  /** Everything that happened, oldest first: all of it, or what came after an entry's `number`. */
  timeline: (after?: number) => Promise<TimelineEntry[]>;
  /** Sets how the merchant's side responds to callbacks from now on. */
  respondToCallbacks: (response: CallbackResponse) => Promise<void>;
  /** Sets how callbacks of v1 are sent from now on. */
  sendV1CallbacksBy: (method: CallbackMethod) => Promise<void>;
  /** Replaces the account with a new one. */
  startOver: () => Promise<void>;
  /** The account as text, for `load`. */
  save: () => Promise<string>;
  load: (text: string) => Promise<void>;
  /** Unix seconds on the account's clock. */
  now: () => Promise<number>;
  /**
   * Calls the listener whenever the account changed, in this tab or in another.
   *
   * @returns a function that stops this
   */
  subscribe: (listener: () => void) => () => void;
}

/** The part of the interface `Worker` that the client uses. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The first call also loads the worker, on a slow network. */
const patienceSeconds = {first: 60, later: 15};

const notStarted = 'The sandbox did not start. Check the connection and try again.';

let opened: Promise<Sandbox> | null = null;

/** Opens the sandbox; all components of a page share it. Rejects with a `SandboxError` if it does not start. */
export function openSandbox(): Promise<Sandbox> {
  opened ??= openWith(startWorker).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

function startWorker(): WorkerPort {
  return new Worker(new URL(/* webpackChunkName: "sandbox-worker" */ './worker.ts', import.meta.url));
}

/**
 * Opens a sandbox in the worker that `start` returns; it is called again after the worker stopped.
 *
 * @param patience seconds after which a call fails
 */
export async function openWith(start: () => WorkerPort, patience = patienceSeconds): Promise<Sandbox> {
  const connection = createConnection(start, patience);
  const {call} = connection;
  await call('now', null);
  document.addEventListener('visibilitychange', () => {
    // Browsers slow down or stop the timers of a hidden tab, so this call processes everything that is due.
    if (document.visibilityState === 'visible') call('now', null).catch(() => {});
  });
  return {
    send: (request) => call('send', request),
    simulate: (name, data = {}) => call('simulate', {name, data}),
    possible: (id) => call('possible', {id}),
    outlook: (id) => call('outlook', {id}),
    account: () => call('account', null),
    timeline: (after = 0) => call('timeline', {after}),
    respondToCallbacks: async (response) => void (await call('respond_to_callbacks', response)),
    sendV1CallbacksBy: async (method) => void (await call('send_v1_callbacks_by', method)),
    startOver: async () => void (await call('start_over', null)),
    save: () => call('save', null),
    load: async (text) => void (await call('load', text)),
    now: () => call('now', null),
    subscribe: connection.subscribe,
  };
}

interface Pending {
  resolve: (result: never) => void;
  reject: (error: SandboxError) => void;
  timer: ReturnType<typeof setTimeout>;
}

function createConnection(start: () => WorkerPort, patience: typeof patienceSeconds) {
  const pending = new Map<number, Pending>();
  const listeners = new Set<() => void>();
  let worker: WorkerPort | null = null;
  let hasResponded = false;
  let lastId = 0;

  const settle = (id: number): Pending | undefined => {
    const call = pending.get(id);
    clearTimeout(call?.timer);
    pending.delete(id);
    return call;
  };

  /**
   * Terminates the worker and rejects all pending calls. The stored account is kept, and the next call starts a new
   * worker.
   */
  const stop = (code: ErrorCode, message: string): void => {
    worker?.terminate();
    worker = null;
    for (const id of [...pending.keys()]) settle(id)!.reject(new SandboxError(code, message));
  };

  const receive = (reply: Reply): void => {
    if (reply.version !== protocolVersion) {
      stop('outdated_page', 'This page is older than the sandbox. Reload the page; the account is kept.');
    } else if ('event' in reply) {
      for (const listener of listeners) listener();
    } else if ('error' in reply) {
      hasResponded = true;
      settle(reply.id)?.reject(new SandboxError(reply.error.code, reply.error.message));
    } else {
      hasResponded = true;
      settle(reply.id)?.resolve(reply.result as never);
    }
  };

  const connect = (): WorkerPort => {
    const started = start();
    hasResponded = false;
    started.onmessage = ({data}: MessageEvent<Reply>) => {
      // A message of a terminated worker may still arrive.
      if (started === worker) receive(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      if (started !== worker) return;
      if (hasResponded) stop('crashed', 'The sandbox stopped. Try again; what was stored is kept.');
      else stop('not_started', notStarted);
    };
    return started;
  };

  const call = <Name extends CallName>(name: Name, data: Calls[Name][0]): Promise<Calls[Name][1]> =>
    new Promise((resolve, reject) => {
      try {
        worker ??= connect();
      } catch {
        reject(new SandboxError('not_started', notStarted));
        return;
      }
      const id = ++lastId;
      const seconds = hasResponded ? patience.later : patience.first;
      const timer = setTimeout(
        () => stop('timed_out', `The sandbox did not respond within ${seconds} seconds. Try again.`),
        seconds * 1000,
      );
      pending.set(id, {resolve, reject, timer});
      worker.postMessage({version: protocolVersion, id, name, data});
    });

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {call, subscribe};
}
