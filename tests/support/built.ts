import fs from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {SKIP, visit} from 'unist-util-visit';
import {locales, prefixOf, type LocaleCode} from '../../src/content/locales';
import {root} from '../../src/content/root';
import {routeOf} from '../../src/content/routes';
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

export const parseHtml = (html: string): Root => fromHtml(html);

/** All elements that pass, in reading order; what stands in a skipped element is left out. */
export function elements(tree: Root | Element, passes: (element: Element) => boolean, isSkipped: (element: Element) => boolean = () => false): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (isSkipped(element)) return SKIP;
    if (passes(element)) found.push(element);
    return undefined;
  });
  return found;
}

/** The text that stands in an element. */
export function textOf(tree: Root | Element): string {
  let text = '';
  visit(tree, (node, _index, parent) => {
    const isCode = parent?.type === 'element' && /^(script|style)$/.test(parent.tagName);
    if (node.type === 'text' && !isCode) text += node.value;
  });
  return text;
}
