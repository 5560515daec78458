import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {SKIP, visit} from 'unist-util-visit';
import {locales, prefixOf, type LocaleCode} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {routeOf} from '../../src/content/core/sidebar';
import {pages} from './pages';

export const buildFolder = path.join(root, 'build');

/** A page of the built site. */
export interface BuiltPage {
  id: string;
  locale: LocaleCode;
  /** Address on the site, with the locale. */
  address: string;
  html: string;
}

/** Address of a page in a language. */
export function addressOf(id: string, locale: LocaleCode): string {
  return `${prefixOf(locale)}${routeOf(id)}`;
}

/** All pages of the built site in a language; a missing one throws with its address. */
export function readBuilt(locale: LocaleCode): BuiltPage[] {
  return pages.map((id) => {
    const address = addressOf(id, locale);
    const file = path.join(buildFolder, address, 'index.html');
    if (!fs.existsSync(file)) throw new Error(`${address} was not built. Run npm run build, and see docs/${id}.mdx.`);
    return {id, locale, address, html: fs.readFileSync(file, 'utf8')};
  });
}

/** All pages in all languages. */
export function readAllBuilt(): BuiltPage[] {
  return locales.flatMap(({code}) => readBuilt(code));
}

/**
 * Empties the style elements of a document. Half of each page is its inline style sheet, which a parser reads character
 * by character, and only the test of the security policy needs it.
 */
export const withoutStyles = (html: string): string => html.replace(/(<style\b[^>]*>)[^]*?(?=<\/style>)/g, '$1');

/** Parses a document as a browser does, without its styles. */
export const parseHtml = (html: string): Root => fromHtml(withoutStyles(html));

/** Parses a document in a third of the time, but does not repair invalid HTML as a browser does. */
export const loadQuickly = (html: string): CheerioAPI => load(html, {xml: {xmlMode: false}});

/** All elements that pass, in document order, except those inside a skipped element. */
export function elements(
  tree: Root | Element,
  passes: (element: Element) => boolean,
  isSkipped: (element: Element) => boolean = () => false,
): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (isSkipped(element)) return SKIP;
    if (passes(element)) found.push(element);
    return undefined;
  });
  return found;
}

/** The text of an element. */
export function textOf(tree: Root | Element): string {
  let text = '';
  visit(tree, (node, _index, parent) => {
    const isCode = parent?.type === 'element' && /^(script|style)$/.test(parent.tagName);
    if (node.type === 'text' && !isCode) text += node.value;
  });
  return text;
}
