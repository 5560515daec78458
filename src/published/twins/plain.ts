import type {BlockContent, List, ListItem, PhrasingContent, Table} from 'mdast';
import {bold, line, plain, twinOf, type Node} from '../../content/core/markdown';
import type {Page} from '../../pages/page';
import {components} from './components';
import {itemBlocks} from './items';
import {unsupported, isComment, isElement, isNamed, phrasesOf, type ElementNode} from './nodes';
import {cellPhrases, phrases} from './phrases';

/** Converts the nodes of a page, including facts and components, to plain Markdown nodes. */
export function toPlain(nodes: Node[], page: Page): Node[] {
  return nodes.flatMap((node) => blocks(node, page));
}

/** A tight list, unless an item contains more than a paragraph and lists. */
function plainList(items: Node[][], isOrdered: boolean, start?: number | null): List {
  const children = items.map((inner): ListItem => {
    const isSpread = inner.some(({type}, index) => type !== 'list' && !(index === 0 && type === 'paragraph'));
    return {type: 'listItem', spread: isSpread, children: inner as BlockContent[]};
  });
  return {
    type: 'list',
    ordered: isOrdered,
    start: start ?? null,
    spread: children.some(({spread}) => spread),
    children,
  };
}

function blocks(node: Node, page: Page): Node[] {
  const twin = twinOf(node);
  if (twin) return toPlain(twin, page);
  if (isElement(node)) return elementBlocks(node, page);
  switch (node.type) {
    case 'paragraph':
      return [line(phrases(node.children, page))];
    case 'heading':
      return [{type: 'heading', depth: node.depth, children: trimEnd(phrases(node.children, page))}];
    case 'list':
      return [
        plainList(
          node.children.map((item) => toPlain(item.children, page)),
          node.ordered === true,
          node.start,
        ),
      ];
    case 'blockquote':
      return [{type: 'blockquote', children: toPlain(node.children, page) as BlockContent[]}];
    case 'table':
      return [plainTable(node, page)];
    case 'code':
      return plainCode(node.value, node.lang, node.meta);
    case 'containerDirective':
      return [admonition(node.name, node.children, page)];
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
      if (isComment(node.value)) return [];
      throw unsupported(`{${node.value}}`, 'plain', page.file);
    case 'mdxJsxFlowElement': {
      const draw = components[node.name ?? ''];
      if (!draw) throw unsupported(`<${node.name}>`, 'components', page.file);
      const attributes = Object.fromEntries(
        node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
            ? [[attribute.name, attribute.value]]
            : [],
        ),
      );
      return draw(attributes, toPlain(node.children, page), page);
    }
    default:
      throw unsupported(`a node of the type ${node.type}`, 'plain', page.file);
  }
}

function elementBlocks(node: ElementNode, page: Page): Node[] {
  const {hName} = node.data;
  switch (hName) {
    case 'div':
    case 'section':
      return toPlain(node.children, page);
    case 'p':
      return [line(phrases(phrasesOf(node), page))];
    case 'ul':
    case 'ol':
      return [
        plainList(
          (node.children as unknown as ElementNode[]).map((item) =>
            itemBlocks(item, page, (nested) => toPlain(nested, page)),
          ),
          hName === 'ol',
        ),
      ];
    case 'details':
      return detailsBlocks(node, page);
    default:
      throw unsupported(`the element <${hName}>`, 'plain', page.file);
  }
}

/** A collapsed block: its summary in bold, then its content. */
function detailsBlocks({children}: ElementNode, page: Page): Node[] {
  return children.flatMap((child) =>
    isNamed(child, 'summary') ? [line([bold(phrases(phrasesOf(child), page))])] : toPlain([child], page),
  );
}

/** The title of a code block goes above it. */
function plainCode(value: string, lang?: string | null, meta?: string | null): Node[] {
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
  return [...(title ? [line([bold([plain(title)])])] : []), {type: 'code', lang: lang ?? null, value}];
}

/** A block quote that starts with the admonition's title, or with its type. */
function admonition(kind: string, children: Node[], page: Page): Node {
  const [first] = children;
  const isLabel =
    first?.type === 'paragraph' && (first.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
  const title = [
    plain(page.t(`twin.admonition.${kind}`)),
    ...(isLabel ? [plain(': '), ...phrases(first.children, page)] : []),
  ];
  return {
    type: 'blockquote',
    children: [line([bold(title)]), ...(toPlain(isLabel ? children.slice(1) : children, page) as BlockContent[])],
  };
}

function plainTable(table: Table, page: Page): Table {
  return {
    type: 'table',
    align: table.align ?? null,
    children: table.children.map((row) => ({
      type: 'tableRow',
      children: row.children.map((cell) => ({type: 'tableCell', children: cellPhrases(cell.children, page)})),
    })),
  };
}

function trimEnd(nodes: PhrasingContent[]): PhrasingContent[] {
  const last = nodes.at(-1);
  return last?.type === 'text' ? [...nodes.slice(0, -1), plain(last.value.trimEnd())] : nodes;
}
