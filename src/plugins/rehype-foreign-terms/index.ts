import type {Element, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {readData} from '../../content/core/data';

/**
 * Rehype plugin that marks foreign words in prose with their language (WCAG 3.1.2): `<span lang="pt-BR">`. The words
 * are listed in `src/data/foreign_terms.yaml`. Skips code, SVG, which allows no span, and elements that have a language
 * already.
 */
export default function rehypeForeignTerms() {
  const languages = languagesOfTerms();
  const longestFirst = [...languages.keys()]
    .sort((one, other) => other.length - one.length)
    .map((term) => term.replaceAll('.', '\\.'));
  const terms = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  /** Splits a text at the foreign words, which end up at the odd indexes. */
  const mark = (text: string): (Text | Element)[] =>
    text.split(terms).flatMap((value, index): (Text | Element)[] => {
      const words: Text = {type: 'text', value};
      if (index % 2 === 1)
        return [
          {type: 'element', tagName: 'span', properties: {lang: languages.get(value.toLowerCase())}, children: [words]},
        ];
      return value === '' ? [] : [words];
    });
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && (/^(code|svg)$/.test(node.tagName) || node.properties.lang !== undefined))
        return SKIP;
      if (node.type !== 'text' || !parent || !terms.test(node.value)) return;
      const parts = mark(node.value);
      parent.children.splice(index!, 1, ...parts);
      return index! + parts.length;
    });
  };
}

/** The language of each term, by the term in lower case. */
function languagesOfTerms(): Map<string, string> {
  const terms = readData('foreign_terms.yaml');
  return new Map(
    Object.entries(terms).flatMap(([language, words]) => words.map((word) => [word.toLowerCase(), language] as const)),
  );
}
