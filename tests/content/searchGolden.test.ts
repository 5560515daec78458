import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {routeOf} from '../../src/content/core/sidebar';
import {pages} from '../support/pages';
import {goldenFile, goldenSets, readGolden} from '../support/search/golden';

const routes = new Set(pages.map(routeOf));

for (const {code} of locales) {
  for (const set of goldenSets) {
    test(`${code}, ${set}: at least 200 queries, none twice, each with pages that exist`, () => {
      const golden = readGolden(code, set);
      expect(golden.length).toBeGreaterThanOrEqual(200);
      const seen = new Set<string>();
      for (const {query, pages: wanted} of golden) {
        assert(!seen.has(query), `${goldenFile(code, set)} has "${query}" twice.`);
        seen.add(query);
        assert(wanted.length > 0, `${goldenFile(code, set)}: "${query}" names no page.`);
        for (const route of wanted) {
          assert(
            routes.has(route),
            `${goldenFile(code, set)}: "${query}" names ${route}, which is no page of the site.`,
          );
        }
      }
    });
  }

  test(`${code}: of the queries about trouble at least a third is blind`, () => {
    const golden = readGolden(code, 'golden_trouble');
    expect(golden.filter(({isBlind}) => isBlind === undefined)).toEqual([]);
    expect(golden.filter(({isBlind}) => isBlind).length).toBeGreaterThanOrEqual(golden.length / 3);
  });
}
