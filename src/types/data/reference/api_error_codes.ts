// Generated from src/data/reference/api_error_codes.schema.yaml by `npm run types`. Change that instead.

export interface ApiErrorCodesFile {
  /**
   * What the merchant may show to the payer, by a name that errors refer to. Plain text that gives away nothing to a fraudster.
   */
  payer_messages: {
    [k: string]: string;
  };
  /**
   * Groups of errors. The position of a group gives the block of its v1 numbers, 1xx for the first.
   */
  groups: {
    [k: string]: Group;
  };
  /**
   * v1 numbers that once stood for a code and are never given again, each with that code.
   */
  retired: {
    [k: string]: string;
  };
}
export interface Group {
  /**
   * Name of the group, as a heading shows it.
   */
  title: string;
  /**
   * The errors by their v2 symbol, in the order of their v1 numbers.
   */
  codes: {
    [k: string]: Error;
  };
}
export interface Error {
  /**
   * The number in `error.code` of v1. Given once, never changed, never given to another code.
   */
  v1: number;
  /**
   * HTTP status of the answer in v2. An error that stands only inside `errors[]` has the status of the whole answer.
   */
  http: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504;
  /**
   * Whether the request may be sent again; `same` unchanged after a while, `changed` after what `what_to_do` says, `state` only if the state allows it then, `no` never.
   */
  retryable: 'no' | 'same' | 'changed' | 'state';
  /**
   * Who can mend it.
   */
  who_acts: 'developer' | 'merchant' | 'payer' | 'gateway';
  /**
   * What is wrong, as one sentence (Markdown). Without its full stop it is the `title` of the problem.
   */
  meaning: string;
  /**
   * What to do about it (Markdown).
   */
  what_to_do: string;
  /**
   * Name of the payer's message. Without it the payer takes no part in the request and is told nothing.
   */
  tell_payer?: string;
  /**
   * How to get the error in the test environment (Markdown). Every error has this or `only_simulated`.
   */
  provoke?: string;
  /**
   * The fields that `errors[]` of v2 names after `provoke`, as JSON Pointers in this order; absent where it names none.
   *
   * @minItems 1
   */
  pointers?: string[];
  /**
   * Why the test environment returns the error on demand only, through `Gateway-Simulate` (Markdown).
   */
  only_simulated?: string;
}
