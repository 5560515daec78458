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
 * A document whose style elements are empty. Every page carries the whole style sheet, half of its bytes, and a parser
 * takes it letter by letter; what a page says and holds is beside it. The test of the policy looks at the styles themselves.
 */
export const withoutStyles = (html: string): string => html.replace(/(<style\b[^>]*>)[^]*?(?=<\/style>)/g, '$1');

/** The tree that a browser would make of a document, its styles left out. */
export const parseHtml = (html: string): Root => fromHtml(withoutStyles(html));

/** The quick parser, in a third of the time: for what does not depend on how a browser would repair a document. */
export const loadQuickly = (html: string): CheerioAPI => load(html, {xml: {xmlMode: false}});

/** All elements that pass, in reading order; the content of a skipped element is left out. */
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
