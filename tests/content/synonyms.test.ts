import assert from 'node:assert/strict';
import path from 'node:path';
import {expect, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {fileOf} from '../../src/pages/page';
import {addSynonyms, readSynonyms, synonymFile} from '../../src/plugins/search/synonyms';
import {root} from '../../src/content/core/root';
import {pages} from '../support/pages';

for (const {code} of locales) {
  test(`${code}: synonyms belong to pages that exist, and none occurs twice on a page`, () => {
    const synonyms = Object.entries(readSynonyms(code));
    expect(synonyms.length).toBeGreaterThan(20);
    for (const [page, words] of synonyms) {
      assert(pages.includes(page), `${synonymFile(code)}: there is no page ${page}.`);
      const twice = words.filter((word, index) => words.indexOf(word) < index);
      assert.deepEqual(twice, [], `${synonymFile(code)}: ${page} has ${twice.join(', ')} twice.`);
    }
  });
}

test('synonyms join the keywords of the page in its language', () => {
  const keywordsOf = (id: string, locale: 'en' | 'uk', keywords?: string[]): unknown => {
    const frontMatter: Record<string, unknown> = {...(keywords && {keywords})};
    addSynonyms(frontMatter, path.join(root, fileOf(id, locale)));
    return frontMatter.keywords;
  };
  expect(keywordsOf('callbacks', 'en', ['webhook', 'HMAC'])).toEqual([
    'webhook',
    'HMAC',
    ...readSynonyms('en').callbacks!.filter((word) => word !== 'webhook'),
  ]);
  expect(keywordsOf('callbacks', 'uk')).toEqual(expect.arrayContaining(['webhook', 'вебхук']));
  expect(keywordsOf('reference/index', 'en')).toBeUndefined();
});
