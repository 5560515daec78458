/**
 * Pseudo-localisation: a language made by machine from the English texts, to prove that the site needs no more for a
 * language than its entry in `locales.ts` and its folder under `i18n/`. Letters get accents and each run of text stands
 * between ‹ ›, so that a text that did not pass through the translation is seen at once. It is written into a copy of the
 * tree and never published.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isScalar, parse, parseDocument, stringify, visit as visitYaml} from 'yaml';
import {contractNames, readBundle} from '../../src/content/contract/contract';
import {overlayFile, overlayText, stampOverlay, textNodes} from '../../src/content/contract/overlay';
import {dataFile, dataStamp, textsToTranslate} from '../../src/content/core/data';
import {labelsFolder} from '../../src/content/core/labels';
import {defaultLocale, pagesFolder, type Locale, type LocaleCode} from '../../src/content/core/locales';
import {parsePage} from '../../src/content/core/pageSyntax';
import {stampOf} from '../../src/content/core/stamp';
import {loadGlossary, wordsFile} from '../../src/content/reference/glossary';
import {synonymFile} from '../../src/plugins/search/synonyms';
import {wordClassFile} from '../../src/plugins/search/wordClasses';
import {listFiles, readText} from './files';
import {translatedData} from './localeFiles';

/**
 * `en-XA` is the code that CLDR reserves for English with accents: its region is one for private use, so no reader and no
 * registry means a real language by it. `Intl` takes English for it on every machine, and the hyphen proves that an
 * address may begin with more than two letters.
 */
export const pseudoLocale = {
  code: 'en-XA',
  label: '‹Pséúdó, mádé by máchíné›',
  direction: 'ltr',
  htmlLang: 'en-XA',
  calendar: 'gregory',
  script: 'Latin',
  quotes: ['‹', '›'],
  dates: 'en-GB',
  grouping: 'always',
  percentSign: '%',
  spelling: {dictionary: 'en_GB', package: 'hunspell-en-gb'},
} as const satisfies Locale;

/** The locale's code where functions ask for one of `locales.ts`, which holds it in the copy alone. */
const code = pseudoLocale.code as string as LocaleCode;

/** Letters of Latin-1 alone, which the fonts of the site have. */
const plain = 'aceinouyACEINOUY';
const accented = 'áçéíñóúýÁÇÉÍÑÓÚÝ';

/** Syntax for programs in a text: brand tokens, placeholders, entities, escapes, URLs. */
const kept = /%[\w.]+%|\{[^{}]*\}|&#?\w+;|\\[^\w\s]|(?:https?|mailto):[^\s)]+/g;

/** A text with accents on its letters, except in syntax for programs. */
export function accent(text: string): string {
  const change = (part: string) => part.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
  let from = 0;
  let changed = '';
  for (const match of text.matchAll(kept)) {
    changed += change(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return changed + change(text.slice(from));
}

/** A text with accents, between brackets; a text without letters stays. */
function pseudo(text: string): string {
  if (!/\p{L}/u.test(text.replace(kept, ''))) return text;
  const [, before, inner, after] = /^(\s*)([^]*?)(\s*)$/.exec(text)!;
  return `${before}‹${accent(inner!)}›${after}`;
}

type Edit = [start: number, end: number, text: string];

function edit(source: string, edits: Edit[]): string {
  let from = 0;
  const parts = edits
    .toSorted(([one], [other]) => one - other)
    .map(([start, end, text]) => {
      const part = source.slice(from, start) + text;
      from = end;
      return part;
    });
  return parts.join('') + source.slice(from);
}

/** Attributes of components that people read. */
const readAttributes = /(?<=\s(?:title|label|alt|aria-label|description)=")[^"]*(?=")/g;

/** Changes only the texts in Markdown; links, code, components and everything else stay the same, byte for byte. */
function changeMarkdown(source: string, tree: Nodes, pageFolders: [english: string, own: string]): string {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start === undefined || end === undefined) return;
    const own = source.slice(start, end);
    if (node.type === 'text') edits.push([start, end, pseudo(own)]);
    // An image is of one line; its text is between the first brackets.
    else if (node.type === 'image') edits.push([start, end, own.replace(/(?<=^!\[)[^\]]*/, pseudo)]);
    else if (node.type === 'mdxjsEsm') edits.push([start, end, own.replaceAll(...pageFolders)]);
    else if (node.type === 'code' && node.meta) {
      const [first] = own.split('\n');
      edits.push([start, start + first!.length, first!.replace(readAttributes, pseudo)]);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const {position} of node.attributes) {
        const [from, to] = [position!.start.offset!, position!.end.offset!];
        edits.push([from, to, ` ${source.slice(from, to)}`.replace(readAttributes, pseudo).slice(1)]);
      }
    }
  });
  return edit(source, edits);
}

