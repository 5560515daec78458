import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {loadBankLists} from '../../../src/content/reference/banks';
import {loadCountries} from '../../../src/content/reference/countries';

const lists = loadBankLists('en');

/** How many banks each list had when it was read. */
const counts = {
  AR: 69,
  BR: 49,
  CL: 17,
  CO: 36,
  EC: 21,
  GH: 25,
  KE: 17,
  MX: 97,
  NG: 28,
  PE: 7,
  ZA: 14,
  TR: 23,
  UA: 36,
  UY: 13,
};

test('every country of the lists is there with all its banks', () => {
  expect(Object.fromEntries(lists.map(({country, banks}) => [country, banks.length]))).toEqual(counts);
  const countries = new Set(loadCountries('en').map(({alpha2}) => alpha2));
  expect(lists.filter(({country}) => !countries.has(country))).toEqual([]);
  console.log(`countries: ${lists.length}, banks: ${lists.flatMap(({banks}) => banks).length}`);
});

test('every code fits the pattern of its country, occurs once and in order', () => {
  for (const {country, pattern, other, banks} of lists) {
    const codes = banks.map(({code}) => code);
    assert.deepEqual(codes, [...new Set(codes)].sort(), country);
    for (const {code, name, other: second} of banks) {
      assert.match(code, new RegExp(pattern, 'u'), `${country} ${name}`);
      assert.equal(second !== undefined, other !== undefined, `${country} ${code}: second identifier`);
      if (other) assert.match(second!, new RegExp(other.pattern, 'u'), `${country} ${code}`);
    }
    const seconds = banks.flatMap(({other: second}) => second ?? []);
    assert.equal(new Set(seconds).size, seconds.length, `${country}: second identifiers are unique`);
    // A pattern that lets anything through would check nothing.
    for (const wrong of ['', '1', '1234567', '12a', ' 044'])
      assert.doesNotMatch(wrong, new RegExp(pattern, 'u'), `${country} takes “${wrong}”`);
  }
});

test('a CLABE prefix ends the code of SPEI', () => {
  const {banks} = lists.find(({country}) => country === 'MX')!;
  for (const {code, other} of banks) assert.ok(other!.endsWith(code), `${code} ${other}`);
  expect(banks.length).toBeGreaterThan(90);
});

test('every list has a source and a day, and a list of one source alone is not verified', () => {
  for (const {country, sources, looked_up: lookedUp, banks} of lists) {
    assert.ok(sources.length > 0, country);
    assert.match(lookedUp, /^2026-\d\d-\d\d$/, country);
    if (['AR', 'EC', 'UY', 'GH'].includes(country))
      assert.deepEqual(
        banks.filter(({is_verified: isVerified}) => isVerified),
        [],
        country,
      );
    else
      assert.ok(
        banks.some(({is_verified: isVerified}) => isVerified),
        country,
      );
  }
  const unverified = lists.flatMap(({banks}) => banks.filter(({is_verified: isVerified}) => !isVerified));
  expect(unverified.length).toBeGreaterThan(100);
  console.log(`not verified: ${unverified.length}`);
});

test('names have typographic apostrophes and quotes', () => {
  const names = lists.flatMap(({banks}) => banks.flatMap(({name, name_en: english}) => [name, english ?? '']));
  expect(names.filter((name) => /['"`´]/.test(name))).toEqual([]);
  const ukrainian = lists.find(({country}) => country === 'UA')!.banks;
  expect(
    ukrainian.filter(({name, name_en: english}) => !/[А-ЯҐЄІЇ]/.test(name) || !/^[\x20-\x7e]+$/.test(english ?? '')),
  ).toEqual([]);
});

test('both languages have the same lists, each sorted by its own names, with texts of their own', () => {
  const translated = loadBankLists('uk');
  expect(translated.map(({country}) => country).sort()).toEqual(lists.map(({country}) => country).sort());
  for (const [locale, sorted] of [['en', lists] as const, ['uk', translated] as const]) {
    const names = sorted.map(({countryName}) => countryName);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
  }
  for (const {country, banks, title, use, countryName} of translated) {
    expect(banks, country).toEqual(lists.find((list) => list.country === country)!.banks);
    for (const text of [title, use, countryName]) expect(text, country).toMatch(/[а-яґєії]/i);
  }
});

test('a service of the country whose field takes the code is named, and no other one is', () => {
  for (const {country, field, services} of lists) {
    for (const {code, countries, fields} of services) {
      expect(countries, code).toContain(country);
      expect(
        fields.map(({name}) => name),
        code,
      ).toContain(field);
    }
  }
});
