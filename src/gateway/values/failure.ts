import {shown} from './text';

/** An invalid field of a request. */
export interface FieldFailure {
  /**
   * JSON Pointer (RFC 6901) into the body: in the structure of v2 for errors of operations, otherwise in that of the
   * request.
   */
  pointer: string;
  /** Code of `/reference/api_error_codes`. */
  code: string;
  /** The accepted values, in English. */
  detail: string;
  /**
   * The error in one sentence, where the standard sentence of the code would mislead; it becomes `detail` of the
   * response.
   */
  summary?: string;
}

/** An error response lists at most this many fields, and has at most this many characters in a pointer and a text. */
export const mostFields = 100;
const mostOfPointer = 255;
export const mostOfDetail = 500;

/** The members that only some errors have (RFC 9457, section 3.2), with the names and in the order of the response. */
export const extensionNames = ['transaction_id', 'invoice_id', 'attempts_left'] as const;

/** An error of the published error table. The gateway returns it to the merchant. */
export class Failure extends Error {
  constructor(
    /** Code of `/reference/api_error_codes`. */
    readonly code: string,
    /** The specific cause, in English. */
    readonly detail: string,
    readonly more: {
      fields?: FieldFailure[];
      /**
       * `external_id_duplicate` names the object that has the id; a wrong one-time code says how many attempts are
       * left.
       */
      extension?: Partial<Record<(typeof extensionNames)[number], string | number>>;
      headers?: Record<string, string>;
      /**
       * The request failed but changed state, such as a wrong one-time code, so its response is stored under the
       * idempotency key.
       */
      isCounted?: true;
    } = {},
  ) {
    super(`${code}: ${detail}`);
  }
}

/** An OAuth 2.0 error (RFC 6749 section 5.2), which has its own codes and format. */
export class OAuthFailure extends Error {
  constructor(
    /** Value of `error`. */
    readonly code: string,
    /** The specific cause, in English. */
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
  }
}

/** Builds the failure for invalid fields: the code of a single field, or `request_invalid` for several. */
export function fieldsFailure(found: FieldFailure[]): Failure {
  const fields = found
    .slice(0, mostFields)
    .map((one) => ({...one, pointer: shown(one.pointer, mostOfPointer), detail: shown(one.detail, mostOfDetail)}));
  const [first] = fields;
  if (found.length === 1) return new Failure(first!.code, sentenceOf(first!), {fields});
  const detail =
    found.length > mostFields
      ? `More than ${mostFields} fields are wrong; ${mostFields} of them are listed.`
      : `${found.length} fields are wrong.`;
  return new Failure('request_invalid', detail, {fields});
}

/** Builds the failure for one invalid field. */
export function fieldFailure(pointer: string, code: string, detail: string): Failure {
  return fieldsFailure([{pointer, code, detail}]);
}

/** JSON Pointer (RFC 6901) of a property or an array item, by the pointer of its parent. */
export function childPointer(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** A field as sentences and v1 name it, by its pointer: `payer.phone`. */
export const nameOf = (pointer: string): string =>
  pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');

const words: Record<string, string> = {
  field_missing: 'is missing',
  field_unknown: 'is unknown',
  field_type_invalid: 'has another type',
  field_format_invalid: 'has another format',
  field_length_invalid: 'is too short or too long',
  field_value_not_allowed: 'has a value that is not allowed',
  check_digit_invalid: 'fails its check digit',
};

function sentenceOf({pointer, code, detail, summary}: FieldFailure): string {
  if (summary !== undefined) return summary;
  const name = nameOf(pointer);
  return words[code] && name ? `The field ${name} ${words[code]}.` : detail;
}
