import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {load, type CheerioAPI} from 'cheerio/slim';
import {parseDocument} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument';
import {keepTexts, readTexts} from '../build-cache';
import {HitKind, type IndexedDocument} from './client/hit';
import type {Lists} from './indexFile';
import {blockEnd, cellEnd} from './sentences';

/** A built page of the docs. */
interface BuiltPage {
  /** Absolute path of its file. */
  filePath: string;
  /** Path on the site, with the locale. */
  url: string;
}

/** What is indexed of one page. */
interface PageDocuments extends ReturnType<typeof parseDocument> {
  codeRows: {t: string; s: string; h: string}[];
}

/** The cache of what was read from pages, by a hash of their HTML. */
const cacheName = 'search documents';

/** Elements whose text is a block of its own, apart from headings. */
const blocks =
  'p, li, td, th, dt, dd, div, figcaption, caption, summary, h4, h5, h6, title, desc, li > a:first-child:has(+ span)';
/** Stands at the end of each block while a page is read; no page has it. */
const blockMark = '\u0003';

/** Hashes in the names of scripts and styles: they change with each build. */
const assetHash = /\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

/** The documents of the built pages, and which of them are rows of code tables. */
export interface Documents {
  lists: Lists;
  codeRows: ReadonlySet<number>;
}

/**
 * Reads the documents of all pages: titles, headings, keywords, sections, and a document per row of a code table, so
 * that a search for a code leads to its row. Rows are numbered last.
 *
 * The package's own reader parses as a browser does, which takes three times as long and repairs nothing here.
 *
 * @param ignored selectors of elements whose text is not indexed
 */
export function readDocuments(pages: readonly BuiltPage[], ignored: readonly string[]): Documents {
  const known = readTexts(cacheName);
  const current: Record<string, string> = {};
  const lists: Lists = [[], [], [], [], [], []];
  const rows: Omit<IndexedDocument, 'i'>[] = [];
  let lastId = 0;
  const add = (kind: HitKind, document: Omit<IndexedDocument, 'i'>, i = ++lastId): void => {
    lists[kind]!.push({i, ...document});
  };
  for (const {filePath, url: u} of pages) {
    const html = fs.readFileSync(filePath, 'utf8').replace(assetHash, '');
    const key = createHash('sha256').update(html).digest('hex');
    current[key] = known[key] ?? JSON.stringify(readPage(html, ignored));
    const {
      pageTitle,
      description,
      keywords,
      sections,
      breadcrumb,
      codeRows: ownRows,
    } = JSON.parse(current[key]) as PageDocuments;
    add(HitKind.Title, {t: pageTitle, u, b: breadcrumb});
    const p = lastId;
    if (description) add(HitKind.Description, {t: description, s: pageTitle, u, p}, p);
    if (keywords) add(HitKind.Keywords, {t: keywords, s: pageTitle, u, p}, p);
    for (const {title, hash: h, content} of sections) {
      if (title !== pageTitle) add(HitKind.Heading, {t: title, u, h, p});
      if (content) add(HitKind.Content, {t: content, s: title || pageTitle, u, h, p});
    }
    rows.push(...ownRows.map(({t, s, h}) => ({t, s, u, h, p})));
  }
  keepTexts(cacheName, current);
  const codeRows = new Set<number>();
  for (const row of rows) {
    add(HitKind.Content, row);
    codeRows.add(lastId);
  }
  return {lists, codeRows};
}

/** Reads what a page's HTML contains, in the order of the page. */
function readPage(html: string, ignored: readonly string[]): PageDocuments {
  const page = load(html);
  page(ignored.join()).remove();
  page('article').find(blocks).append(blockMark);
  const codeRows = takeCodeRows(page);
  const {sections, ...head} = parseDocument(page);
  const ownTexts = sections.map(({title, hash, content}, index) => ({
    title,
    hash,
    content: separateBlocks(withoutInner(content, sections.slice(index + 1))),
  }));
  return {...head, sections: ownTexts, codeRows};
}

/** Ends each block with a line break. */
function separateBlocks(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(new RegExp(` ?(${blockMark} ?)+`, 'g'), blockEnd)
    .trim();
}

/** The text of a section without that of the sections inside: an element may have headings of its own. */
function withoutInner(text: string, sections: {title: string; content: string}[]): string {
  return sections.reduce(
    (rest, {title, content}) => (content ? rest.replace(`${title}\u200b ${content}`, '').trim() : rest),
    text,
  );
}

/** Takes the rows whose first cell has a permalink out of a page: their text, code and hash. */
function takeCodeRows(page: CheerioAPI): {t: string; s: string; h: string}[] {
  const rows = page('article tr:has(> td:first-child > a[id])').remove();
  return rows.toArray().map((row) => {
    const cells = page(row).children().toArray();
    const anchor = page(cells[0]).children('a[id]').first();
    // A permalink is empty and is behind the code; a link to another page has it as its text.
    const contents = page(cells[0]).contents();
    const code = contents.slice(0, contents.index(anchor)).text() || anchor.text();
    const texts = cells.map((cell) => separateBlocks(page(cell).text()));
    return {
      t: texts.filter(Boolean).join(cellEnd),
      s: code.replaceAll(blockMark, '').trim(),
      h: `#${anchor.attr('id')}`,
    };
  });
}
