import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import type {Root, RootContent} from 'mdast';
import {fillBrand} from '../../src/content/brandTokens';
import type {LocaleCode} from '../../src/content/locales';
import {hasPage, listPages} from '../../src/content/routes';
import {fileOf} from '../../src/plugins/remark-facts/page';
import {readText} from './files';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Ids of the pages that have a file, in the order of the sidebar. */
export const pages: string[] = listPages().filter(hasPage);

/** What stands above a page; quicker than the whole page. */
export function readFrontMatter(id: string, locale: LocaleCode): Record<string, unknown> {
  return splitPage(id, locale).frontMatter;
}

/** A page as it was written: front matter and syntax tree. */
export function readPage(id: string, locale: LocaleCode): {frontMatter: Record<string, unknown>; tree: Root; file: string} {
  const {file, frontMatter, body} = splitPage(id, locale);
  return {file, frontMatter, tree: parser.parse(body)};
}

function splitPage(id: string, locale: LocaleCode): {file: string; frontMatter: Record<string, unknown>; body: string} {
  const file = fileOf(id, locale);
  const text = fillBrand(readText(file), file);
  const match = /^---\n([\s\S]*?)\n---\n?/.exec(text);
  if (!match) throw new Error(`${file} begins without front matter. Write title and description between two lines ---.`);
  return {file, frontMatter: parse(match[1]!) as Record<string, unknown>, body: text.slice(match[0].length)};
}

/** All nodes of a tree, in reading order. */
export function nodesOf(tree: Root): RootContent[] {
  return tree.children.flatMap(function all(node: RootContent): RootContent[] {
    return [node, ...('children' in node ? (node.children as RootContent[]).flatMap(all) : [])];
  });
}
