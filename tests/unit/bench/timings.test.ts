import {expect, test} from 'vitest';
import {blockingTimeOf, layoutShiftOf, timingsOf} from '../../bench/timings';

test('a long task blocks with what it takes beyond 50 ms, after the first paint alone', () => {
  const longTasks = [
    {start: 100, duration: 500},
    {start: 1000, duration: 50},
    {start: 1100, duration: 80},
    {start: 1300, duration: 250},
  ];
  expect(blockingTimeOf({firstContentfulPaint: 800, longTasks})).toBe(30 + 200);
  // The paint falls into the first task, 120 ms before its end.
  expect(blockingTimeOf({firstContentfulPaint: 480, longTasks})).toBe(70 + 30 + 200);
  expect(blockingTimeOf({firstContentfulPaint: 580, longTasks})).toBe(30 + 200);
});

test('shifts add up while they follow each other within a second, for five seconds, and the worst group counts', () => {
  expect(layoutShiftOf([])).toBe(0);
  expect(
    layoutShiftOf([
      {start: 0, value: 0.25},
      {start: 900, value: 0.25},
      {start: 2000, value: 0.125},
    ]),
  ).toBe(0.5);
  const steady = Array.from({length: 8}, (_, index) => ({start: 900 * index, value: 0.125}));
  // At 5400 ms, a new group begins.
  expect(layoutShiftOf(steady)).toBe(6 * 0.125);
});

test('the largest paint is the last candidate', () => {
  const noted = {firstContentfulPaint: 500, largestContentfulPaints: [500, 900], longTasks: [], shifts: []};
  expect(timingsOf(noted)).toEqual({
    firstContentfulPaint: 500,
    largestContentfulPaint: 900,
    layoutShift: 0,
    blockingTime: 0,
  });
});

test('a page that noted no paint was not measured', () => {
  expect(() => timingsOf({firstContentfulPaint: 500, largestContentfulPaints: [], longTasks: [], shifts: []})).toThrow(
    'no paint',
  );
  expect(() => timingsOf({firstContentfulPaint: 0, largestContentfulPaints: [500], longTasks: [], shifts: []})).toThrow(
    'no paint',
  );
});
