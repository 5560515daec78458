/** One wrong field of a request. */
export interface FieldFailure {
  /** JSON Pointer (RFC 6901) into the body, in the shape of v2. */
  pointer: string;
  /** Code of `/reference/api_error_codes`. */
  code: string;
  /** What the field accepts, in English. */
  detail: string;
}

/** A refusal that the error table knows. */
export class Failure extends Error {
  constructor(
    /** Code of `/reference/api_error_codes`. */
    readonly code: string,
    /** What happened this time, in English. */
    readonly detail: string,
    readonly more: {
      fields?: FieldFailure[];
      /** Of `external_id_duplicate`: the transaction that has the id. */
      transactionId?: string;
      /** The same, of an invoice. */
      invoiceId?: string;
      headers?: Record<string, string>;
      /** Of a refusal that changed something, such as a wrong code: its answer is kept for the idempotency key. */
      isCounted?: true;
    } = {},
  ) {
    super(`${code}: ${detail}`);
  }
}

/** A refusal of OAuth 2.0 (RFC 6749 section 5.2), which has codes and a form of its own. */
export class OAuthFailure extends Error {
  constructor(
    /** Value of `error`. */
    readonly code: string,
    /** What happened this time, in English. */
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
  }
}

/** The failure for wrong fields: the code of the only one, or `request_invalid` for several. */
export function fieldsFailure(fields: FieldFailure[]): Failure {
  const [first] = fields;
  if (fields.length === 1) return new Failure(first!.code, sentenceOf(first!), {fields});
  return new Failure('request_invalid', `${fields.length} fields are wrong.`, {fields});
}

/** One wrong field, as a failure. */
export function fieldFailure(pointer: string, code: string, detail: string): Failure {
  return fieldsFailure([{pointer, code, detail}]);
}

const words: Record<string, string> = {
  field_missing: 'is missing',
  field_unknown: 'is unknown',
  field_type_invalid: 'has another type',
  field_format_invalid: 'has another format',
  field_length_invalid: 'is too short or too long',
  field_value_not_allowed: 'has a value that is not allowed',
  check_digit_invalid: 'fails its check digit',
};

function sentenceOf({pointer, code, detail}: FieldFailure): string {
  const name = pointer.slice(1).replaceAll('/', '.');
  return words[code] && name ? `The field ${name} ${words[code]}.` : detail;
}
