import path from 'node:path';
import {parse} from 'yaml';
import {fillTokens} from '../content/core/tokens';
import {createTranslate, type Translate} from '../content/core/labels';
import {locales, pagesFolder, prefixOf, type LocaleCode} from '../content/core/locales';
import type {Node} from '../content/core/markdown';
import {readInput} from '../content/core/fileCache';
import {root} from '../content/core/root';
import {routeOf} from '../content/core/sidebar';

/** Context of a page, passed to the builders of its blocks. */
export interface Page {
  /** Path without the locale, such as `/api/v2/transaction/create`. */
  path: string;
  /** Id, such as `api/v2/transaction/create`. */
  id: string;
  /** File path relative to the root, for error messages. */
  file: string;
  locale: LocaleCode;
  frontMatter: Record<string, unknown>;
  /** Build-time labels in the page's language. */
  t: Translate;
  /**
   * A Markdown link to a page (a path without the locale, optionally with a hash), or plain text if the page does not
   * exist yet.
   */
  link: (address: string, text: string) => string;
  /** URL of a published file (`name` without a leading slash) for a Markdown link, with the locale's prefix. */
  download: (name: string) => string;
}

/** A block of facts as Markdown or nodes; null omits it. */
export type Block = string | Node[] | null;

/**
 * How much of a text that many pages share is indexed for search: only names and numbers if its sentences come from the
 * contract, nothing if another section or page says the same.
 */
export type Indexed = 'names' | 'nothing';

/**
 * A section of a kind of page; its heading is the label `sections.<kind>.<id>`. The sections `opening` and `lead` have
 * none: the first follows the page's first paragraph, the second its whole introduction.
 */
export interface Section {
  /** Id of the heading. */
  id: string;
  /** By the id of this heading or of one in the section; without an entry everything is indexed. */
  indexed?: Record<string, Indexed>;
  /** True if its block begins with the heading. */
  hasOwnHeading?: true;
  /** What stands between the heading and the prose; absent where the prose begins the section. */
  buildFirst?: (page: Page) => Block;
  build: (page: Page) => Block | Promise<Block>;
}

/** Id and locale of a page's file, or null if the file is not a page (a partial, or outside the pages folders). */
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

/** Path of a page's file, relative to the root. */
export function fileOf(id: string, locale: LocaleCode): string {
  return `${pagesFolder(locale)}/${id}.mdx`;
}

/**
 * Reads a page's source, with tokens replaced, and splits it into front matter and body.
 *
 * @throws with a sentence that names the file, if it has no front matter
 */
export function readPageFile(
  id: string,
  locale: LocaleCode,
): {file: string; frontMatter: Record<string, unknown>; body: string} {
  const file = fileOf(id, locale);
  const text = fillTokens(readInput(file), file);
  const match = /^---\n([\s\S]*?)\n---\n?/.exec(text);
  if (!match) throw new Error(`${file} has no front matter. Write title and description between two lines ---.`);
  return {file, frontMatter: parse(match[1]!) as Record<string, unknown>, body: text.slice(match[0].length)};
}

/** Title and description of a page, from its front matter. */
export function headOf(id: string, locale: LocaleCode): {title: string; description: string} {
  return readPageFile(id, locale).frontMatter as {title: string; description: string};
}

/** Creates the context for the builders of a page's blocks. */
export function createPage(id: string, locale: LocaleCode, frontMatter: Record<string, unknown>): Page {
  return {
    id,
    path: routeOf(id),
    file: fileOf(id, locale),
    locale,
    frontMatter,
    t: createTranslate(locale),
    link: (address, text) => `[${text}](${address})`,
    download: (name) => `pathname://${prefixOf(locale)}/${name}`,
  };
}
