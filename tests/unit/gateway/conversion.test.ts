import {expect, test} from 'vitest';
import {rateDigits} from '../../../src/gateway/limits';
import {loadWorld} from '../../../src/content/examples/world';
import {divideByRate, multiplyByRate, rateBetween} from '../../../src/gateway/books/conversion';

const {rates, exponentOf} = loadWorld();
const codes = Object.keys(rates);
const decimals = Object.fromEntries(codes.map((code) => [code, exponentOf(code)]));

/** A decimal string as a fraction, computed without the code under test. */
function exact(text: string): [bigint, bigint] {
  const point = text.indexOf('.');
  const places = point < 0 ? 0 : text.length - point - 1;
  return [BigInt(text.replace('.', '')), BigInt(`1${'0'.repeat(places)}`)];
}

/** Whether `result` is the fraction rounded to its last digit, half to even. */
function isNearest(result: string, numerator: bigint, denominator: bigint, places: number): boolean {
  const unit = BigInt(`1${'0'.repeat(places)}`);
  const [value, scale] = exact(result);
  const digits = (value * unit) / scale;
  const distance = 2n * (numerator * unit - digits * denominator);
  const size = distance < 0n ? -distance : distance;
  return size < denominator || (size === denominator && digits % 2n === 0n);
}

test('the rate between any two currencies is their quotient, half-even to ten significant digits', () => {
  for (const from of codes) {
    for (const to of codes) {
      const rate = rateBetween(rates[from]!, rates[to]!);
      const [a, b] = exact(rates[to]!);
      const [c, d] = exact(rates[from]!);
      const significant = rate.replace('.', '').replace(/^0+/, '').length;
      expect(rate, `${from} to ${to}`).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
      expect(significant <= rateDigits || !rate.includes('.'), `${from} to ${to}: ${rate}`).toBe(true);
      const [leading] = rate.split('.');
      const zeros = leading === '0' ? /^0\.(0*)/.exec(rate)![1]!.length : -leading!.length;
      expect(isNearest(rate, a * d, b * c, Math.max(rateDigits + zeros, 0)), `${from} to ${to}: ${rate}`).toBe(true);
    }
  }
  expect(codes.length).toBeGreaterThan(30);
  console.log(`${codes.length ** 2} rates`);
});

test('amounts are computed from the rate that is shown, half-even to the decimals of their currency', () => {
  const amounts = ['0.01', '1.00', '49.90', '150.00', '99999.99', '12345678.91'];
  const wrong: string[] = [];
  let count = 0;
  for (const from of codes) {
    for (const to of codes) {
      const rate = rateBetween(rates[from]!, rates[to]!);
      const [numerator, denominator] = exact(rate);
      for (const amount of amounts) {
        const [value, scale] = exact(amount);
        const [there, back] = [decimals[to]!, decimals[from]!];
        if (!isNearest(multiplyByRate(amount, rate, there), value * numerator, scale * denominator, there))
          wrong.push(`${amount} ${from} to ${to}`);
        if (!isNearest(divideByRate(amount, rate, back), value * denominator, scale * numerator, back))
          wrong.push(`${amount} ${to} from ${from}`);
        count += 2;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(1000);
  console.log(`${count} amounts`);
});

test('a half goes to the even neighbour', () => {
  expect(['0.125', '0.135', '2.5', '3.5', '0.005', '0.015'].map((amount) => multiplyByRate(amount, '1', 2))).toEqual([
    '0.12',
    '0.14',
    '2.50',
    '3.50',
    '0.00',
    '0.02',
  ]);
  expect(['0.5', '1.5', '2.5'].map((amount) => multiplyByRate(amount, '1', 0))).toEqual(['0', '2', '2']);
});

test('what is no decimal is refused with a sentence', () => {
  for (const text of ['', '-1', '1.', '1e3', '1,5'])
    expect(() => multiplyByRate(text, '1', 2), text).toThrow(/is no decimal/);
});
