import {brand, mark} from '../../src/brand';

type Tree = {readonly [key: string]: string | Tree};

/** All texts in a tree, each with the path that leads to it. */
export function leaves(tree: Tree, path: string[] = []): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : leaves(value, [...path, key]),
  );
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * All by which the brand could be known: its name in any case, which its hosts and addresses hold too, the word in
 * Cyrillic letters, its colours and its mark. The mark's line has the colour of all ink, which is nobody's own.
 */
export const traces = new RegExp(
  [
    escape(brand.name),
    '(?<!\\p{L})брам',
    ...leaves({...brand, mark: {shapes: mark.shapes, light: mark.light.fill, dark: mark.dark.fill}}).map(([, text]) =>
      escape(text),
    ),
  ].join('|'),
  'iu',
);
