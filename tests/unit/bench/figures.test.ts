import {expect, test} from 'vitest';
import {alignColumns, drawTable, isMet, median, ratioOf, write, type Figure} from '../../bench/figures';

test('the median is the middle value, whatever the order, and leaves the values as they are', () => {
  const values = [900, 1, 30, 4, 20];
  expect(median(values)).toBe(20);
  expect(values).toEqual([900, 1, 30, 4, 20]);
  expect(median([10, 2])).toBe(10);
  expect(median([7])).toBe(7);
});

test('without a value there is no median', () => {
  expect(() => median([])).toThrow('No value was measured');
});

const figure = (given: Partial<Figure>): Figure => ({name: 'Time', unit: 'ms', site: 50, ...given});

test('the ratio is this site by the baseline, and none where the baseline is missing or 0', () => {
  expect(ratioOf(figure({baseline: 200}))).toBe(0.25);
  expect(ratioOf(figure({}))).toBeNull();
  expect(ratioOf(figure({baseline: 0}))).toBeNull();
});

test('a figure meets its target at the bound itself, and misses it beyond', () => {
  expect(isMet(figure({target: {atMost: 50}}))).toBe(true);
  expect(isMet(figure({target: {atMost: 49}}))).toBe(false);
  expect(isMet(figure({target: {atLeast: 50}}))).toBe(true);
  expect(isMet(figure({target: {atLeast: 51}}))).toBe(false);
  expect(isMet(figure({baseline: 200, target: {atMostRatio: 0.25}}))).toBe(true);
  expect(isMet(figure({baseline: 199, target: {atMostRatio: 0.25}}))).toBe(false);
});

test('a figure without a target, or without what its target compares with, neither meets nor misses it', () => {
  expect(isMet(figure({}))).toBeNull();
  expect(isMet(figure({target: {atMostRatio: 1}}))).toBeNull();
  expect(isMet(figure({baseline: 0, target: {atMostRatio: 1}}))).toBeNull();
});

test('a value is written with its unit', () => {
  expect(write(128_374, 'kB')).toBe('128.4 kB');
  expect(write(2_147_483_648, 'MB')).toBe('2147 MB');
  expect(write(820.4, 'ms')).toBe('820 ms');
  expect(write(0.0004, 'shift')).toBe('0.000');
});

test('the table shows each figure beside its target, and whether it is met', () => {
  const table = drawTable([
    figure({name: 'JavaScript', unit: 'kB', site: 90_000, baseline: 180_000, target: {atMost: 100_000}}),
    figure({name: 'Blocking', site: 300, baseline: 600, target: {atMostRatio: 0.25}}),
    figure({name: 'Requests', unit: 'count', site: 20}),
  ]);
  expect(table.split('\n')).toEqual([
    '|            | this site | baseline | ratio |            target |        |',
    '| ---------- | --------: | -------: | ----: | ----------------: | -----: |',
    '| JavaScript |   90.0 kB | 180.0 kB |  0.50 |        ≤ 100.0 kB |    met |',
    '| Blocking   |    300 ms |   600 ms |  0.50 | ≤ 0.25 × baseline | MISSED |',
    '| Requests   |        20 |          |       |                   |        |',
  ]);
});

test('every column is as wide as its widest cell', () => {
  expect(
    alignColumns([
      ['', 'a'],
      ['long name', '1000'],
      ['n', '1'],
    ]),
  ).toBe('|           |    a |\n| --------- | ---: |\n| long name | 1000 |\n| n         |    1 |');
});
