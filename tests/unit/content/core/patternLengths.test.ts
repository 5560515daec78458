import {expect, test} from 'vitest';
import {lengthText} from '../../../../src/content/core/limits';
import {lengthsOf} from '../../../../src/content/core/patternLengths';

test('the lengths of a pattern are those of the texts that it takes', () => {
  expect(lengthsOf(String.raw`^1[2-9]\d{9}$`)).toEqual([11]);
  expect(lengthsOf(String.raw`^(\d{3}|\d{5,6})$`)).toEqual([3, 5, 6]);
  expect(lengthsOf(String.raw`^\d{10}(\d{3})?$`)).toEqual([10, 13]);
  expect(lengthsOf(String.raw`^((8600|5614)\d\d|6262(4[7-9]|[5-9]\d))\d{10}$`)).toEqual([16]);
  expect(lengthsOf(String.raw`^[\p{L}'’ .\-\]]{2,4}$`)).toEqual([2, 3, 4]);
  expect(lengthsOf(String.raw`^(?:\p{Lu}|ab){0,2}$`)).toEqual([0, 1, 2, 3, 4]);
});

test('a pattern without a longest text, or one that looks ahead, has no lengths', () => {
  for (const pattern of ['^a+$', '^a*b$', '^a{2,}$', '^(?=.{3}$)a{1,9}$', 'a{3}'])
    expect(lengthsOf(pattern), pattern).toBeUndefined();
});

test('lengths are written with their unit in the language of the text', () => {
  expect(lengthText(String.raw`^20\d\d$`, 'en')).toBe('4 digits');
  expect(lengthText(String.raw`^\d{3}-\d{2}$`, 'en')).toBe('6 characters');
  expect(lengthText(String.raw`^(\d{7,8}|\d{12})$`, 'en')).toBe('7, 8 or 12 digits');
  expect(lengthText(String.raw`^(\d{7,8}|\d{12})$`, 'uk')).toBe('7, 8 або 12 цифр');
  expect(lengthText(String.raw`^\d{3,4}$`, 'uk')).toBe('3 або 4 цифри');
  expect(lengthText('^[A-Z]{3,25}$', 'en')).toBe('3–25 characters');
});
