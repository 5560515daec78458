import {expect, test} from 'vitest';
import {amount, countryName, duration, tick} from '../../../../src/content/core/format';

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
  expect([tick('a'), tick('a`b')]).toEqual(['`a`', '`` a`b ``']);
});

test('a country’s name has the apostrophe of the site', () => {
  expect(countryName('CI', 'uk')).toBe('Кот-д’Івуар');
});
