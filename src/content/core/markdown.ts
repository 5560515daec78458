import type {ElementContent} from 'hast';
import type {Heading, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';

/** A node of a page: Markdown, or a node that `data.hName` turns into an HTML element. */
export type Node = RootContent;

const tables = {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]};

/** Cache of parsed texts: pages repeat many texts, their own and each other's. */
const parsed = new Map<string, Node[]>();

/**
 * Parses plain Markdown with tables (no JSX, no directives) into nodes. Positions are removed, because they would not
 * match the page.
 */
export function parse(markdown: string): Node[] {
  const nodes = parsed.get(markdown) ?? simple(markdown) ?? fromMarkdown(markdown, tables).children.map(withoutPlace);
  parsed.set(markdown, nodes);
  return nodes.map(copyOf);
}

/** One line without Markdown syntax: no special character, and no start of a block. */
const words = /^(?![-+=~#|]|\d+[.)])[^\s\\`*_[\]<>&!\0](?:[^\t\n\r\\`*_[\]<>&!\0]*[^\s\\`*_[\]<>&!\0])?$/;
/** Inline code and nothing else. */
const onlyCode = /^`([^\s`\0](?:[^\t\n\r`\0]*[^\s`\0])?)`$/;

/** Fast path for the two most frequent forms of texts, which takes a hundredth of the parser's time. */
function simple(markdown: string): Node[] | undefined {
  if (words.test(markdown)) return [line([plain(markdown)])];
  const [, value] = onlyCode.exec(markdown) ?? [];
  return value === undefined ? undefined : [line([{type: 'inlineCode', value}])];
}

function withoutPlace({position: _position, ...node}: Node): Node {
  return ('children' in node ? {...node, children: (node.children as Node[]).map(withoutPlace)} : node) as Node;
}

/** Nodes are copied because later plugins change them in place. */
function copyOf(node: Node): Node {
  return ('children' in node ? {...node, children: (node.children as Node[]).map(copyOf)} : {...node}) as Node;
}

/** Parses a paragraph of Markdown into its inline nodes. */
export function inline(markdown: string): PhrasingContent[] {
  return parse(markdown).flatMap((node, index) => {
    if (node.type !== 'paragraph') {
      throw new Error(`“${markdown}” is not one paragraph. Write it without lists, headings and tables.`);
    }
    return index === 0 ? node.children : [{type: 'text', value: ' '}, ...node.children];
  });
}

/** A heading with an explicit id (English kebab-case, the same in every language). */
export function heading(depth: Heading['depth'], text: string, id: string): Node {
  return {type: 'heading', depth, children: inline(text), data: {id, hProperties: {id}} as Heading['data']};
}

/** Words as they are: nothing in them is Markdown. */
export const plain = (value: string): PhrasingContent => ({type: 'text', value});
/** Inline nodes in bold. */
export const bold = (children: PhrasingContent[]): PhrasingContent => ({type: 'strong', children});
/** Inline nodes as a paragraph. */
export const line = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

export function paragraph(markdown: string): Node {
  return {type: 'paragraph', children: inline(markdown)};
}

/**
 * A table. Cells are Markdown of one paragraph.
 *
 * @throws a sentence if the number of cells in a row differs from the header
 */
export function table(headers: string[], rows: string[][], ...classes: string[]): Node {
  const row = (cells: string[]) => {
    if (cells.length !== headers.length) {
      throw new Error(`A row of the table “${headers.join(' | ')}” has ${cells.length} cells: ${cells.join(' | ')}.`);
    }
    return {
      type: 'tableRow' as const,
      children: cells.map((cell) => ({type: 'tableCell' as const, children: inline(cell)})),
    };
  };
  return {
    type: 'table',
    children: [row(headers), ...rows.map(row)],
    ...(classes.length > 0 && {data: {hProperties: {className: classes}}}),
  };
}

/** A code block; `title` is shown above it. */
export function code(lang: string, value: string, title?: string): Node {
  return {type: 'code', lang, value, ...(title && {meta: `title="${title}"`})};
}

export function list(items: (string | Node[])[], isOrdered = false): Node {
  return {
    type: 'list',
    ordered: isOrdered,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: (typeof item === 'string' ? parse(item) : item) as never[],
    })),
  };
}

/** An HTML element around Markdown nodes. */
export function element(
  name: string,
  properties: Record<string, string | number | boolean | string[]>,
  children: (Node | PhrasingContent)[],
): Node {
  return {type: 'element', data: {hName: name, hProperties: properties}, children} as unknown as Node;
}

/** A collapsed block. */
export function details(summary: string, children: Node[], id?: string): Node {
  return element('details', {...(id !== undefined && {id})}, [element('summary', {}, [plain(summary)]), ...children]);
}

/** Wraps an HTML tree (such as an SVG) as a node. */
export function hast(tree: ElementContent): Node {
  if (tree.type !== 'element') throw new Error('Only an element can be inserted as HTML.');
  return {
    type: 'element',
    data: {hName: tree.tagName, hProperties: tree.properties, hChildren: tree.children},
    children: [],
  } as unknown as Node;
}

/** Gives a node its own Markdown: the page renders the node, the page's Markdown twin these nodes instead. */
export function withTwin<Shown extends Node>(node: Shown, twin: Node[]): Shown {
  return {...node, data: {...node.data, twin}};
}

/** The Markdown that `withTwin` gave a node. */
export function twinOf({data}: Node | PhrasingContent): Node[] | undefined {
  return (data as {twin?: Node[]} | undefined)?.twin;
}

/** Attributes of a JSX element; `true` is an attribute without a value. */
type JsxAttributes = Record<string, string | true>;

/** A React component (registered in `src/theme/MDXComponents.tsx`) around Markdown nodes. */
export function component(name: string, attributes: JsxAttributes, children: Node[] = []): Node {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: value === true ? null : value,
    })),
    children,
  } as unknown as Node;
}

/**
 * An import that only this page needs, such as a style sheet. With `name`, its default export is available in the page.
 */
export function moduleOf(source: string, name?: string): Node {
  const local = name && [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}];
  const body = [
    {type: 'ImportDeclaration', specifiers: local ?? [], attributes: [], source: {type: 'Literal', value: source}},
  ];
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', body}},
  } as unknown as Node;
}

/** Markdown as plain text, its blocks with a space between: for JSON, CSV and feeds. */
export function plainText(markdown: string): string {
  return parse(markdown).map(text).join(' ');
}

/** The plain text of a node and its descendants. */
export function text(node: Node | PhrasingContent | Root): string {
  if ('value' in node) return node.value;
  return 'children' in node ? (node.children as Node[]).map(text).join('') : '';
}
