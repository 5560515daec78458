import type {Element, Parents, Text} from 'hast';
import {splitForeign} from '../../content/core/foreignTerms';

/**
 * Rehype plugin that marks foreign words in prose with their language (WCAG 3.1.2): `<span lang="pt-BR">`. The words
 * are listed in `src/data/foreign_terms.yaml`. Skips code, SVG, which allows no span, and elements that have a language
 * already. Titles are marked by `title.ts`.
 */
export default function rehypeForeignTerms() {
  return markIn;
}

function markIn({children}: Parents): void {
  // From the end, so that inserted nodes are not visited.
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const node = children[index]!;
    if (node.type === 'text') {
      const parts = splitForeign(node.value);
      if (parts.some((part) => typeof part !== 'string')) children.splice(index, 1, ...parts.map(nodeOf));
    } else if ('children' in node && !isLeftOut(node)) markIn(node);
  }
}

const isLeftOut = (node: Parents): boolean =>
  node.type === 'element' && (/^(code|svg)$/.test(node.tagName) || node.properties.lang !== undefined);

function nodeOf(part: ReturnType<typeof splitForeign>[number]): Text | Element {
  if (typeof part === 'string') return {type: 'text', value: part};
  const {lang, words} = part;
  return {type: 'element', tagName: 'span', properties: {lang}, children: [{type: 'text', value: words}]};
}
