import type {Root, RootContent} from 'mdast';
import {cacheLoader} from '../../src/content/core/fileCache';
import type {LocaleCode} from '../../src/content/core/locales';
import {parsePage} from '../../src/content/core/pageSyntax';
import {listPages} from '../../src/content/core/sidebar';
import {readPageFile} from '../../src/pages/page';

/** Ids of all pages, in the order of the sidebar. */
export const pages: string[] = listPages();

/** The front matter of a page; faster than parsing the whole page. */
export function readFrontMatter(id: string, locale: LocaleCode): Record<string, unknown> {
  return readPageFile(id, locale).frontMatter;
}

interface WrittenPage {
  frontMatter: Record<string, unknown>;
  tree: Root;
  file: string;
}

const readFile = cacheLoader((file: string): WrittenPage => {
  const [locale, id] = file.split(' ') as [LocaleCode, string];
  const {body, ...page} = readPageFile(id, locale);
  return {...page, tree: parsePage(body)};
});

/** A page as it was written: front matter and syntax tree. Tests share it, so treat it as read-only. */
export function readPage(id: string, locale: LocaleCode): WrittenPage {
  return readFile(`${locale} ${id}`);
}

/** All nodes of a tree, in reading order. */
export function nodesOf(tree: Root): RootContent[] {
  return tree.children.flatMap(function all(node: RootContent): RootContent[] {
    return [node, ...('children' in node ? (node.children as RootContent[]).flatMap(all) : [])];
  });
}
