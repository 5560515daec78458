import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {routeOf} from '../../src/content/core/sidebar';
import {pages} from '../support/pages';
import {goldenFile, readGolden} from '../support/search/golden';

const routes = new Set(pages.map(routeOf));

for (const {code} of locales) {
  test(`${code}: at least 200 golden queries, none twice, each with pages that exist`, () => {
    const golden = readGolden(code);
    expect(golden.length).toBeGreaterThanOrEqual(200);
    const seen = new Set<string>();
    for (const {query, pages: wanted} of golden) {
      assert(!seen.has(query), `${goldenFile(code)} has "${query}" twice.`);
      seen.add(query);
      assert(wanted.length > 0, `${goldenFile(code)}: "${query}" names no page.`);
      for (const route of wanted) {
        assert(routes.has(route), `${goldenFile(code)}: "${query}" names ${route}, which is no page of the site.`);
      }
    }
  });
}
