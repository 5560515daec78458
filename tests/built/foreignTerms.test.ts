import {expect, test} from '@playwright/test';
import {readData} from '../../src/content/data';
import {readAllBuilt} from '../support/built';

test('every foreign word of the list stands in a page, with its language', () => {
  const terms = Object.entries(readData<Record<string, string[]>>('foreign_terms.yaml')).flatMap(([language, words]) => words.map((word) => `${language} ${word.toLowerCase()}`));
  const marked = new Set(readAllBuilt().flatMap(({html}) => [...html.matchAll(/<span lang="?([\w-]+)"?>([^<]+)<\/span>/g)].map(([, language, word]) => `${language} ${word!.toLowerCase()}`)));
  expect([...marked].sort()).toEqual(terms.sort());
});
