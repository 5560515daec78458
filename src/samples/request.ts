import type {AuthenticationScheme} from '../gateway/values/scheme';
import type {JsonValue} from '../types/json';

export type {AuthenticationScheme} from '../gateway/values/scheme';

/** A canonical request, which all languages render. */
export interface SampleRequest {
  /** How it is authenticated; a `client` request has a form body, all others JSON. */
  scheme: AuthenticationScheme;
  /** Text of the first comment, such as “Create a transaction”. */
  purpose: string;
  /** Base URL with `https://`. */
  host: string;
  /** The signed path, starting with `/v2/` or `/v1/`, with its parameters filled in. */
  path: string;
  point: number;
  key: number;
  /** The published test secret of this point and key. */
  secret: string;
  /** For `client`: id of the invoicing API client, and its published test secret. */
  client: {id: string; secret: string};
  /**
   * For `bearer`: the access token. Samples do not request a token themselves, because one token is valid for an hour,
   * and readers should not copy code that requests a new one each time.
   */
  token: string;
  /** The body without `auth`. */
  body: {[key: string]: JsonValue};
  /** Value of `Idempotency-Key`, if the operation takes one. */
  idempotencyKey?: string;
  /** Whether the response has a body. */
  hasAnswer: boolean;
}

/** Comment above the token in every sample. */
export const tokenComment = 'From invoicing/v1/token; it works for an hour.';

/** Output of a sample if the response has no body. */
export const doneWord = 'Done.';

/**
 * The fields of a form, whose values are all texts.
 *
 * @throws a sentence if a value is an object or a list
 */
export function formFields(body: SampleRequest['body']): [name: string, value: string][] {
  return Object.entries(body).map(([name, value]) => {
    if (typeof value === 'object')
      throw new Error(`The field ${name} of a form is ${JSON.stringify(value)}. Write a text or a number.`);
    return [name, String(value)];
  });
}

/** Encodes a form (application/x-www-form-urlencoded). */
export function formText(body: SampleRequest['body']): string {
  return String(new URLSearchParams(formFields(body)));
}