const tables = {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]};

/** A text of data, contract or labels, which is Markdown of a line or a paragraph. */
function pseudoMarkdown(text: string): string {
  return changeMarkdown(text, fromMarkdown(text, tables), ['', '']);
}

/** A page or a partial. Titles get accents but no brackets, because of the rules for their length and order. */
function pseudoPage(english: string): string {
  const [, front = '', body] = /^(?:---\n([^]*?\n)---\n)?([^]*)$/.exec(english)!;
  const folders: [string, string] = [`@site/${pagesFolder(defaultLocale)}/`, `@site/${pagesFolder(code)}/`];
  const changed = changeMarkdown(body!, parsePage(body!), folders);
  if (!front) return changed;
  const head = parseDocument(front);
  for (const key of ['title', 'description', 'sidebar_label']) {
    if (head.has(key)) head.set(key, accent(String(head.get(key))));
  }
  head.set('source', stampOf(english));
  return `---\n${head.toString({lineWidth: 0})}---\n${changed}`;
}

/** The strings of a value, changed; its keys stay. */
function changeStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changeStrings(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changeStrings(inner, change)]));
}

/**
 * Writes the pseudo-language into a copy of the tree: its entry in `locales.ts`, and all of its folder that is not the
 * interface's.
 *
 * @param base the copy's root
 */
export function writePseudoLocale(base: string): void {
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(base, file)), {recursive: true});
    fs.writeFileSync(path.join(base, file), text);
  };

  const list = 'src/content/core/locales.ts';
  const end = '] as const satisfies readonly Locale[];';
  const known = readText(list);
  if (!known.includes(end))
    throw new Error(`${list} has no list that ends with "${end}". Adapt tests/support/pseudoLocale.ts.`);
  write(list, known.replace(end, `${JSON.stringify(pseudoLocale)},\n${end}`));

  for (const file of listFiles(pagesFolder(defaultLocale))) {
    write(file.replace(pagesFolder(defaultLocale), pagesFolder(code)), pseudoPage(readText(file)));
  }
  for (const file of translatedData()) {
    const texts = changeStrings(textsToTranslate(file), pseudoMarkdown) as object;
    write(dataFile(file, code), stringify({source: dataStamp(file), ...texts}));
  }
  for (const file of listFiles(labelsFolder(defaultLocale))) {
    const labels = parseDocument(readText(file));
    visitYaml(labels, {
      Scalar(key, node) {
        if (key !== 'key' && isScalar(node) && typeof node.value === 'string') node.value = pseudoMarkdown(node.value);
      },
    });
    write(file.replace(labelsFolder(defaultLocale), labelsFolder(code)), labels.toString());
  }
  for (const name of contractNames()) {
    const english = readBundle(name);
    const overlay = stampOverlay(english, {overlay: '1.0.0', info: {title: name, version: '1.0.0'}, actions: []});
    textNodes(english).forEach(({node, keys}, index) => {
      overlay.actions[index]!.update = Object.fromEntries(keys.map((key) => [key, pseudoMarkdown(String(node[key]))]));
    });
    write(overlayFile(name, code), overlayText(overlay));
  }
  const terms = loadGlossary(defaultLocale).map(({names}) => names[defaultLocale]);
  write(wordsFile(code), stringify({terms: terms.map((term) => ({term, [code]: accent(term)}))}));
  for (const fileOfWords of [synonymFile, wordClassFile])
    write(fileOfWords(code), stringify(changeStrings(parse(readText(fileOfWords(defaultLocale))), accent)));
  write(dataFile('words.txt', code), accent(readText(dataFile('words.txt', defaultLocale))));
}

/**
 * Changes the English messages that `docusaurus write-translations` wrote, except the brand's name and the copyright.
 *
 * @returns the English texts by id
 */
export function pseudoMessages(base: string): Record<string, string> {
  const theme = path.join(base, `i18n/${code}/docusaurus-theme-classic`);
  fs.rmSync(path.join(theme, 'footer.json'));
  const english: Record<string, string> = {};
  for (const file of [
    path.join(base, `${pagesFolder(code)}.json`),
    path.join(base, `i18n/${code}/code.json`),
    path.join(theme, 'navbar.json'),
  ]) {
    const messages = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>;
    delete messages.title;
    for (const [id, entry] of Object.entries(messages)) {
      english[id] = entry.message;
      // The forms of a plural are separated by bars.
      entry.message = entry.message.split('|').map(pseudo).join('|');
    }
    fs.writeFileSync(file, JSON.stringify(messages, null, 2));
  }
  return english;
}
