import type {PhrasingContent} from 'mdast';
import {text} from '../../content/core/markdown';
import type {Page} from '../remark-facts/page';
import {linkInTwin} from './links';
import {bold, formless, isComment, isElement, phrasesOf, plain, type ElementNode} from './nodes';

/** Inline nodes as Markdown knows them; what a page shows without words (a box to tick, a link to its own row) is left out. */
export function phrases(nodes: PhrasingContent[], page: Page): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
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
        throw formless(`{${node.value}}`, 'phrases', page.file);
      case 'textDirective':
        // A colon before a word, which only looks like a directive.
        return [plain(`:${node.name}`), ...phrases(node.children, page)];
      default:
        throw formless(`a node of the type ${node.type}`, 'phrases', page.file);
    }
  });
}

function link(url: string, children: PhrasingContent[], page: Page): PhrasingContent[] {
  const address = linkInTwin(url, page);
  const inner = phrases(children, page);
  return address === null ? inner : [{type: 'link', url: address, children: inner as never[]}];
}

function elementPhrases(node: ElementNode, page: Page): PhrasingContent[] {
  const children = phrasesOf(node);
  const {hName, hProperties = {}} = node.data;
  const className = [hProperties.className].flat();
  switch (hName) {
    case 'a':
      return className.some((name) => name === 'field__link' || name === 'screen__mark')
        ? []
        : link(String(hProperties.href), children, page);
    case 'span':
      return phrases(children, page);
    case 'code':
      return [{type: 'inlineCode', value: children.map(text).join('')}];
    case 'input':
      return [];
    case 'details': {
      // In a cell of a table: the text that opens is a piece of code.
      const [summary, pre] = children;
      return [
        plain(' '),
        bold(phrases(phrasesOf(summary), page)),
        plain(': '),
        {type: 'inlineCode', value: wordsIn(pre as never).replace(/\s+/g, ' ')},
      ];
    }
    default:
      throw formless(`the element <${hName}> in a line`, 'phrases', page.file);
  }
}

/** The text of a node whose children may also be HTML. */
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

/** A cell is one line: lines of it follow one another, set apart by a dot where the first is no sentence. */
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
