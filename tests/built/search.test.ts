import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {locales, prefixOf} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {isHashed} from '../../src/content/site/hashedFile';
import {HitKind, type IndexedDocument} from '../../src/plugins/search/client/hit';
import {readQuestions} from '../../src/plugins/search/questions';
import {SearchIndex} from '../../src/plugins/search/client/searchIndex';
import type {Tier} from '../../src/plugins/search/client/protocol';
import {IndexFileReader} from '../../src/plugins/search/indexFile';
import {loadQuickly} from '../support/built';
import {readOffers} from '../../src/plugins/search/offers';
import {readWordClasses} from '../../src/plugins/search/wordClasses';
import {firstHitFloors, goldenSets, readGolden, scoreOf, type Outcome} from '../support/search/golden';

const build = path.join(root, 'build');

/** The documents of the text index, by kind. */
function readIndex(folder: string): IndexedDocument[][] {
  const lists: IndexedDocument[][] = [];
  const reader = new IndexFileReader((kind, document) => (lists[kind] ??= []).push(document));
  reader.read(fs.readFileSync(path.join(build, tierFiles(folder).text)));
  assert(reader.isComplete);
  return lists;
}

function indexNames(folder: string): string[] {
  return fs.readdirSync(path.join(build, folder)).filter((name) => name.startsWith('search-index'));
}

/** The files of an index, relative to the build. */
const tierFiles = (folder: string): Record<Tier, string> => {
  const [outline, ...others] = fs
    .readdirSync(path.join(build, folder, 'assets'))
    .filter((name) => name.startsWith('search-outline'));
  expect(others).toEqual([]);
  return {outline: path.join(folder, 'assets', outline!), text: path.join(folder, indexNames(folder)[0]!)};
};

/** An index from the files, which are read in their order, as the worker reads them. */
function loadIndex(folder: string, ...tiers: Tier[]): SearchIndex {
  const {code} = locales.find((locale) => prefixOf(locale.code) === folder)!;
  const index = new SearchIndex(2, readOffers(code), readWordClasses(code));
  for (const tier of tiers) {
    const reader = new IndexFileReader((kind, document) => index.add(kind, document, `${folder}/`));
    reader.read(fs.readFileSync(path.join(build, tierFiles(folder)[tier])));
    assert(reader.isComplete, tier);
  }
  return index;
}

