import {expect, test} from 'vitest';
import {brand} from '../../../../src/brand';
import {locales} from '../../../../src/content/core/locales';
import {siteTitle} from '../../../../src/content/core/siteTitle';

test('the site has a title of its own in each language', () => {
  const titles = locales.map(({code}) => siteTitle(code));
  expect(titles).toContain(brand.title.uk);
  expect(new Set(titles).size).toBe(locales.length);
});
