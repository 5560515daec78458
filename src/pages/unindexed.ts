import {element, type Node} from '../content/core/markdown';

/** Nodes that the search leaves out, because it leads to another page that has each of their names. */
export function unindexed(nodes: Node[]): Node {
  return element('div', {className: ['unindexed']}, nodes);
}
