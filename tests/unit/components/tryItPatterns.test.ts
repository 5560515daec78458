import {expect, test} from 'vitest';
import {readPattern} from '../../../src/components/TryIt/pattern';

test('a pattern is read as numbers of signs and fixed texts', () => {
  expect(readPattern('^[A-Z]{3}$')).toEqual([{signs: ['capitals'], others: '', least: 3, most: 3}]);
  expect(readPattern('^\\d{12,19}$')).toEqual([{signs: ['digits'], others: '', least: 12, most: 19}]);
  expect(readPattern('^trx_[0-9A-Za-z]{20}$')).toEqual([
    {text: 'trx_'},
    {signs: ['digits', 'letters'], others: '', least: 20, most: 20},
  ]);
  expect(readPattern('^\\d{5}-\\d{3}$')).toEqual([
    {signs: ['digits'], others: '', least: 5, most: 5},
    {text: '-'},
    {signs: ['digits'], others: '', least: 3, most: 3},
  ]);
  expect(readPattern('^[A-Za-z0-9._:-]+$')).toEqual([{signs: ['letters', 'digits'], others: '._:-', least: 1}]);
  expect(readPattern('^20[0-9]{2}$')).toEqual([{text: '20'}, {signs: ['digits'], others: '', least: 2, most: 2}]);
});

test('a pattern with choices, other ranges or parts that may be missing is not read, so that no sentence is wrong', () => {
  for (const pattern of [
    '^(\\d{11}|[0-9A-Z]{12}\\d{2})$',
    '^[^@\\s]{1,64}@[^@\\s]{1,190}\\.[A-Za-z]{2,}$',
    '^91[6-9]\\d{9}$',
    '^-?\\d+$',
    '^\\S+$',
    '[A-Z]{3}',
    '^[b-y]{2}$',
  ]) {
    expect(readPattern(pattern), pattern).toBeNull();
  }
});
