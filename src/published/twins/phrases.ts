import type {PhrasingContent} from 'mdast';
import {plain, text, twinOf} from '../../content/core/markdown';
import type {Page} from '../../pages/page';
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
  return [{type: 'link', url: linkInTwin(url, page), children: phrases(children, page)}];
}

function elementPhrases(node: ElementNode, page: Page): PhrasingContent[] {
  const children = phrasesOf(node);
  const {hName, hProperties = {}} = node.data;
  switch (hName) {
    case 'a':
      // A row's permalink leads to the row itself.
      return hProperties.id === undefined ? link(String(hProperties.href), children, page) : phrases(children, page);
    case 'span':
      return phrases(children, page);
    case 'code':
      return [{type: 'inlineCode', value: children.map(text).join('')}];
    case 'input':
      return [];
    case 'img':
      // Marks and flags; the words beside them say the same.
      if (hProperties.alt === '') return [];
      throw unsupported('an image that says something', 'phrases', page.file);
    case 'details':
      // In a table cell, whose collapsed lines follow the others; the summary only opens them.
      return [{type: 'break'}, ...phrases(children.slice(1), page)];
    default:
      throw unsupported(`the element <${hName}> in a line`, 'phrases', page.file);
  }
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
