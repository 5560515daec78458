import {expect, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {checkFrontMatter} from '../../src/content/pages/frontMatter';
import {pages, readFrontMatter} from '../support/pages';

for (const {code} of locales) {
  test(`${code}: the front matter of every page follows its schema`, () => {
    const wrong = pages.flatMap((page) => {
      try {
        checkFrontMatter(readFrontMatter(page, code), page);
        return [];
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(wrong).toEqual([]);
  });
}
