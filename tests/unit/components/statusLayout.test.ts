import {expect, test} from 'vitest';
import {layOut, size} from '../../../src/components/Sandbox/statusLayout';
import type {StatusView} from '../../../src/wire/sandbox';

const status = (code: string, isFinal: boolean, next: string[]): StatusView => ({code, isFinal, next, meaning: code});

const statuses = [
  status('created', false, ['waiting', 'working', 'failed']),
  status('waiting', false, ['working', 'failed']),
  status('working', false, ['success', 'failed']),
  status('success', true, ['returned']),
  status('failed', true, []),
  status('returned', true, ['success']),
];

const placesOf = (history: string[]): Record<string, string> =>
  Object.fromEntries(layOut(statuses, history).nodes.map(({code, place}) => [code, place]));
const arrowsOf = (history: string[], isTaken: boolean): string[] =>
  layOut(statuses, history)
    .arrows.filter(({isPassed}) => isPassed === isTaken)
    .map(({from, to}) => `${from} → ${to}`);

test('the present status, the passed ones and those that can follow are told apart', () => {
  expect(placesOf(['created', 'working'])).toEqual({
    created: 'passed',
    waiting: 'other',
    working: 'present',
    success: 'possible',
    failed: 'possible',
    returned: 'other',
  });
});

test('a status that it had twice is where it is now, and its arrow is drawn once', () => {
  const history = ['created', 'working', 'success', 'returned', 'success', 'returned', 'success'];
  expect(placesOf(history)).toMatchObject({success: 'present', returned: 'passed', working: 'passed'});
  expect(arrowsOf(history, true)).toEqual([
    'created → working',
    'working → success',
    'success → returned',
    'returned → success',
  ]);
});

test('only the arrows that it has taken or can take are drawn', () => {
  expect(arrowsOf(['created', 'waiting'], true)).toEqual(['created → waiting']);
  expect(arrowsOf(['created', 'waiting'], false)).toEqual(['waiting → working', 'waiting → failed']);
  expect(arrowsOf(['created', 'failed'], false)).toEqual([]);
});

test('a version without a change of the status draws no arrow to itself', () => {
  expect(arrowsOf(['created', 'created', 'failed'], true)).toEqual(['created → failed']);
});

test('statuses on the way and endings stand in two columns, and everything is inside of the drawing', () => {
  const {nodes, width, height} = layOut(statuses, ['created']);
  expect(new Set(nodes.filter(({isFinal}) => isFinal).map(({x}) => x)).size).toBe(1);
  expect(new Set(nodes.map(({x, y}) => `${x} ${y}`)).size).toBe(statuses.length);
  for (const {x, y} of nodes) {
    expect(x).toBeGreaterThanOrEqual(size.margin);
    expect(x + size.node.width).toBeLessThanOrEqual(width - size.margin);
    expect(y + size.node.height).toBeLessThan(height);
  }
});
