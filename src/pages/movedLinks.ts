import type {PhrasingContent} from 'mdast';
import {inline, plain, type Node} from '../content/core/markdown';

/** A link that keeps the id which its target had on this page, so that addresses from before still lead on. */
export function movedLink(id: string, url: string, children: PhrasingContent[]): PhrasingContent {
  return {type: 'link', url, children, data: {hProperties: {id}}};
}

/** Nodes with commas between them. */
export function listed(items: PhrasingContent[][]): PhrasingContent[] {
  return items.flatMap((item, index) => [...(index > 0 ? [plain(', ')] : []), ...item]);
}

/** A paragraph of links after a lead-in (Markdown). */
export function linksAfter(lead: string, links: PhrasingContent[]): Node {
  return {
    type: 'paragraph',
    children: [...inline(lead), plain(' '), ...links, plain('.')],
    data: {hProperties: {className: ['moved']}},
  };
}
