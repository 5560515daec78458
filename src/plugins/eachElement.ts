import type {Element, Parents} from 'hast';

/**
 * Calls `take` for each element below a node, an outer one before those in it. `take` may change elements, but not which
 * there are. unist-util-visit takes ten times as long, because it defines the name of a function for each node.
 */
export function eachElement(parent: Parents, take: (element: Element, parent: Parents) => void): void {
  for (const child of parent.children) {
    if (child.type === 'element') take(child, parent);
    if ('children' in child) eachElement(child, take);
  }
}
