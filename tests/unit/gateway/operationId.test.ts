import {expect, test} from 'vitest';
import {contractNames, listOperations, loadContract} from '../../../src/content/contract/contract';
import {contractOf, unversioned, versionOf} from '../../../src/gateway/values/operationId';
import type {Json} from '../../support/json';

const versions = {v1: 'v1', v2: 'v2', 'reports-v1': 'v1', 'reports-v2': 'v2', invoicing: 'v2'};
const contracts = contractNames().map((name) => ({name, operations: listOperations(loadContract(name))}));

test('each operation is of the contract that describes it, by its id and by its path', () => {
  expect(contracts.map(({name}) => name).sort()).toEqual(Object.keys(versions).sort());
  for (const {name, operations} of contracts) {
    expect(operations.length, name).toBeGreaterThan(3);
    for (const {id, path} of operations) {
      expect([contractOf(id), contractOf(path)], id).toEqual([name, name]);
      const version = versions[name as keyof typeof versions];
      expect([versionOf(id), versionOf(path)], id).toEqual([version, version]);
    }
    const {webhooks} = loadContract(name).document as {webhooks?: Record<string, Record<string, Json>>};
    for (const {operationId} of Object.values(webhooks ?? {}).flatMap((one) => Object.values(one)))
      expect(contractOf(operationId as string)).toBe(name);
  }
});

test('operations that are the same in two versions have one name without the version', () => {
  const pairs = contracts.flatMap(({operations}) =>
    operations.flatMap(({id, extensions: {twin}}) => (twin ? [[id, twin] as const] : [])),
  );
  expect(pairs.length).toBeGreaterThan(30);
  for (const [id, twin] of pairs) expect(unversioned(id), id).toBe(unversioned(twin));
  for (const id of contracts.flatMap(({operations}) => operations.map((operation) => operation.id)))
    expect(id.replace(/v\d\//, ''), id).toBe(unversioned(id));
});

test('an unknown path has the version that stands anywhere in it', () => {
  const paths = ['//v1/transaction/creat', '/api/v1/x', '/reports/v1/', '/v10/x', '/', '', '/invoicing/v1/x'];
  expect(paths.map(versionOf)).toEqual(['v1', 'v1', 'v1', 'v2', 'v2', 'v2', 'v2']);
});
