import type {PhrasingContent} from 'mdast';
import {line, plain, text, type Node} from '../../content/core/markdown';
import type {Page} from '../../pages/page';
import {isElement, isNamed, phrasesOf, type ElementNode} from './nodes';
import {phrases} from './phrases';

const isParagraph = (node: Node): boolean => node.type === 'paragraph' || isNamed(node, 'p');
const phraseTypes = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'link', 'break']);
const phraseElements = new Set(['a', 'span', 'code', 'b', 'strong', 'em']);
const isPhrase = (node: Node): boolean =>
  phraseTypes.has(node.type) || (isElement(node) && phraseElements.has((node as ElementNode).data.hName));

/**
 * Joins the paragraphs of a list item into one, followed by its nested lists: “`amount` · string · required — The
 * amount. (1–12 characters)”. The summary of a `<details>` comes last, before its list.
 *
 * @param blocksOf converts nested nodes to plain Markdown nodes
 */
export function itemBlocks({children}: ElementNode, page: Page, blocksOf: (nodes: Node[]) => Node[]): Node[] {
  if (!children.some(isParagraph)) {
    const lead = children.filter(isPhrase) as PhrasingContent[];
    return [line(phrases(lead, page)), ...blocksOf(children.filter((node) => !isPhrase(node)))];
  }
  const opened = children.flatMap((node) =>
    isNamed(node, 'details') ? (node as unknown as ElementNode).children : [node],
  );
  const [head, ...rest] = opened.filter((node) => isParagraph(node) || isNamed(node, 'summary'));
  const words = headOfItem(phrasesOf(head), page);
  rest.forEach((node, index) => {
    const inner = phrases(phrasesOf(node), page);
    const between =
      index === 0 ? ' — ' : isNamed(node, 'summary') && !/[.!?]$/.test(words.map(text).join('')) ? '. ' : ' ';
    if (isNamed(node, 'summary')) words.push(plain(between), ...inner, plain(':'));
    else if (isNamed(node, 'p')) words.push(plain(`${between}(`), ...inner, plain(')'));
    else words.push(plain(between), ...inner);
  });
  return [line(words), ...blocksOf(opened.filter((node) => !isParagraph(node) && !isNamed(node, 'summary')))];
}

/** Separates adjacent inline elements with dots if there is no text between them. */
function headOfItem(nodes: PhrasingContent[], page: Page): PhrasingContent[] {
  if (!nodes.every(isElement)) return phrases(nodes, page);
  return nodes
    .map((node) => phrases([node], page))
    .filter((inner) => inner.length > 0)
    .flatMap((inner, index) => [...(index > 0 ? [plain(' · ')] : []), ...inner]);
}
