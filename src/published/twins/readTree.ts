import path from 'node:path';
import {fillTokens} from '../../content/core/tokens';
import type {LocaleCode} from '../../content/core/locales';
import type {Node} from '../../content/core/markdown';
import {parsePage} from '../../content/core/pageSyntax';
import {readInput} from '../../content/core/fileCache';
import {root} from '../../content/core/root';
import {insertFacts, type Blocks} from '../../pages/insertFacts';
import {readPageFile} from '../../pages/page';

/** An import of a partial: `import NoPrompt from '@site/docs/_partials/no_prompt.mdx';`. */
const importOfPartial = /^import (\w+) from '@site\/(.+\.mdx)';?$/gm;

/** Replaces the components of imported partials with the partials' content. */
export function insertPartials(nodes: Node[], known = new Map<string, Node[]>()): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'mdxjsEsm') {
      for (const [, name, file] of node.value.matchAll(importOfPartial)) {
        const text = fillTokens(readInput(file!), file!);
        known.set(name!, insertPartials(parsePage(text).children));
      }
      return [];
    }
    if (node.type === 'mdxJsxFlowElement' && known.has(node.name ?? '')) return known.get(node.name!)!;
    return 'children' in node ? [{...node, children: insertPartials(node.children, known)} as Node] : [node];
  });
}

/** The nodes of a page as the site renders them, with facts and partials inserted. */
export async function readTree(
  id: string,
  locale: LocaleCode,
  blocks: Blocks,
): Promise<{frontMatter: Record<string, unknown>; tree: Node[]}> {
  const {file, frontMatter, body} = readPageFile(id, locale);
  const tree = parsePage(body);
  await insertFacts(blocks)(tree, {path: path.join(root, file), data: {frontMatter}});
  return {frontMatter, tree: insertPartials(tree.children)};
}
