import type {Element, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {splitForeign} from '../../content/core/foreignTerms';

/**
 * Rehype plugin that marks foreign words in prose with their language (WCAG 3.1.2): `<span lang="pt-BR">`. The words
 * are listed in `src/data/foreign_terms.yaml`. Skips code, SVG, which allows no span, and elements that have a language
 * already. Titles are marked by `title.ts`.
 */
export default function rehypeForeignTerms() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && (/^(code|svg)$/.test(node.tagName) || node.properties.lang !== undefined))
        return SKIP;
      if (node.type !== 'text' || !parent) return;
      const parts = splitForeign(node.value);
      if (parts.every((part) => typeof part === 'string')) return;
      parent.children.splice(index!, 1, ...parts.map(nodeOf));
      return index! + parts.length;
    });
  };
}

function nodeOf(part: ReturnType<typeof splitForeign>[number]): Text | Element {
  if (typeof part === 'string') return {type: 'text', value: part};
  const {lang, words} = part;
  return {type: 'element', tagName: 'span', properties: {lang}, children: [{type: 'text', value: words}]};
}
