/** The messages between a page and the worker that hosts the reference gateway. */
import type {Account, Callback, HttpRequest, Point} from '../gateway';
import type {Invoice} from '../types/contract/invoicing';
import type {Transaction} from '../types/contract/v2';
import type {JsonObject} from '../types/json';

/**
 * Version of the messages. A page that stayed open across a release may meet a newer worker; a mismatch is refused
 * before anything is read or stored.
 */
export const protocolVersion = 1;

/** A request as it is on the wire: the path with its query, and the bytes of the body. */
export type SandboxRequest = Pick<HttpRequest, 'method' | 'path' | 'headers' | 'body'>;

/** A response as it is on the wire. */
export interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** How the merchant's side responds to callbacks: an HTTP status, or no response before the time-out. */
export type CallbackResponse = number | 'time_out';

/** How callbacks of v1 are sent. */
export type CallbackMethod = Point['callbackMethod'];

interface EntryBase {
  /** Rises by one per entry, and is never used again. */
  number: number;
  /** Unix seconds on the account's clock. */
  at: number;
}

/** One thing that happened in the account. */
export type TimelineEntry =
  | (EntryBase & {kind: 'request'; request: SandboxRequest; response: SandboxResponse})
  | (EntryBase & {
      kind: 'callback';
      id: Callback['id'];
      version: Callback['version'];
      /** 1 for the first delivery. */
      attempt: number;
      request: SandboxRequest & {url: string};
      /** `valid`, or the reason for which the merchant's side refuses the signature. */
      verdict: string;
      response: CallbackResponse;
      /** When the next attempt is due; null if there is none. */
      nextAt: number | null;
    })
  | (EntryBase & {kind: 'simulation'; name: string; data: JsonObject});

/**
 * Why the account is not as the reader left it, or will not be kept: the browser offers no storage, it is full, what
 * was stored is damaged, or it was written by an earlier version of the sandbox.
 */
export type Notice = 'storage_blocked' | 'storage_full' | 'account_damaged' | 'account_outdated';

/** A transaction with data that the API does not return: the version that created it, and its number in v1. */
export interface TransactionView {
  data: Transaction;
  version: 'v1' | 'v2';
  number: number;
  /** Whether the page of the payment has a button to refuse it. */
  canRefuse: boolean;
}

/** An invoice, and whether its page takes a payment now. */
export interface InvoiceView {
  data: Invoice;
  isPayable: boolean;
}

/** What comes of a transaction or an invoice if nobody does anything, in Unix seconds of the account's clock. */
export interface Outlook {
  /** When its time is over; null if something else ends it before, or nothing does. */
  endsAt: number | null;
  /** When its money arrives; null if none does. */
  arrivesAt: number | null;
}

/** The state of the account, for display. */
export interface AccountView {
  /** Unix seconds on the account's clock. */
  now: number;
  balances: Account[];
  /** The latest first. */
  transactions: TransactionView[];
  /** The latest first. */
  invoices: InvoiceView[];
  /** How many callbacks still have an attempt to come, and when the earliest of them is due. */
  waiting: {callbacks: number; nextAt: number | null};
  /** When anything is due next, a timer of the gateway or a callback; null if nothing is. */
  dueAt: number | null;
  respondWith: CallbackResponse;
  callbackMethod: CallbackMethod;
  notice: Notice | null;
}

/** Argument and result of each call. */
export interface Calls {
  send: [SandboxRequest, SandboxResponse];
  simulate: [{name: string; data: JsonObject}, JsonObject];
  /** The simulations that change something about a transaction or an invoice now. */
  possible: [{id: string}, string[]];
  outlook: [{id: string}, Outlook];
  account: [null, AccountView];
  timeline: [{after: number}, TimelineEntry[]];
  respond_to_callbacks: [CallbackResponse, null];
  send_v1_callbacks_by: [CallbackMethod, null];
  start_over: [null, null];
  save: [null, string];
  load: [string, null];
  now: [null, number];
}

export type CallName = keyof Calls;

/** A call to the worker. */
export type SandboxMessage = {
  [Name in CallName]: {version: number; id: number; name: Name; data: Calls[Name][0]};
}[CallName];

/** Reasons for which a call fails. */
export type ErrorCode =
  /** The page is of another release than the worker or the stored account: reload the page. */
  | 'outdated_page'
  /** The worker's file could not be loaded. */
  | 'not_started'
  /** The worker stopped. The next call starts it again, with all that was stored. */
  | 'crashed'
  /** The worker did not respond in time, and was stopped. The next call starts it again. */
  | 'timed_out'
  /** There is no such simulation, or it does not take this data; the message says what to send. */
  | 'simulation_refused'
  /** The text is no saved account; the message says why. */
  | 'account_refused';

/** What the worker sends: the result of a call, its failure, or the notice that the account changed in any tab. */
export type Reply =
  | {version: number; id: number; result: unknown}
  | {version: number; id: number; error: {code: ErrorCode; message: string}}
  | {version: number; event: 'changed'};

/** A failed call. `message` is a sentence in English; `code` chooses the translated one. */
export class SandboxError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'SandboxError';
  }
}
