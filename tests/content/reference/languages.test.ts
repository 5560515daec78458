import {expect, test} from 'vitest';
import {loadLanguages} from '../../../src/content/reference/languages';
import {locales} from '../../../src/content/core/locales';

const languages = loadLanguages();

test('all 183 languages have a code of two small letters, sorted, and a name in both languages', () => {
  expect(languages).toHaveLength(183);
  const codes = languages.map(({code}) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
  expect(codes.filter((code) => !/^[a-z]{2}$/.test(code))).toEqual([]);
  expect(languages.find(({code}) => code === 'uk')).toMatchObject({
    names: {en: 'Ukrainian', uk: 'українська'},
    hasTexts: true,
  });
  expect(languages.filter(({names}) => /[ʼ'A-Za-zыэъё]/i.test(names.uk)).map(({names}) => names.uk)).toEqual([]);
  for (const {code} of locales)
    expect(new Set(languages.map(({names}) => names[code])).size, `different names in ${code}`).toBeGreaterThan(180);
});

test('the languages with texts are those of the header, which the site itself has too', () => {
  expect(languages.filter(({hasTexts}) => hasTexts).map(({code}) => code)).toEqual(
    locales.map(({code}) => code).sort(),
  );
});

test('a language is found by its own name', () => {
  expect(languages.find(({code}) => code === 'pl')!.alsoKnownAs.join(' ')).toMatch(/polski/i);
});