/** The places of the questions in an outline, such as `/callbacks#verify`. */
function questionPlaces(folder: string): string[] {
  const places: string[] = [];
  const reader = new IndexFileReader((kind, {u, h = ''}) => {
    if (kind === HitKind.Question) places.push(u + h);
  });
  reader.read(fs.readFileSync(path.join(build, tierFiles(folder).outline)));
  return places;
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

  test(`${code}: there is one index of two files, whose names carry a hash, and scripts name exactly those files`, () => {
    expect(indexNames(folder)).toHaveLength(1);
    const names = Object.values(tierFiles(folder)).map((file) => path.posix.join('/', file).slice(baseUrl.length));
    expect(names).toEqual([
      expect.stringMatching(/^assets\/search-outline-[0-9a-f]{12}\.json$/),
      expect.stringMatching(/^search-index-[0-9a-f]{12}\.json$/),
    ]);
    const mentions = scripts(folder).flatMap(({text}) => text.match(/(assets\/)?search-\w+-[\w{}-]*\.json/g) ?? []);
    expect([...new Set(mentions)].sort()).toEqual(names);
    names.forEach((name) => expect(isHashed(`${baseUrl}${name}`), name).toBe(true));
  });

  test(`${code}: the worker is one file, which asks for no other before it answers`, () => {
    const workers = scripts(folder).filter(({text}) => text.includes('search index in'));
    expect(workers.map(({name}) => name)).toEqual([expect.stringMatching(/^search-worker\./)]);
    expect(workers[0]!.text).toContain('stopWordFilter');
    expect(workers[0]!.text).not.toContain('importScripts');
  });

  test(`${code}: the documents of the index have the plugin's fields and point to pages that exist`, () => {
    const lists = readIndex(folder);
    expect(lists).toHaveLength(5);
    const documents = lists.flat();
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

  test(`${code}: the outline takes at most 70 kB and the index at most 500 kB, with gzip and with brotli`, () => {
    for (const [tier, limit] of [
      ['outline', 70_000],
      ['text', 500_000],
    ] as const) {
      const file = fs.readFileSync(path.join(build, tierFiles(folder)[tier]));
      expect(gzipSync(file).length, tier).toBeLessThanOrEqual(limit);
      expect(brotliCompressSync(file).length, tier).toBeLessThanOrEqual(limit);
    }
  });

  const search = (index: SearchIndex, set?: (typeof goldenSets)[number]): Outcome[] =>
    readGolden(code, set).map((golden) => {
      const {hits} = index.answer({input: golden.query, context: null, baseUrl, limit: 8});
      const place = hits.findIndex(({document}) => golden.pages.includes(`/${document.u.slice(baseUrl.length)}`));
      return {golden, place};
    });

  // The text is a whole index, so that a missing outline only costs time.
  for (const tiers of [['outline', 'text'], ['text']] as const) {
    test(`${code}: golden queries find their page first in 97 of 100, and all among the eight, from ${tiers.join(' and ')}`, () => {
      const outcomes = search(loadIndex(folder, ...tiers));
      const missed = outcomes.filter(({place}) => place < 0).map(({golden}) => golden.query);
      assert.deepEqual(missed, [], `Not among the first eight hits: ${missed.join(', ')}.`);
      const late = outcomes.filter(({place}) => place > 0).map(({golden}) => golden.query);
      assert(
        scoreOf(outcomes).first >= 97,
        `Not the first hit of ${late.length} of ${outcomes.length} queries: ${late.join(', ')}.`,
      );
    });
  }

  test(`${code}: the outline alone finds the page of a golden query first in 95 of 100`, () => {
    const outcomes = search(loadIndex(folder, 'outline'));
    const wrong = outcomes.filter(({place}) => place !== 0).map(({golden}) => golden.query);
    assert(
      scoreOf(outcomes).first >= 95,
      `Not the first hit of ${wrong.length} of ${outcomes.length} queries: ${wrong.join(', ')}.`,
    );
  });

  test(`${code}: queries about trouble find their page first as often as their floor says`, () => {
    const set = 'golden_trouble';
    for (const [name, index] of [
      ['both', loadIndex(folder, 'outline', 'text')],
      ['outline', loadIndex(folder, 'outline')],
    ] as const) {
      const outcomes = search(index, set);
      const wrong = outcomes.filter(({place}) => place !== 0).map(({golden}) => golden.query);
      assert(
        scoreOf(outcomes).first >= firstHitFloors[set][name],
        `From ${name}, not the first hit of ${wrong.length} of ${outcomes.length} queries: ${wrong.join(', ')}.`,
      );
    }
  });

  test(`${code}: each place of the questions is a page, or a heading or a row of it`, () => {
    const found = new Set(questionPlaces(folder));
    const asked = [...readQuestions(code).keys()].map((place) => baseUrl + place.replace(/^\//, ''));
    expect(asked.filter((place) => !found.has(place))).toEqual([]);
    expect(found.size).toBe(asked.length);
  });

  test(`${code}: every page found has an excerpt, none of a page is shown twice, and neither cells side by side nor a question is one`, () => {
    const index = loadIndex(folder, 'outline', 'text');
    const queries = [...goldenSets.flatMap((set) => readGolden(code, set)).map(({query}) => query), ''];
    const questions = new Set([...readQuestions(code).values()].flat());
    let seen = 0;
    for (const input of queries) {
      const shown = new Set<string>();
      for (const {document, title, excerpt} of index.answer({input, context: null, baseUrl, limit: 8}).hits) {
        const place = `${input}: ${document.u}${document.h ?? ''}`;
        seen += 1;
        // A second hit of a page may have no sentence of its own.
        assert(excerpt?.text || shown.has(document.u), `${place} has no excerpt.`);
        const known = `${document.u} ${excerpt?.text}`;
        assert(!excerpt || !shown.has(known), `${place} repeats an excerpt: ${known}`);
        shown.add(document.u).add(known);
        assert(!/\n| · /.test(excerpt?.text ?? ''), `${place} joins cells: ${excerpt?.text}`);
        assert(
          !questions.has(title.text) || !/ /.test(title.text) || document.t === title.text || document.s === title.text,
          place,
        );
      }
    }
    expect(seen).toBeGreaterThan(1000);
  });

  test(`${code}: an empty query offers the pages needed most, an unknown word the ways on`, () => {
    const index = loadIndex(folder, 'outline', 'text');
    const {mostNeeded, waysOn} = readOffers(code);
    const ask = (input: string) => index.answer({input, context: null, baseUrl, limit: 8});
    expect(ask('').hits.map(({document}) => document.u)).toEqual(mostNeeded.map((page) => baseUrl + page));
    expect(ask('qqqqzzzz').waysOn.map(({address}) => address)).toEqual(waysOn.map((page) => baseUrl + page));
    expect(ask('callbacks').waysOn).toEqual([]);
  });

  test(`${code}: what is not offered is said, with the nearest pages first`, () => {
    const index = loadIndex(folder, 'outline', 'text');
    const {notOffered} = readOffers(code);
    const ask = (input: string) => index.answer({input, context: null, baseUrl, limit: 8});
    const silent = notOffered.filter(({name}) => ask(name).notOffered?.name !== name).map(({name}) => name);
    expect(silent).toEqual([]);
    for (const {name, nearest} of notOffered) {
      expect(
        ask(name)
          .hits.slice(0, nearest.length)
          .map(({document}) => document.u),
        name,
      ).toEqual(nearest.map((page) => baseUrl + page));
    }
    for (const offered of ['Google Pay', 'Pix', 'M-Pesa', 'Bitcoin'])
      expect(ask(offered).notOffered, offered).toBeNull();
    // One word of a name is enough.
    for (const word of code === 'uk' ? ['apple', 'епл'] : ['apple'])
      expect(ask(word).notOffered?.name, word).toBe('Apple Pay');
    for (const word of code === 'uk' ? ['google', 'гугл'] : ['google']) {
      expect(ask(word).notOffered, word).toBeNull();
      expect(ask(word).hits[0]!.document.u, word).toMatch(/\/services\/(device_wallets|google_pay)\//);
    }
  });

  test(`${code}: a code leads to its row, an unknown word to nothing`, () => {
    const both = loadIndex(folder, 'outline', 'text');
    for (const index of [loadIndex(folder, 'outline'), both]) {
      const find = (input: string) =>
        index.find({input, context: null, baseUrl, limit: 8}).map(({document: {u, h = ''}}) => u + h);
      expect(find('signature_invalid')[0]).toBe(`${baseUrl}reference/api_error_codes#signature_invalid`);
      expect(find('4000000000009995')[0]).toBe(`${baseUrl}reference/test_cards#4000000000009995`);
      expect(find('300335')[0]).toBe(`${baseUrl}reference/bank_codes#UA-300335`);
      for (const word of ['qqqqzzzz', 'xylophone', 'жирафеня']) {
        expect(find(word), word).toEqual([]);
      }
    }
    const [row] = both.find({input: '300335', context: null, baseUrl, limit: 8});
    expect(row!.document.t).toMatch(/^300335 · ./);
  });

  test(`${code}: code blocks are not in the index`, () => {
    const content = readIndex(folder)[HitKind.Content]!;
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
