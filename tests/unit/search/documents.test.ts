import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {HitKind} from '../../../src/plugins/search/client/hit';
import {readDocuments, type Documents} from '../../../src/plugins/search/documents';

/** The documents of pages with these articles, by address. */
function read(articles: Record<string, string>, ignored: string[] = []): Documents {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'documents-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const pages = Object.entries(articles).map(([url, article], index) => {
    const filePath = path.join(folder, `${index}.html`);
    fs.writeFileSync(
      filePath,
      `<!doctype html><meta name=keywords content="a,b"><main><article>${article}</article></main>`,
    );
    return {filePath, url};
  });
  return readDocuments(pages, ignored);
}

test('a page gives its title, keywords, headings and the text below them, without what is ignored', () => {
  const {lists} = read(
    {'/a': '<h1>A</h1><p>Intro.<h2>Part<a class="hash-link" href="#part"></a></h2><p>Text.</p><pre>code</pre>'},
    ['pre'],
  );
  expect(lists[HitKind.Title]).toEqual([{i: 1, t: 'A', u: '/a', b: []}]);
  expect(lists[HitKind.Keywords]).toEqual([{i: 1, t: 'a, b', s: 'A', u: '/a', p: 1}]);
  expect(lists[HitKind.Heading]).toEqual([{i: 3, t: 'Part', u: '/a', h: '#part', p: 1}]);
  expect(lists[HitKind.Content]).toEqual([
    {i: 2, t: 'Intro.', s: 'A', u: '/a', h: '', p: 1},
    {i: 4, t: 'Text.', s: 'Part', u: '/a', h: '#part', p: 1},
  ]);
});

test('a table of codes gives a document for each row that can be linked to, after those of all pages', () => {
  const table = `<table><tr><th>Code</th></tr>
    <tr><td><a id="UA-300335" href="#UA-300335">300335</a></td><td>Bank  of
      Kyiv</td></tr><tr><td>no code</td></tr></table>`;
  const {lists, codeRows} = read({'/codes': `<h1>Codes</h1>${table}`, '/b': '<h1>B</h1>'});
  expect(lists[HitKind.Content]).toEqual([
    {i: 2, t: 'Code\nno code', s: 'Codes', u: '/codes', h: '', p: 1},
    {i: 4, t: '300335 · Bank of Kyiv', s: '300335', u: '/codes', h: '#UA-300335', p: 1},
  ]);
  expect([...codeRows]).toEqual([4]);
});

test('a row of an ignored table is no code: another page has it', () => {
  const {lists, codeRows} = read(
    {
      '/errors':
        '<h1>Errors</h1><section class="unindexed"><table><tr><td><a id="v2-a">a</a></td></tr></table></section>',
    },
    ['.unindexed'],
  );
  expect(lists[HitKind.Content]).toEqual([]);
  expect(codeRows.size).toBe(0);
});

test('the text of a section in an element is not also that of the section before the element', () => {
  const inner = '<div><h3>Inner<a class="hash-link" href="#inner">\u200b</a></h3><p>Its text.</p></div>';
  const {lists} = read({
    '/a': `<h1>A</h1><h2>Outer<a class="hash-link" href="#outer">\u200b</a></h2><p>Own.</p>${inner}`,
  });
  expect(lists[HitKind.Content]!.map(({h, t}) => [h, t])).toEqual([
    ['#outer', 'Own.'],
    ['#inner', 'Its text.'],
  ]);
});
