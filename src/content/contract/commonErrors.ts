import {contractNames, listOperations, loadContract, type OperationError, type AuthenticationScheme} from './contract';
import type {LocaleCode} from '../core/locales';

/** The errors that operations with the same authentication share. */
export interface CommonErrors {
  /** Every operation can return them. */
  every: OperationError[];
  /** Only operations that take `Idempotency-Key` can return them. */
  idempotent: OperationError[];
}

/** The common errors of a scheme of authentication, each once and in the order of the contract. */
export function loadCommonErrors(scheme: AuthenticationScheme, locale: LocaleCode): CommonErrors {
  const operations = contractNames()
    .flatMap((name) => listOperations(loadContract(name, locale)))
    .filter((operation) => operation.scheme === scheme);
  const common = new Map<string, OperationError>();
  for (const error of operations.flatMap(({errors}) => errors)) {
    if (error.isCommon && !common.has(error.code)) common.set(error.code, error);
  }
  const isEvery = ({code}: OperationError) =>
    operations.every(({errors}) => errors.some((error) => error.code === code));
  const all = [...common.values()];
  return {every: all.filter(isEvery), idempotent: all.filter((error) => !isEvery(error))};
}
