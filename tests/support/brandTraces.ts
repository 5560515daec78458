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
 * Matches every trace of the brand: its name in any case, also in hosts and URLs, the word in Cyrillic letters, its
 * colours and its mark. The mark's line is left out, because it has the colour of all text.
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
