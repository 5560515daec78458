import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import {expect, test} from 'vitest';
import {locales, type LocaleCode} from '../../src/content/core/locales';
import {twinAddress} from '../../src/content/pages/twinAddress';
import {addressOf, buildFolder, elements, parseHtml, readBuilt, textOf} from '../support/built';
import {pages, readFrontMatter} from '../support/pages';

const read = (address: string): string => fs.readFileSync(path.join(buildFolder, address), 'utf8');
const parse = (markdown: string): Root =>
  fromMarkdown(markdown, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]});
/** Letters and digits only, because a page and its twin separate words differently. */
const words = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');
const squeeze = (text: string): string => text.replace(/\s+/g, '');

function nodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodes) : [])];
}

function wordsIn(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
}

const classOf = ({properties}: Element): string => [properties.className].flat().join(' ');
/** A twin describes a drawing as text, so only the tables of drawings are compared. */
const isDrawing = (element: Element): boolean => element.tagName === 'figure';
const isLeafItem = (element: Element): boolean =>
  element.tagName === 'li' && elements(element, ({tagName}) => /^(p|ul|ol|details)$/.test(tagName)).length === 0;
const roleOf = ({tagName, properties}: Element): string =>
  String(properties.role ?? {table: 'table', tr: 'row', td: 'cell', th: 'cell'}[tagName] ?? '');

/** The content of a page by kind, from its HTML. */
function contentOfPage(html: string) {
  const tree = parseHtml(html);
  const article = elements(tree, ({tagName}) => tagName === 'article')[0]!;
  const hrefs = (all: Element[]) => all.map(({properties}) => String(properties.href));
  const withoutDrawings = (passes: (element: Element) => boolean, isSkipped = isDrawing) =>
    elements(article, passes, isSkipped);
  const rows = (table: Element) => elements(table, (element) => roleOf(element) === 'row');
  const cells = (row: Element) =>
    elements(row, (element) => /^(cell|columnheader|rowheader)$/.test(roleOf(element)) || element.tagName === 'th');
  return {
    alternates: hrefs(
      elements(
        tree,
        ({tagName, properties}) =>
          tagName === 'link' && properties.type === 'text/markdown' && String(properties.rel) === 'alternate',
      ),
    ),
    links: hrefs(elements(article, ({tagName}) => tagName === 'a')),
    headings: withoutDrawings(({tagName}) => /^h[1-6]$/.test(tagName)).map(
      (heading) => `${heading.tagName[1]} ${words(textOf(heading))}`,
    ),
    tables: elements(article, (element) => roleOf(element) === 'table').map((table) =>
      // Twins omit the summary of a collapsed block in a cell.
      rows(table).map((row) =>
        cells(row).map((cell) =>
          words(
            elements(cell, ({tagName}) => tagName === 'summary').reduce(
              (text, summary) => text.replace(textOf(summary), ''),
              textOf(cell),
            ),
          ),
        ),
      ),
    ),
    codes: withoutDrawings(
      ({tagName}) => tagName === 'code',
      (element) => isDrawing(element) || element.tagName === 'pre',
    ).map((code) => squeeze(textOf(code))),
    samples: withoutDrawings(({tagName}) => tagName === 'pre')
      .flatMap((pre) => elements(pre, ({tagName}) => tagName === 'code'))
      .map((code) => squeeze(textOf(code))),
    // Skips the interface texts of components, which have classes, and list items that contain blocks.
    paragraphs: withoutDrawings(
      (element) => classOf(element) === '' && (element.tagName === 'p' || isLeafItem(element)),
    ).map((paragraph) => words(textOf(paragraph))),
  };
}

/** The same from the twin. */
function contentOfTwin(markdown: string) {
  const tree = parse(markdown);
  const all = nodes(tree);
  return {
    tree,
    all,
    headings: all.flatMap((node) => (node.type === 'heading' ? [`${node.depth} ${words(wordsIn(node))}`] : [])),
    tables: all.flatMap((node) =>
      node.type === 'table' ? [node.children.map((row) => row.children.map((cell) => words(wordsIn(cell))))] : [],
    ),
    codes: all.flatMap((node) => (node.type === 'inlineCode' ? [squeeze(node.value)] : [])),
    samples: all.flatMap((node) => (node.type === 'code' ? [squeeze(node.value)] : [])),
    text: words(wordsIn(tree)),
  };
}

/** The first value of a list that is not in the other one, in the same order. */
function firstMissing(values: string[], among: string[]): string | undefined {
  let at = -1;
  return values.find((value) => (at = among.indexOf(value, at + 1)) < 0);
}

