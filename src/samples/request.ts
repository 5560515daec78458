import type {Scheme} from '../gateway/scheme';

/** A JSON value, in the order in which its keys were written. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

export type {Scheme} from '../gateway/scheme';

/** One canonical request; every language renders the same one. */
export interface SampleRequest {
  /** How it proves who sends it; a body of a `client` is a form, all others are JSON. */
  scheme: Scheme;
  /** What the code does, for its first comment, such as “Create a transaction”. */
  purpose: string;
  /** Address with `https://`, without path. */
  host: string;
  /** Path as it is signed, beginning with `/v2/` or `/v1/`, with the values of its parameters. */
  path: string;
  point: number;
  key: number;
  /** The published test secret of this point and key. */
  secret: string;
  /** Of `client`: id of the client of the invoicing API, and its published test secret. */
  client: {id: string; secret: string};
  /**
   * Of `bearer`: the access token. A sample does not ask for it itself: one token serves all requests of an hour, and
   * code that takes a new one for each request is what a reader would copy.
   */
  token: string;
  /** The body without `auth`. */
  body: {[key: string]: Json};
  /** Value of `Idempotency-Key`, for operations that take one. */
  idempotencyKey?: string;
  /** Whether the answer has a body to show. */
  hasAnswer: boolean;
}

/** What stands above the value of the token in every sample. */
export const tokenComment = 'From invoicing/v1/token; it works for an hour.';

/** What a sample prints when the answer has no body. */
export const doneWord = 'Done.';

/** A form (application/x-www-form-urlencoded) as text. */
export function formText(body: SampleRequest['body']): string {
  return String(new URLSearchParams(body as Record<string, string>));
}
