import type {Element, ElementContent, Root} from 'hast';
import type {VFile} from 'vfile';
import {highlight, isHighlighted} from '../../content/pages/highlight';
import {eachElement} from '../eachElement';

/**
 * Rehype plugin that highlights code at build time: each block gets `marks` (see src/content/pages/codeMarks.ts), which
 * `src/theme/CodeBlock` renders, so that the browser loads no highlighter.
 */
export default function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    eachElement(tree, (element) => {
      const code = element.tagName === 'pre' ? element.children.find(isCode) : undefined;
      if (!code) return;
      const language = [code.properties.className ?? []]
        .flat()
        .map(String)
        .find((name) => name.startsWith('language-'))
        ?.slice('language-'.length);
      if (language === undefined) return;
      if (!isHighlighted(language)) {
        throw new Error(
          `${file.path}: code in "${language}" cannot be highlighted. Write a language of src/content/pages/highlight.ts, or "text".`,
        );
      }
      // The trailing newline is not rendered.
      const marks = highlight(textOf(code).replace(/\n$/, ''), language);
      if (marks !== '') code.properties.marks = marks;
    });
  };
}

const isCode = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'code';

function textOf({children}: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
