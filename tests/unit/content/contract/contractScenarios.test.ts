import {expect, test} from 'vitest';
import {contractNames} from '../../../../src/content/contract/contract';
import {inOrder, readScenarios, type Scenario} from '../../../../src/content/contract/contractScenarios';

const scenarioOf = (key: string): Scenario => ({key, summary: key, description: key, before: [], steps: []});
const ordered = (...orders: number[]) => orders.map((order) => ({order, scenario: scenarioOf(`of_${order}`)}));

test('scenarios are sorted by their order', () => {
  expect(inOrder(ordered(3, 1, 2), 'here').map(({key}) => key)).toEqual(['of_1', 'of_2', 'of_3']);
});

test('two scenarios with one order are refused, and the sentence names both files', () => {
  expect(() =>
    inOrder([...ordered(1, 2), {order: 2, scenario: scenarioOf('other')}], 'src/contract/v2/scenarios'),
  ).toThrow(
    /^src\/contract\/v2\/scenarios: of_2\.yaml and other\.yaml both have the order 2\. Give one of them a number/,
  );
});

test('no contract has two scenarios in one place', () => {
  const counts = contractNames().map((name) => readScenarios(name).length);
  expect(Math.min(...counts)).toBeGreaterThan(3);
});
