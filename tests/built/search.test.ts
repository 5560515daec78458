import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {locales, prefixOf} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import type {IndexedDocument} from '../../src/plugins/search/client/hit';
import {SearchIndex} from '../../src/plugins/search/client/searchIndex';
import {loadQuickly} from '../support/built';
import {readGolden} from '../support/search/golden';

const build = path.join(root, 'build');

function readIndex(folder: string): {documents: IndexedDocument[]}[] {
  const [name] = indexNames(folder);
  return JSON.parse(fs.readFileSync(path.join(build, folder, name!), 'utf8')) as {documents: IndexedDocument[]}[];
}

function indexNames(folder: string): string[] {
  return fs.readdirSync(path.join(build, folder)).filter((name) => name.startsWith('search-index'));
}

function scripts(folder: string): {name: string; text: string}[] {
  const directory = path.join(build, folder, 'assets/js');
  return fs
    .readdirSync(directory)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, text: fs.readFileSync(path.join(directory, name), 'utf8')}));
}

function readHtml(folder: string, page: string): CheerioAPI {
  return loadQuickly(fs.readFileSync(path.join(build, folder, page, 'index.html'), 'utf8'));
}

for (const {code, htmlLang} of locales) {
  const folder = prefixOf(code);
  const baseUrl = `${folder}/`;

  test(`${code}: there is one index, whose name carries a hash, and scripts name exactly that file`, () => {
    const names = indexNames(folder);
    expect(names).toEqual([expect.stringMatching(/^search-index-[0-9a-f]{12}\.json$/)]);
    const mentions = scripts(folder).flatMap(({text}) => text.match(/search-index[\w{}-]*\.json/g) ?? []);
    expect([...new Set(mentions)]).toEqual(names);
  });

  test(`${code}: the documents of the index have the plugin's fields and point to pages that exist`, () => {
    const lists = readIndex(folder);
    expect(lists).toHaveLength(5);
    const documents = lists.flatMap((list) => list.documents);
    const fields = new Set(documents.flatMap((document) => Object.keys(document)));
    expect([...fields].sort()).toEqual(['b', 'h', 'i', 'p', 's', 't', 'u']);
    const addresses = new Set(documents.map(({u}) => u));
    expect(addresses).toContain(baseUrl);
    for (const address of addresses) {
      assert.ok(address.startsWith(baseUrl), address);
      const html = fs.readFileSync(path.join(build, address, 'index.html'), 'utf8');
      assert.doesNotMatch(html, /<meta[^>]*noindex/, address);
    }
  });

  test(`${code}: the index takes at most 500 kB, with gzip and with brotli`, () => {
    const [name] = indexNames(folder);
    const file = fs.readFileSync(path.join(build, folder, name!));
    expect(gzipSync(file).length).toBeLessThanOrEqual(500_000);
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(500_000);
  });

  test(`${code}: golden queries find their page first in 95 of 100, and all among the eight`, () => {
    const index = new SearchIndex();
    readIndex(folder).forEach(({documents}, kind) =>
      documents.forEach((document) => index.add(kind, document, baseUrl)),
    );
    const golden = readGolden(code);
    const places = golden.map(({query, pages}) => {
      const hits = index.find({input: query, context: null, baseUrl, limit: 8});
      return {query, place: hits.findIndex(({document}) => pages.includes(`/${document.u.slice(baseUrl.length)}`))};
    });
    const missed = places.filter(({place}) => place < 0).map(({query}) => query);
    assert.deepEqual(missed, [], `Not among the first eight hits: ${missed.join(', ')}.`);
    const late = places.filter(({place}) => place > 0).map(({query}) => query);
    assert(
      late.length <= golden.length * 0.05,
      `Not the first hit of ${late.length} of ${golden.length} queries: ${late.join(', ')}.`,
    );
  });

  test(`${code}: a code leads to its row, an unknown word to nothing`, () => {
    const index = new SearchIndex();
    readIndex(folder).forEach(({documents}, kind) =>
      documents.forEach((document) => index.add(kind, document, baseUrl)),
    );
    const find = (input: string) =>
      index.find({input, context: null, baseUrl, limit: 8}).map(({document: {u, h = ''}}) => u + h);
    expect(find('signature_invalid')[0]).toBe(`${baseUrl}reference/api_error_codes#signature_invalid`);
    expect(find('4000000000009995')[0]).toBe(`${baseUrl}reference/test_cards#4000000000009995`);
    expect(find('300335')[0]).toBe(`${baseUrl}reference/bank_codes#UA-300335`);
    for (const word of ['qqqqzzzz', 'xylophone', 'жирафеня']) {
      expect(find(word), word).toEqual([]);
    }
  });

  test(`${code}: code blocks are not in the index`, () => {
    const content = readIndex(folder)[4]!.documents;
    let seen = 0;
    for (const address of new Set(content.map(({u}) => u))) {
      const text = content.filter(({u}) => u === address).map(({t}) => t);
      const page = readHtml('', address);
      for (const block of page('article .theme-code-block pre').toArray()) {
        const code = page(block).text().replace(/\s+/g, ' ').trim();
        // Shorter ones are quoted in prose.
        if (code.length > 60) {
          seen += 1;
          assert.ok(!text.some((part) => part.includes(code.slice(0, 60))), `${address}: ${code}`);
        }
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  test(`${code}: the search page has a main, one h1 and labelled fields, and is kept out of other search engines`, () => {
    const page = readHtml(folder, 'search');
    expect(page('html').attr('lang')).toBe(htmlLang);
    expect(page('main')).toHaveLength(1);
    expect(page('h1')).toHaveLength(1);
    expect(page('title').text()).not.toBe('');
    expect(page('meta[name=robots]').attr('content')).toContain('noindex');
    const labels = page('main input, main select, .navbar__search-input')
      .toArray()
      .map((field) => page(field).attr('aria-label'));
    expect(labels).toEqual(
      code === 'en' ? ['Search', 'What to search for', 'Where to search'] : ['Пошук', 'Що шукати', 'Де шукати'],
    );
    expect(fs.readFileSync(path.join(build, folder, 'sitemap.xml'), 'utf8')).not.toContain('/search');
  });
}
