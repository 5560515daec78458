import type {PhrasingContent} from 'mdast';
import type {Node} from '../../content/core/markdown';

/** An mdast node that becomes an HTML element through `data.hName`. */
export interface ElementNode {
  type: 'element';
  data: {hName: string; hProperties?: Record<string, unknown>};
  children: Node[];
}

export const isElement = (node: unknown): node is ElementNode => (node as {type: string}).type === 'element';

/** Whether a node becomes an element with this tag name. */
export const isNamed = (node: unknown, name: string): boolean => isElement(node) && node.data.hName === name;

/** Whether an MDX expression is a comment: `{/* … *\/}`. */
export const isComment = (value: string): boolean => /^\s*\/\*[\s\S]*\*\/\s*$/.test(value);

/** Inline children of a node, which must be a paragraph or an element like one. */
export const phrasesOf = (node: unknown): PhrasingContent[] => (node as {children: PhrasingContent[]}).children;

/** The error for a node that has no Markdown form yet. */
export function unsupported(what: string, module: string, file: string): Error {
  return new Error(
    `${file}: ${what} cannot be converted to Markdown. Add a conversion to src/published/twins/${module}.ts, or write the page without it.`,
  );
}
