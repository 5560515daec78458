import {expect, test} from 'vitest';
import {listOperations, loadContract} from '../../../../src/content/contract/contract';
import {joinErrors, readErrorCodes} from '../../../../src/content/contract/contractErrors';
import type {ContractSource, OperationSource} from '../../../../src/content/contract/openApi';
import type {Json} from '../../../support/json';

const codes = readErrorCodes();
const error = (code: string, cause: string): Json => ({code, cause, fix: 'Do this.', detail: 'It happened.'});
const lender: Json = {
  operationId: 'v2/lender',
  'x-errors': [error('amount_invalid', 'lent'), error('state_conflict', 'lent')],
};
const documentOf = (operation: Json): Json => ({
  paths: {'/v2/lender': {post: lender}, '/v2/borrower': {post: operation}},
  'x-common-errors': {all: [error('state_conflict', 'common'), error('rate_limited', 'common')]},
});
const causes = (operation: Json) =>
  joinErrors(documentOf(operation) as ContractSource, operation as OperationSource, codes).map(
    ({code, cause, isCommon}) => [code, cause, isCommon],
  );

test('an operation borrows the errors of another, before its own and the common ones; its own word on a code wins', () => {
  const borrower = {
    operationId: 'v2/borrower',
    'x-errors-of': 'v2/lender',
    'x-errors': [error('amount_invalid', 'own')],
  };
  expect(causes(borrower)).toEqual([
    ['state_conflict', 'lent', false],
    ['amount_invalid', 'own', false],
    ['rate_limited', 'common', true],
  ]);
});

test('an operation that borrows from an operation without errors of its own is refused', () => {
  const sentence = /x-errors-of names ".+", which is no operation with x-errors/;
  expect(() => causes({operationId: 'v2/borrower', 'x-errors-of': 'v2/nobody'})).toThrow(sentence);
  expect(() => causes({operationId: 'v2/borrower', 'x-errors-of': 'v2/borrower'})).toThrow(sentence);
});

test('validate answers with each error that create alone answers with and with those of a check, and the published contract spells them out', () => {
  const contract = loadContract('v2');
  const own = (id: string) =>
    listOperations(contract)
      .find((operation) => operation.id === id)!
      .errors.filter(({isCommon}) => !isCommon);
  const lent = own('v2/transaction/create').filter(
    ({code}) => !code.startsWith('idempotency') && !['request_in_progress', 'field_value_not_allowed'].includes(code),
  );
  expect(lent.length).toBeGreaterThan(10);
  const all = own('v2/transaction/validate');
  expect(all.slice(0, lent.length)).toEqual(lent);
  expect(all.slice(lent.length).map(({code}) => code)).toEqual([
    'field_value_not_allowed',
    'provider_error',
    'upstream_timeout',
  ]);
  const {post} = contract.document.paths['/v2/transaction/validate']!;
  const published = post['x-errors']!;
  expect(published.map(({code}) => code)).toEqual(expect.arrayContaining(lent.map(({code}) => code)));
  expect(JSON.stringify(contract.document)).not.toContain('x-errors-of');
});
