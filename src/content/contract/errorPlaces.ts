import {contractNames, listOperations, loadContract} from './contract';
import {defaultLocale} from '../core/locales';
import type {JsonObject} from '../../types/json';

/** Where a contract returns an error. */
export interface ErrorPlace {
  /** Name of the contract: `v2`. */
  contract: string;
  /** Whether every operation of the contract returns it, or every operation that takes an idempotency key. */
  isEvery: false | 'operation' | 'idempotent';
  /** operationIds in document order. */
  operations: string[];
  /** A response body with the error: the one that all operations share, or that of the first with its own. */
  example: JsonObject;
}

/** Where each error code is returned, including codes that only occur in `errors[]` of other responses. */
export function listErrorPlaces(): Record<string, ErrorPlace[]> {
  const places: Record<string, ErrorPlace[]> = {};
  for (const name of contractNames()) {
    const operations = listOperations(loadContract(name, defaultLocale));
    // OAuth errors have their own codes (RFC 6749).
    const codes = new Set(
      operations.flatMap(({errors}) => errors.filter(({isOAuth}) => !isOAuth).map(({code}) => code)),
    );
    for (const code of codes) {
      const returning = operations.filter(({errors}) => errors.some((error) => error.code === code));
      const isOfAll = returning.length === operations.length;
      // An error of all operations is shown as they share it, any other as an operation describes it itself.
      const shown =
        returning.find(({errors}) => errors.some((error) => error.code === code && error.isCommon === isOfAll)) ??
        returning[0]!;
      const idempotent = operations.filter(({extensions}) => extensions.isIdempotent);
      const isIdempotent =
        idempotent.length === returning.length && returning.every(({extensions}) => extensions.isIdempotent);
      (places[code] ??= []).push({
        contract: name,
        isEvery: isOfAll ? 'operation' : isIdempotent && returning.length > 2 && 'idempotent',
        operations: returning.map(({id}) => id),
        example: shown.errors.find((error) => error.code === code)!.example,
      });
    }
  }
  return places;
}