for (const {code: locale} of locales) {
  test(`${locale}: every page leads to its Markdown, which holds the same headings, tables, values, samples and paragraphs`, () => {
    const seen = {headings: 0, tables: 0, codes: 0, samples: 0, paragraphs: 0};
    for (const {address, html} of readBuilt(locale)) {
      const name = twinAddress(address);
      const page = contentOfPage(html);
      const twin = contentOfTwin(read(name));
      assert.deepEqual(page.alternates, [name], `${address} names another Markdown in its head`);
      assert.ok(page.links.includes(name), `${address} has no link to ${name}`);
      assertPlain(twin.all, read(name), name);
      assert.deepEqual(twin.headings, page.headings, `headings of ${name}`);
      assert.deepEqual(twin.tables, page.tables, `tables of ${name}`);
      assert.deepEqual(twin.samples, page.samples, `samples of ${name}`);
      assert.equal(firstMissing(page.codes, twin.codes), undefined, `a value of ${name} is missing or out of order`);
      assert.equal(
        page.paragraphs.find((paragraph) => !twin.text.includes(paragraph)),
        undefined,
        `a paragraph is missing in ${name}`,
      );
      for (const key of Object.keys(seen) as (keyof typeof seen)[]) seen[key] += page[key].length;
    }
    console.log(`${locale}: ${JSON.stringify(seen)}`);
    assert.ok(
      Object.values(seen).every((count) => count > pages.length),
      'hardly anything was compared',
    );
  });

  test(`${locale}: links of Markdown lead to what exists`, () => {
    const found = new Set(pages.flatMap((id) => linksOf(read(twinAddress(addressOf(id, locale))))));
    linksOf(read(addressOf('llms.txt', locale))).forEach((link) => found.add(link));
    for (const link of found) assertLeadsSomewhere(link);
    console.log(`${locale}: ${found.size} links`);
    assert.ok(found.size > pages.length);
  });

  test(`${locale}: llms.txt lists every page once with its description, and llms-full.txt holds every page`, () => {
    const tree = parse(read(addressOf('llms.txt', locale)));
    expect(tree.children.slice(0, 3).map(({type}) => type)).toEqual(['heading', 'blockquote', 'paragraph']);
    expect(
      tree.children
        .flatMap((node) => (node.type === 'heading' ? [node.depth] : []))
        .slice(1)
        .every((depth) => depth === 2),
    ).toBe(true);
    const lines = nodes(tree).flatMap((node) => (node.type === 'listItem' ? [wordsIn(node)] : []));
    const links = nodes(tree).flatMap((node) =>
      node.type === 'listItem' ? nodes(node).flatMap((inner) => (inner.type === 'link' ? [inner.url] : [])) : [],
    );
    expect(links.toSorted()).toEqual(pages.map((id) => twinAddress(addressOf(id, locale))).toSorted());
    expect(lines.toSorted()).toEqual(pages.map((id) => lineOf(id, locale)).toSorted());
    const [, ...texts] = read(addressOf('llms-full.txt', locale)).split('\n---\n\n');
    assert.deepEqual(texts.toSorted(), pages.map((id) => read(twinAddress(addressOf(id, locale)))).toSorted());
  });
}

function lineOf(id: string, locale: LocaleCode): string {
  const {title, description} = readFrontMatter(id, locale);
  return `${String(title)}: ${String(description).replace(/`/g, '')}`;
}

/** Asserts that a twin is plain Markdown: no HTML, component, comment, import or entity. */
function assertPlain(all: Nodes[], markdown: string, name: string): void {
  for (const node of all) {
    assert.notEqual(node.type, 'html', `${name} holds HTML: ${wordsIn(node)}`);
    if (node.type !== 'text') continue;
    const source = markdown.slice(node.position!.start.offset, node.position!.end.offset);
    assert.doesNotMatch(
      source,
      /&#?\w+;|\{\/\*|^(import|export) |undefined|\[object|%brand\.|\u00a0/,
      `${name}: ${source}`,
    );
    assert.doesNotMatch(node.value, /<\/?[A-Z]/, `${name}: ${source}`);
  }
}

/** The targets of the links in a text; no sample contains the syntax of a link. */
function linksOf(markdown: string): string[] {
  return Array.from(markdown.matchAll(/\]\(([^()\s]+)\)/g), ([, link]) => link!);
}

const idsOf = new Map<string, Set<string>>();

/** Asserts that a link is root-relative, and that its file or the id in the twin's HTML page exists. */
function assertLeadsSomewhere(link: string): void {
  if (/^(https?|mailto):/.test(link)) return;
  assert.match(link, /^\//, `${link} begins neither at the root nor with a host`);
  const [, address, hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link)!;
  assert.ok(fs.existsSync(path.join(buildFolder, address!)), `${link} leads nowhere`);
  if (!hash) return;
  const page = address!.replace(/(\/index)?\.md$/, '');
  if (!idsOf.has(page))
    idsOf.set(page, new Set(Array.from(read(`${page}/index.html`).matchAll(/ id="?([^"\s>]+)/g), ([, id]) => id!)));
  assert.ok(idsOf.get(page)!.has(decodeURIComponent(hash)), `${link}: the page has no such id`);
}
