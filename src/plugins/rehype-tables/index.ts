import type {Element, Root} from 'hast';
import {EXIT, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** The words of an element. */
function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', ({value}) => {
    text += value;
  });
  return text.trim();
}

/** The part of a table of the given name, if it has one. */
function partOf(table: Element, name: string): Element | undefined {
  let found: Element | undefined;
  visit(table, {type: 'element', tagName: name}, (part: Element) => {
    found = part;
    return EXIT;
  });
  return found;
}

/**
 * Rehype plugin for what Markdown cannot say of a table: its name, which is the heading over it (else the title of the
 * page), and that the heads in its first row stand over columns.
 */
export default function rehypeTables() {
  return (tree: Root, vfile: VFile): void => {
    const {title} = ((vfile.data as {frontMatter?: {title?: string}}).frontMatter ?? {});
    let name = title;
    visit(tree, 'element', (element) => {
      if (/^h[1-6]$/.test(element.tagName)) name = textOf(element);
      if (element.tagName !== 'table') return;
      if (!partOf(element, 'caption')) element.properties.ariaLabel ??= name;
      const head = partOf(element, 'thead');
      if (head) visit(head, {type: 'element', tagName: 'th'}, (cell: Element) => void (cell.properties.scope ??= 'col'));
    });
  };
}
