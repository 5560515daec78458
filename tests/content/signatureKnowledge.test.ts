import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {optionalNames, states, envelopeOrder, transactionOrder} from '../../src/sandbox/diagnose/knowledge';
import {readText} from '../support/files';

const propertiesOf = (file: string): string[] =>
  Object.keys((parse(readText(`src/contract/${file}.yaml`)) as {properties: object}).properties);

test('the signature check knows the fields in the order of the contract', () => {
  expect(envelopeOrder).toEqual(propertiesOf('v2/schemas/Callback'));
  expect(transactionOrder).toEqual(propertiesOf('v2/schemas/Transaction'));
});

test('the fields that it takes for optional are optional in the contract', () => {
  const {required} = parse(readText('src/contract/v2/schemas/Transaction.yaml')) as {required: string[]};
  expect(optionalNames.filter((name) => !transactionOrder.includes(name) || required.includes(name))).toEqual([]);
});

test('it knows every status with its number', () => {
  const {kinds} = parse(readText('src/data/reference/transaction_statuses.yaml')) as {
    kinds: Record<string, {statuses: Record<string, {v1?: number}>}>;
  };
  const known = Object.values(kinds).flatMap(({statuses}) =>
    Object.entries(statuses).flatMap(([status, {v1}]) => (v1 === undefined ? [] : [[status, v1] as const])),
  );
  expect(states).toEqual(Object.fromEntries(known));
});
