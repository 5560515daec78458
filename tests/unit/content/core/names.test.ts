import {expect, test} from 'vitest';
import {countryName, currencyName, nameOrder} from '../../../../src/content/core/names';

test('a country’s name has the apostrophe of the site', () => {
  expect(countryName('CI', 'uk')).toBe('Кот-д’Івуар');
});

test('a name that a language writes otherwise than CLDR comes from the data', () => {
  expect([countryName('VG', 'uk'), countryName('MM', 'uk')]).toEqual(['Британські Віргінські Острови', 'М’янма']);
  expect([currencyName('GBP', 'uk'), currencyName('GBP', 'en')]).toEqual(['фунт стерлінгів', 'British Pound']);
  expect(currencyName('USDT', 'uk')).toBe('USDT');
});

test('names are in the order of a Ukrainian dictionary', () => {
  const sorted = [
    // An apostrophe does not count, so В’єтнам is read as «Вєтнам» and М’янма as «Мянма».
    ['Вануату', 'Велика Британія', 'Венесуела', 'В’єтнам', 'Віддалені', 'Вірменія'],
    ['Мозамбік', 'Монтсеррат', 'М’янма', 'Намібія'],
    ['Кот-д’Івуар', 'Куба'],
    // All letters that other alphabets lack, each in its place.
    ['гриб', 'ґудзик', 'дім', 'ель', 'єнот', 'жук'],
    ['зима', 'имання', 'імбир', 'їжак', 'йод', 'каса'],
    ['щука', 'юшка', 'яма'],
    ['Ігор', 'Їжак', 'Йорданія'],
    // The soft sign is a letter between «щ» and «ю».
    ['банка', 'банщик', 'банька', 'банюк'],
    // A space and a hyphen end a word alike.
    ['Гвінея', 'Гвінея-Бісау', 'Гвінеянин'],
    ['Сан Марино', 'Сан-Томе', 'Сандвічеві', 'Саудівська Аравія'],
    ['нова Каледонія', 'Нова Каледонія', 'Новий'],
  ];
  for (const names of sorted) expect([...names].reverse().sort(nameOrder('uk'))).toEqual(names);
});

test('names that differ only in an apostrophe or a hyphen have a fixed order', () => {
  const names = ['п’ять', 'пять', 'Сан Марино', 'Сан-Марино'];
  const once = [...names].sort(nameOrder('uk'));
  expect([...names].reverse().sort(nameOrder('uk'))).toEqual(once);
});
