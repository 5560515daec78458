import {expect, test} from 'vitest';
import {matches, toWords} from '../../../src/components/TableFilter/match';

const row = (...cells: string[]): string[] => toWords(cells.join(' '));

test('a name is found by the beginning of any of its words, in any order', () => {
  expect(matches('guin new', row('PG', 'Papua New Guinea'))).toBe(true);
  expect(matches('uinea', row('GN', 'Guinea'))).toBe(false);
});

test('marks and apostrophes do not matter', () => {
  expect(matches("cote d'iv", row('CI', 'Côte d’Ivoire'))).toBe(true);
  expect(matches('мʼянма', row('MM', 'М’янма'))).toBe(true);
  expect(matches('УКРАЇНА', row('UA', 'Україна'))).toBe(true);
});

test('codes are found, and digits with their zeros', () => {
  expect(matches('ukr', row('UA', 'UKR', '804'))).toBe(true);
  expect(matches('004', row('AF', 'AFG', '004'))).toBe(true);
});

test('a query without letters and digits hides nothing', () => {
  expect(matches(' - ', row('UA'))).toBe(true);
});
