/** A JSON value, in the order in which its keys were written. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** How a request proves who sends it: signed headers (v2) or the object `auth` in the body (v1). */
export type Scheme = 'v2' | 'v1';

/** One canonical request; every language renders the same one. */
export interface SampleRequest {
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
  /** The body without `auth`. */
  body: {[key: string]: Json};
  /** Value of `Idempotency-Key`, for operations that take one. */
  idempotencyKey?: string;
}
