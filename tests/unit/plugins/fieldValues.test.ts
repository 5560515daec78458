import {expect, test} from 'vitest';
import {withValues} from '../../../src/pages/kinds/service/fields';

const cases: [format: string, values: string[], expected: string][] = [
  ['11 digits', [], '11 digits'],
  ['one of the values', ['daily', 'weekly'], 'one of the values: `daily`, `weekly`'],
  [
    'one of the values, where `evp` is a random key',
    ['cpf', 'evp'],
    'one of the values, where `evp` is a random key: `cpf`, `evp`',
  ],
  ['the word manual', ['manual'], 'the word `manual`'],
  ['CI (identity card) or RUC (taxpayer)', ['CI', 'RUC'], '`CI` (identity card) or `RUC` (taxpayer)'],
  ['N (person) or J (company)', ['N', 'J'], '`N` (person) or `J` (company)'],
  ['`automatic` or `challenge`', ['automatic', 'challenge'], '`automatic` or `challenge`'],
];

for (const [format, values, expected] of cases) {
  test(`“${format}” with ${values.length} values is “${expected}”`, () => {
    expect(withValues(format, values)).toBe(expected);
  });
}
