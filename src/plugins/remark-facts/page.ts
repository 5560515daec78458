import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {fillBrand} from '../../content/core/brandTokens';
import {createTranslate, type Translate} from '../../content/core/labels';
import {locales, pagesFolder, prefixOf, type LocaleCode} from '../../content/core/locales';
import type {Node} from '../../content/core/markdown';
import {root} from '../../content/core/root';
import {hasPage, pageAt, routeOf} from '../../content/core/sidebar';

/** What a page tells the builders of its blocks. */
export interface Page {
  /** Address without locale, such as `/api/v2/transaction/create`. */
  path: string;
  /** Id, such as `api/v2/transaction/create`. */
  id: string;
  /** File relative to the root, for errors. */
  file: string;
  locale: LocaleCode;
  frontMatter: Record<string, unknown>;
  /** Build-time labels in the page's language. */
  t: Translate;
  /** A Markdown link to a page (an address without locale, with or without hash), or the plain text while that page is still to come. */
  link(address: string, text: string): string;
  /** Address of the published file `name` (without leading slash) for a Markdown link; translated files stand under the locale. */
  download(name: string): string;
}

/** A block of facts: Markdown, or nodes; null leaves it out. */
export type Block = string | Node[] | null;

/** One section of a kind of page; its heading is the label `sections.<kind>.<id>`. */
export interface Section {
  /** Id of the heading. */
  id: string;
  build(page: Page): Block | Promise<Block>;
}

/** Where the page at a file belongs, or null for a file that is no page (a partial, a file elsewhere). */
export function locate(file: string): {id: string; locale: LocaleCode} | null {
  const relative = path.relative(root, file).split(path.sep).join('/');
  for (const {code} of locales) {
    const folder = `${pagesFolder(code)}/`;
    if (relative.startsWith(folder) && relative.endsWith('.mdx')) {
      const id = relative.slice(folder.length, -'.mdx'.length);
      return /(^|\/)_/.test(id) ? null : {id, locale: code};
    }
  }
  return null;
}

/** The file of a page in a language, relative to the root. */
export function fileOf(id: string, locale: LocaleCode): string {
  return `${pagesFolder(locale)}/${id}.mdx`;
}

/**
 * A page as it was written, with the brand filled in: what stands above it, and the rest.
 *
 * @throws a sentence that names the file, when it has no front matter
 */
export function readPageFile(
  id: string,
  locale: LocaleCode,
): {file: string; frontMatter: Record<string, unknown>; body: string} {
  const file = fileOf(id, locale);
  const text = fillBrand(fs.readFileSync(path.join(root, file), 'utf8'), file);
  const match = /^---\n([\s\S]*?)\n---\n?/.exec(text);
  if (!match)
    throw new Error(`${file} begins without front matter. Write title and description between two lines ---.`);
  return {file, frontMatter: parse(match[1]!) as Record<string, unknown>, body: text.slice(match[0].length)};
}

/** Title and description of a page. */
export function headOf(id: string, locale: LocaleCode): {title: string; description: string} {
  return readPageFile(id, locale).frontMatter as {title: string; description: string};
}

/** Collects what the builders of a page's blocks need. */
export function createPage(id: string, locale: LocaleCode, frontMatter: Record<string, unknown>): Page {
  return {
    id,
    path: routeOf(id),
    file: fileOf(id, locale),
    locale,
    frontMatter,
    t: createTranslate(locale),
    link: (address, text) => (hasPage(pageAt(address.replace(/[?#].*$/, ''))) ? `[${text}](${address})` : text),
    download: (name) => `pathname://${prefixOf(locale)}/${name}`,
  };
}

/** Whether a block or kind of this name has a module in the folder. */
export function hasModule(folder: string, name: string): boolean {
  const base = path.join(__dirname, folder, name);
  return fs.existsSync(`${base}.ts`) || fs.existsSync(path.join(base, 'index.ts'));
}
