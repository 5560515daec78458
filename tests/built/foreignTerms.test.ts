import {expect, test} from 'vitest';
import {readData} from '../../src/content/core/data';
import {readAllBuilt} from '../support/built';

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
