import type {PhrasingContent} from 'mdast';
import {bold, plain, text, twinOf} from '../../content/core/markdown';
import type {Page} from '../remark-facts/page';
import {linkInTwin} from './links';
import {unsupported, isComment, isElement, phrasesOf, type ElementNode} from './nodes';

/** Converts inline nodes to plain Markdown nodes. Nodes without text (a checkbox, a permalink) are dropped. */
export function phrases(nodes: PhrasingContent[], page: Page): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    const twin = twinOf(node);
    if (twin) return phrases(twin as PhrasingContent[], page);
    if (isElement(node)) return elementPhrases(node, page);
    switch (node.type) {
      case 'text':
        return [plain(node.value.replace(/[\u00a0\u202f\n]/g, ' '))];
      case 'inlineCode':
        return [{type: 'inlineCode', value: node.value}];
      case 'break':
        return [node];
      case 'emphasis':
      case 'strong':
        return [{type: node.type, children: phrases(node.children, page)}];
      case 'link':
        return link(node.url, node.children, page);
      case 'mdxTextExpression':
        if (isComment(node.value)) return [];
        throw unsupported(`{${node.value}}`, 'phrases', page.file);
      case 'textDirective':
        // A colon before a word, which the parser mistakes for a directive.
        return [plain(`:${node.name}`), ...phrases(node.children, page)];
      default:
        throw unsupported(`a node of the type ${node.type}`, 'phrases', page.file);
    }
  });
}

function link(url: string, children: PhrasingContent[], page: Page): PhrasingContent[] {
  const address = linkInTwin(url, page);
  const inner = phrases(children, page);
  return address === null ? inner : [{type: 'link', url: address, children: inner}];
}

function elementPhrases(node: ElementNode, page: Page): PhrasingContent[] {
  const children = phrasesOf(node);
  const {hName, hProperties = {}} = node.data;
  switch (hName) {
    case 'a':
      return link(String(hProperties.href), children, page);
    case 'span':
      return phrases(children, page);
    case 'code':
      return [{type: 'inlineCode', value: children.map(text).join('')}];
    case 'input':
      return [];
    case 'details': {
      // In a table cell, whose collapsed text is code.
      const [summary, pre] = children;
      return [
        plain(' '),
        bold(phrases(phrasesOf(summary), page)),
        plain(': '),
        {type: 'inlineCode', value: wordsIn(pre as never).replace(/\s+/g, ' ')},
      ];
    }
    default:
      throw unsupported(`the element <${hName}> in a line`, 'phrases', page.file);
  }
}

/** The text of a node, including `hChildren`. */
function wordsIn({
  value,
  children = [],
  data,
}: {
  value?: string;
  children?: never[];
  data?: {hChildren?: never[]};
}): string {
  return value ?? [...children, ...(data?.hChildren ?? [])].map(wordsIn).join('');
}

/** Joins the lines of a table cell into one, separated by a dot unless the previous one ends a sentence. */
export function cellPhrases(nodes: PhrasingContent[], page: Page): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of phrases(nodes, page)) {
    const previous = result.at(-1);
    if (node.type === 'break') {
      const isSentence = /[.!?:…»”]$/.test(result.map(text).join('').trimEnd());
      result.push(plain(isSentence ? ' ' : ' · '));
      continue;
    }
    if (previous && previous.type !== 'text' && node.type !== 'text') result.push(plain(' '));
    result.push(node);
  }
  return result;
}
