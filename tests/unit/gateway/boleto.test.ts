import {expect, test} from 'vitest';
import {boletoLine} from '../../../src/gateway/boleto';

// Published lines of three banks (https://ideone.com/plain/EoJxa4), from before the days restarted.
for (const [line, due, amount] of [
  ['10490.05539 03698.700006 00091.449587 5 55490000028531', '2012-12-16', '285.31'],
  ['34198.85912 01354.522771 90199.970006 7 55100000500000', '2012-11-07', '5000.00'],
  ['39992.84841 90000.001702 12459.064122 1 48970000041452', '2011-03-05', '414.52'],
] as const) {
  test(`the line ${line} is made again from its parts`, () => {
    const digits = line.replace(/\D/g, '');
    const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
    expect(boletoLine({bank: digits.slice(0, 3), free, due, amount})).toBe(digits);
  });
}

test('the days restart on 22 February 2025 and again 9,000 days later', () => {
  const factor = (due: string) => boletoLine({bank: '999', free: '0'.repeat(25), due, amount: '1.00'}).slice(33, 37);
  expect(factor('2000-07-03')).toBe('1000');
  expect(factor('2025-02-21')).toBe('9999');
  expect(factor('2025-02-22')).toBe('1000');
  expect(factor('2025-03-17')).toBe('1023');
  expect(factor('2049-10-13')).toBe('9999');
  expect(factor('2049-10-14')).toBe('1000');
});

test('a free field of another length is refused', () => {
  expect(() => boletoLine({bank: '999', free: '1', due: '2025-03-17', amount: '1.00'})).toThrow('25 digits');
});
