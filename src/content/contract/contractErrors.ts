import {brand} from '../../brand';
import {ContractError, type Json} from './contractSource';
import {readData} from '../core/data';
import {loadErrors, type ApiError, type Retryable} from './errors';
import {defaultLocale, type LocaleCode} from '../core/locales';

/** What the reference table says of one code, `src/data/reference/api_error_codes.yaml`. */
export interface ErrorCode {
  /** The number in v1. */
  number: number;
  /** The HTTP status in v2. */
  status: number;
  /** English title, the same for every case. */
  title: string;
}

/** One failure of one operation: its code with the cause and the remedy that hold for this operation. */
export interface OperationError extends ErrorCode {
  code: string;
  cause: string;
  fix: string;
  /** The whole body of an answer that carries this error. */
  example: Json;
  /** Whether all operations of the contract share it. */
  isCommon: boolean;
  /** Whether it is an error of OAuth 2.0, which the reference table does not have and which is no problem+json. */
  isOAuth: boolean;
}

/** The errors of OAuth 2.0 by their code, as far as the gateway answers them. */
export function loadOAuthErrors(
  locale: LocaleCode = defaultLocale,
): Record<string, ErrorCode & {retryable: Retryable; whoActs: ApiError['whoActs']}> {
  type Row = {http: number; retryable: Retryable; who_acts: ApiError['whoActs']; meaning: string};
  const {errors} = readData<{errors: Record<string, Row>}>('invoicing/oauth_errors.yaml', locale);
  return Object.fromEntries(
    Object.entries(errors).map(([code, {http, retryable, who_acts, meaning}]) => [
      code,
      {number: 0, status: http, title: meaning.replace(/\.$/, ''), retryable, whoActs: who_acts},
    ]),
  );
}

/** All error codes by their symbol. Their English meaning, without its full stop, is the title of a problem. */
export function readErrorCodes(): Record<string, ErrorCode> {
  return Object.fromEntries(
    loadErrors(defaultLocale).map(({code, v1, http, meaning}) => [
      code,
      {number: v1, status: http, title: meaning.replaceAll('`', '').replace(/\.$/, '')},
    ]),
  );
}

/**
 * The errors of one operation: its own first, then those of the operation that `x-errors-of` names, then those that
 * `x-common-errors` gives to all operations and to the idempotent ones. An earlier error replaces a later one with the
 * same code. An operation of OAuth (`x-oauth`) has the errors of RFC 6749 and, besides, those of `transport` alone.
 *
 * @param codes all codes, see `readErrorCodes`
 * @throws ContractError when the reference table has no such code, or `x-errors-of` names no operation with errors
 */
export function joinErrors(document: Json, operation: Json, codes: Record<string, ErrorCode>): OperationError[] {
  const common: Json = document['x-common-errors'] ?? {};
  const oauth = operation['x-oauth'] ? loadOAuthErrors() : {};
  const shared: Json[] = operation['x-oauth']
    ? [...common.oauth, ...(common.transport ?? [])]
    : [
        ...(operation['x-idempotent'] ? (common.idempotent ?? []) : []),
        ...(common.all ?? []),
        ...(common.transport ?? []),
      ];
  const own = ownErrors(document, operation);
  const described = new Set(own.map(({code}) => code));
  return [...own, ...shared.filter(({code}) => !described.has(code))].map((error) => {
    const known = oauth[error.code];
    if (known) {
      const example = {error: error.code, error_description: error.detail};
      return {
        code: error.code,
        ...known,
        cause: error.cause,
        fix: error.fix,
        example,
        isCommon: !described.has(error.code),
        isOAuth: true,
      };
    }
    const row = codes[error.code];
    if (!row) {
      throw new ContractError(
        `${operation.operationId}: x-errors names "${error.code}", which src/data/reference/api_error_codes.yaml does not have. Add it there or correct the code.`,
      );
    }
    for (const {code} of error.fields ?? []) {
      if (!codes[code])
        throw new ContractError(
          `${operation.operationId}: the example of "${error.code}" names the unknown code "${code}".`,
        );
    }
    const example = document['x-failure-responses'] ? problem(error, row) : failure(error, row, codes);
    return {
      code: error.code,
      ...row,
      cause: error.cause,
      fix: error.fix,
      example,
      isCommon: !described.has(error.code),
      isOAuth: false,
    };
  });
}

/** What `x-errors` says, with what it borrows by `x-errors-of`. */
function ownErrors(document: Json, operation: Json): Json[] {
  const own: Json[] = operation['x-errors'] ?? [];
  const lender = operation['x-errors-of'];
  if (!lender) return own;
  const borrowed: Json[] | undefined = Object.values<Json>(document.paths).find(({post}) => post.operationId === lender)
    ?.post['x-errors'];
  if (!borrowed) {
    throw new ContractError(
      `${operation.operationId}: x-errors-of names "${lender}", which is no operation with x-errors. Write the operationId of one.`,
    );
  }
  const codes = new Set(own.map(({code}) => code));
  return [...own, ...borrowed.filter(({code}) => !codes.has(code))];
}

/** The body of a failure in v2 (RFC 9457). */
function problem(error: Json, {status, title}: ErrorCode): Json {
  return {
    type: `https://${brand.hosts.site}/reference/api_error_codes#${error.code}`,
    title,
    status,
    detail: error.detail,
    code: error.code,
    request_id: 'req_7hPq2LmX9cVb4TzR8wNk',
    ...(error.transaction_id && {transaction_id: error.transaction_id}),
    ...(error.invoice_id && {invoice_id: error.invoice_id}),
    ...(error.fields && {errors: error.fields}),
  };
}

/** The body of a failure in v1. */
function failure(error: Json, {number}: ErrorCode, codes: Record<string, ErrorCode>): Json {
  const details = {
    ...(error.transaction_id && {transaction_id: error.transaction_id}),
    ...(error.fields && {
      fields: error.fields.map(({pointer, code, detail}: Json) => ({
        field: pointer.slice(1).replaceAll('/', '.'),
        code: codes[code]?.number,
        message: detail,
      })),
    }),
  };
  return {
    status: 'error',
    error: {code: number, message: error.detail, ...(Object.keys(details).length > 0 && {details})},
  };
}
