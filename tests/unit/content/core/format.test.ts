import {expect, test} from 'vitest';
import {
  alternatives,
  amount,
  duration,
  money,
  number,
  percent,
  inlineCode,
  utcTime,
} from '../../../../src/content/core/format';

test('a duration takes the largest unit that divides it', () => {
  expect([10, 300, 3600, 86400, 604800, 90].map((seconds) => duration(seconds, 'en'))).toEqual([
    '10 seconds',
    '5 minutes',
    '1 hour',
    '24 hours',
    '7 days',
    '90 seconds',
  ]);
  expect(duration(86400, 'uk').replace(/\s/g, ' ')).toBe('24 години');
});

test('an amount keeps its decimal digits', () => {
  expect([amount('50000.00', 'en'), amount('1500', 'en')]).toEqual(['50,000.00', '1,500']);
});

test('inline code survives a backtick inside', () => {
  expect([inlineCode('a'), inlineCode('a`b')]).toEqual(['`a`', '`` a`b ``']);
});

test('Ukrainian groups thousands from five digits on, English from four', () => {
  expect([1000, 2000, 12000].map((value) => number(value, 'uk'))).toEqual(['1000', '2000', '12\u00a0000']);
  expect([1000, 12000].map((value) => number(value, 'en'))).toEqual(['1,000', '12,000']);
  expect([amount('1500.00', 'uk'), amount('15000.00', 'uk')]).toEqual(['1500,00', '15\u00a0000,00']);
});

test('a percentage has a no-break space before its sign in Ukrainian, and none in English', () => {
  expect([percent(0.923, 'uk'), percent(0.923, 'en')]).toEqual(['92,3\u00a0%', '92.3%']);
});

test('alternatives have a comma between all but the last two', () => {
  expect(alternatives(['рядок', 'число', 'об’єкт'], 'uk')).toBe('рядок, число або об’єкт');
  expect(alternatives(['string', 'number', 'object'], 'en')).toBe('string, number or object');
  expect(alternatives(['string'], 'en')).toBe('string');
});

test('an amount keeps its decimals, and is written as its language writes numbers', () => {
  expect(money('1234.50', 'EUR', 'en')).toBe('1,234.50\u00a0EUR');
  expect(money('-12480.500000', 'USDT', 'uk')).toBe('−12\u00a0480,500000\u00a0USDT');
  expect(money('150', 'JPY', 'en')).toBe('150\u00a0JPY');
});

test('a time is written to the second in UTC, from Unix seconds and from RFC 3339 alike', () => {
  expect(utcTime('2025-03-14T09:26:53Z', 'en')).toBe('14 Mar 2025, 09:26:53 UTC');
  expect(utcTime(Date.parse('2025-03-14T09:26:53Z') / 1000, 'en')).toBe('14 Mar 2025, 09:26:53 UTC');
  expect(utcTime('2025-03-14T09:26:53Z', 'uk')).toBe('14 бер. 2025 р., 09:26:53 UTC');
});
