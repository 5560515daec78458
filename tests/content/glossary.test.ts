import {expect, test} from 'vitest';
import {loadGlossary, loadWordsOf} from '../../src/content/reference/glossary';
import {defaultLocale, locales} from '../../src/content/core/locales';
import {isPage, pageAt} from '../../src/content/core/sidebar';
import {mayBeIn} from '../support/script';

for (const {code, script} of locales) {
  if (code === defaultLocale) continue;

  test(`${code}: the glossary and the words of the language hold the same terms`, () => {
    const words = loadWordsOf(code);
    const english = loadGlossary(defaultLocale);
    expect(english.length).toBeGreaterThan(80);
    expect([...words.keys()].sort()).toEqual(english.map(({names}) => names[defaultLocale]).sort());
  });

  test(`${code}: no two terms have one word, and none is left in English by mistake`, () => {
    const terms = loadGlossary(code);
    expect(new Set(terms.map(({names}) => names[code])).size).toBe(terms.length);
    const latin = terms.filter(({names}) => !mayBeIn(names[code], code)).map(({id}) => id);
    expect(latin).toEqual(script === 'Latin' ? [] : ['three-d-secure', 'host-to-host']);
  });
}

const alphabets = {
  Latin: 'abcdefghijklmnopqrstuvwxyz',
  Cyrillic: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяabcdefghijklmnopqrstuvwxyz',
};

for (const {code, script} of locales) {
  test(`${code}: the terms are in alphabetical order`, () => {
    const first = loadGlossary(code)
      .map(({names}) => names[code][0]!.toLowerCase())
      .filter((letter) => /\p{L}/u.test(letter));
    const withoutAccent = (letter: string) => (script === 'Latin' ? letter.normalize('NFD')[0]! : letter);
    const places = first.map((letter) => alphabets[script].indexOf(withoutAccent(letter)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBeGreaterThan(15);
  });
}

test('every term leads to a page', () => {
  expect(
    loadGlossary(defaultLocale)
      .filter(({page}) => !isPage(pageAt(page.replace(/#.*$/, ''))))
      .map(({id}) => id),
  ).toEqual([]);
});
