import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, test} from 'vitest';
import {root} from '../../../src/content/core/root';
import search from '../../../src/plugins/search';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** The constants that the client gets when the configuration has the given options. */
function constantsFor(given: object): string[] {
  const generatedFilesDir = fs.mkdtempSync(path.join(folder, 'generated-'));
  const options = {
    language: ['en'],
    docsRouteBasePath: ['/'],
    docsDir: ['docs'],
    blogRouteBasePath: [],
    blogDir: [],
    ignoreFiles: [],
    ...given,
  };
  const {name} = search(
    {
      siteDir: root,
      baseUrl: '/',
      generatedFilesDir,
      siteConfig: {themeConfig: {}},
      i18n: {currentLocale: 'en'},
    } as LoadContext,
    options,
  );
  return fs.readFileSync(path.join(generatedFilesDir, name, 'default/generated-constants.js'), 'utf8').split('\n');
}

test('the options of the configuration reach the client', () => {
  const on = constantsFor({searchResultLimits: 8, fuzzyMatchingDistance: 2, highlightSearchTermsOnTargetPage: true});
  expect(on).toContain('export const searchResultLimits = 8;');
  expect(on).toContain('export const fuzzyMatchingDistance = 2;');
  expect(on).toContain('export const highlightSearchTermsOnTargetPage = true;');
  const off = constantsFor({searchResultLimits: 5, fuzzyMatchingDistance: 0, highlightSearchTermsOnTargetPage: false});
  expect(off).toContain('export const searchResultLimits = 5;');
  expect(off).toContain('export const fuzzyMatchingDistance = 0;');
  expect(off).toContain('export const highlightSearchTermsOnTargetPage = false;');
});

test('the client gets the names of both files, and no library of the package', () => {
  const lines = constantsFor({});
  expect(lines).toContainEqual(
    expect.stringMatching(/^export const searchIndexUrl = "search-index-[0-9a-f]{12}\.json";$/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^export const searchOutlineUrl = "assets\/search-outline-[0-9a-f]{12}\.json";$/),
  );
  expect(lines.filter((line) => !line.startsWith('export const '))).toEqual([]);
});
