import type {PhrasingContent} from 'mdast';
import {inline, plain, type Node} from '../content/core/markdown';

/** A link to moved content that keeps its id on this page, so that old URLs with this hash still lead to it. */
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
