import {element, type Node} from '../content/core/markdown';

/** Excludes nodes from the search index: another page has all their names, and a search should lead there. */
export function unindexed(nodes: Node[]): Node {
  return element('div', {className: ['unindexed']}, nodes);
}
