import {expect, test} from 'vitest';
import {hasPage, listPages, loadAddedPages, loadPagesToCome, pageAt, routeOf} from '../../src/content/core/sidebar';
import {listFiles, readText} from '../support/files';

const specified = readText('tests/support/specified_routes.txt').trim().split('\n');

test('the sidebar knows every specified route and every added one, each once', () => {
  const routes = listPages().map(routeOf);
  expect(new Set(routes).size).toBe(routes.length);
  expect([...routes].sort()).toEqual([...specified, ...loadAddedPages().map(routeOf)].sort());
});

test('every page of the sidebar has a file or is in the list of pages to come, never both', () => {
  const withoutFile = listPages().filter((id) => !hasPage(id));
  expect([...loadPagesToCome()].sort()).toEqual(withoutFile.sort());
  console.log(`pages: ${listPages().length - withoutFile.length} of ${listPages().length}`);
});

test('every file under docs/ is a page of the sidebar or a partial', () => {
  const files = listFiles('docs').filter((file) => !/\/_/.test(file));
  expect(files.length).toBeGreaterThan(0);
  const known = new Set(listPages().map((id) => `docs/${id}.mdx`));
  expect(files.filter((file) => !known.has(file))).toEqual([]);
});

test('a page and its address lead to each other', () => {
  expect(listPages().map((id) => pageAt(routeOf(id)))).toEqual(listPages());
  expect(routeOf('index')).toBe('/');
  expect(routeOf('invoicing/index')).toBe('/invoicing/');
  expect(routeOf('callbacks')).toBe('/callbacks');
});
