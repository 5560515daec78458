import {expect, test} from 'vitest';
import {listPages, pageAt, routeOf} from '../../src/content/core/sidebar';
import {listFiles} from '../support/files';

test('the sidebar has every page under docs/, each once', () => {
  const files = listFiles('docs').filter((file) => !/\/_/.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(
    listPages()
      .map((id) => `docs/${id}.mdx`)
      .sort(),
  ).toEqual(files.sort());
});

test('a page and its address lead to each other', () => {
  expect(listPages().map((id) => pageAt(routeOf(id)))).toEqual(listPages());
  expect(routeOf('index')).toBe('/');
  expect(routeOf('invoicing/index')).toBe('/invoicing/');
  expect(routeOf('callbacks')).toBe('/callbacks');
});
