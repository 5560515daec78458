import {expect, test} from 'vitest';
import {readData} from '../../src/content/core/data';
import {splitForeign} from '../../src/content/core/foreignTerms';
import {loadQuickly, readAllBuilt} from '../support/built';

test('every foreign word of the list occurs in a page, with its language', () => {
  const listed = Object.entries(readData('foreign_terms.yaml')).flatMap(([language, words]) =>
    words.map((word) => `${language} ${word.toLowerCase()}`),
  );
  const marked = new Set<string>();
  for (const {html} of readAllBuilt()) {
    for (const [, language, word] of html.matchAll(/<span lang="?([\w-]+)"?>([^<]+)<\/span>/g))
      marked.add(`${language} ${word!.toLowerCase()}`);
  }
  expect(listed.length).toBeGreaterThan(20);
  expect(
    listed.filter((term) => !marked.has(term)),
    'src/data/foreign_terms.yaml: no page holds these words. Take them out.',
  ).toEqual([]);
});

test('the foreign words of a title have their language, in the heading and the sidebar', () => {
  const places = ['main h1', '.menu__link'];
  const unmarked: string[] = [];
  const marked = new Set<string>();
  for (const {address, html} of readAllBuilt()) {
    const $ = loadQuickly(html);
    for (const place of places) {
      for (const element of $(place)) {
        const parts = splitForeign($(element).text()).filter((part) => typeof part === 'object');
        const found = $(element).find('[lang]').addBack('[lang]');
        const languages = [...found].map((one) => `${$(one).attr('lang')} ${$(one).text()}`);
        const expected = parts.map(({lang, words}) => `${lang} ${words}`);
        if (languages.join() !== expected.join()) unmarked.push(`${address}: ${place}: ${$(element).text()}`);
        expected.forEach((term) => marked.add(`${place}: ${term}`));
      }
    }
  }
  expect([...new Set(unmarked)].slice(0, 20)).toEqual([]);
  for (const place of places) expect(marked).toContain(`${place}: pt-BR Boleto bancário`);
});
