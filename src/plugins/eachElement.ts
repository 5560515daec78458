import type {Element, Parents} from 'hast';

/**
 * Calls `take` for each element below a node in document order. `take` may change an element, but not insert or remove
 * any. unist-util-visit takes ten times as long, because it defines the name of a function for each node.
 */
export function eachElement(parent: Parents, take: (element: Element, parent: Parents) => void): void {
  for (const child of parent.children) {
    if (child.type === 'element') take(child, parent);
    if ('children' in child) eachElement(child, take);
  }
}
