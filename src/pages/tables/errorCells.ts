import {loadOAuthErrors} from '../../content/contract/contractErrors';
import type {OperationError, AuthenticationScheme} from '../../content/contract/contract';
import {findError} from '../../content/contract/errors';
import type {Page} from '../page';

/** The columns of a table of errors; the cells of a row are `errorCells`. */
export function errorColumns({t}: Page): string[] {
  return ['code', 'cause', 'fix', 'who'].map((column) => t(`operation.errors.${column}`));
}

/** Address of an error in the reference table, which has no OAuth errors. */
export function errorAddress({code, isOAuth}: OperationError): string | null {
  return isOAuth ? null : `/reference/api_error_codes#${code}`;
}

/** What identifies an error in a version: the number and the word in v1, the word and the HTTP status in v2. */
export function errorNames(
  {code, number, status}: OperationError,
  scheme: AuthenticationScheme,
): [name: string, other: string] {
  return scheme === 'v1' ? [String(number), code] : [code, String(status)];
}

/** Cause, fix, and who acts and may repeat the request. */
export function errorCells({code, cause, fix, isOAuth}: OperationError, {t, locale}: Page): string[] {
  const {whoActs, retryable} = isOAuth ? loadOAuthErrors(locale)[code]! : findError(code, locale);
  return [cause, fix, `${t(`who.${whoActs}`)}; ${t(`retry.${retryable}`)}`];
}
