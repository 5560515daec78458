import {brand} from '../../brand';
import {ContractError} from './contractSource';
import {readData} from '../core/data';
import {loadErrors, type ApiError, type Retryable} from './errors';
import {defaultLocale, type LocaleCode} from '../core/locales';
import {extensionNames} from '../../gateway/values/failure';
import type {JsonObject} from '../../types/json';
import {pick} from '../core/pick';
import type {ContractSource, ErrorSource, OperationSource} from './openApi';

/** The entry of an error code in `src/data/reference/api_error_codes.yaml`. */
interface ErrorCode {
  /** The number in v1. */
  number: number;
  /** The HTTP status in v2. */
  status: number;
  /** English title, the same for every occurrence. */
  title: string;
}

/** An error of one operation: its code, with the cause and the fix that apply to this operation. */
export interface OperationError extends ErrorCode {
  code: string;
  cause: string;
  fix: string;
  /** A complete response body with this error. */
  example: JsonObject;
  /** Why the test environment never returns it here but on demand (English, for tests); absent where it does. */
  onlySimulated?: string;
  /** Whether all operations of the contract share it. */
  isCommon: boolean;
  /** Whether it is an OAuth 2.0 error, which is not in the reference table and not a problem document. */
  isOAuth: boolean;
}

/** The OAuth 2.0 errors that the gateway returns, by code. */
export function loadOAuthErrors(
  locale: LocaleCode = defaultLocale,
): Record<string, ErrorCode & {retryable: Retryable; whoActs: ApiError['whoActs']}> {
  const {errors} = readData('invoicing/oauth_errors.yaml', locale);
  return Object.fromEntries(
    Object.entries(errors).map(([code, {http, retryable, who_acts, meaning}]) => [
      code,
      {number: 0, status: http, title: meaning.replace(/\.$/, ''), retryable, whoActs: who_acts},
    ]),
  );
}

/** All error codes by symbol. The English meaning without its full stop is the title of the problem document. */
export function readErrorCodes(): Record<string, ErrorCode> {
  return Object.fromEntries(
    loadErrors(defaultLocale).map(({code, v1, http, meaning}) => [
      code,
      {number: v1, status: http, title: meaning.replaceAll('`', '').replace(/\.$/, '')},
    ]),
  );
}

/**
 * The errors of one operation: those of the operation in `x-errors-of` first, then its own, then those that
 * `x-common-errors` gives to all operations and to idempotent ones. The first error with a code wins. An OAuth
 * operation (`x-oauth`) has the errors of RFC 6749 and the group `transport`.
 *
 * @param codes all codes, see `readErrorCodes`
 * @throws ContractError if a code is not in the reference table, or `x-errors-of` names no operation with errors
 */
export function joinErrors(
  document: ContractSource,
  operation: OperationSource,
  codes: Record<string, ErrorCode>,
): OperationError[] {
  const {all = [], idempotent = [], transport = [], oauth: ofOAuth = []} = document['x-common-errors'] ?? {};
  const oauth = operation['x-oauth'] ? loadOAuthErrors() : {};
  const shared = operation['x-oauth']
    ? [...ofOAuth, ...transport]
    : [...(operation['x-idempotent'] ? idempotent : []), ...all, ...transport];
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
      ...(error.only_simulated && {onlySimulated: error.only_simulated}),
      isCommon: !described.has(error.code),
      isOAuth: false,
    };
  });
}

/** The errors in `x-errors`, including those of `x-errors-of`. */
function ownErrors(document: ContractSource, operation: OperationSource): ErrorSource[] {
  const own = operation['x-errors'] ?? [];
  const source = operation['x-errors-of'];
  if (!source) return own;
  const lender = Object.values(document.paths).find(({post}) => post.operationId === source);
  const borrowed = lender?.post['x-errors'];
  if (!borrowed) {
    throw new ContractError(
      `${operation.operationId}: x-errors-of names "${source}", which is no operation with x-errors. Write the operationId of one.`,
    );
  }
  const codes = new Set(own.map(({code}) => code));
  return [...borrowed.filter(({code}) => !codes.has(code)), ...own];
}

/** Body of an error response in v2 (RFC 9457). */
function problem(error: ErrorSource, {status, title}: ErrorCode): JsonObject {
  return {
    type: `https://${brand.hosts.site}/reference/api_error_codes#${error.code}`,
    title,
    status,
    detail: error.detail,
    code: error.code,
    request_id: 'req_7hPq2LmX9cVb4TzR8wNk',
    ...pick(error, extensionNames),
    ...(error.fields && {errors: error.fields}),
  };
}

/** Body of an error response in v1. */
function failure(error: ErrorSource, {number}: ErrorCode, codes: Record<string, ErrorCode>): JsonObject {
  const details = {
    ...pick(error, extensionNames),
    ...(error.fields && {
      fields: error.fields.map(({pointer, code, detail}) => ({
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
