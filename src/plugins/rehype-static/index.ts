import type {Element, Nodes, Parents, Root} from 'hast';

/** Elements that are rendered through `kept()` (src/theme/MDXComponents.tsx). */
const kept = new Set(['p', 'ul', 'ol', 'li', 'table', 'dl']);
/** Elements mapped to components with behaviour, whatever they contain. */
const living = new Set(['details', 'summary', 'pre', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** An element with fewer descendants hydrates as fast as it is skipped. */
const fewest = 2;

/**
 * Rehype plugin that marks static content: the largest elements without a component inside get `isStatic`, and
 * hydration skips them (`src/components/Kept`). Links do not count as components, because `src/components/PageLinks`
 * handles them.
 */
export default function rehypeStatic() {
  return (tree: Root): void => markIn(tree);
}

function markIn(parent: Parents): void {
  for (const child of parent.children) {
    if (child.type !== 'element') {
      // A component's children may be static.
      if ('children' in child) markIn(child);
    } else if (kept.has(child.tagName) && isStatic(child)) {
      if (sizeOf(child) > fewest) child.properties.isStatic = true;
    } else {
      markIn(child);
    }
  }
}

function isStatic(node: Nodes): boolean {
  if (node.type === 'text' || node.type === 'comment') return true;
  return node.type === 'element' && !living.has(node.tagName) && node.children.every(isStatic);
}

/** Number of descendant elements. */
function sizeOf({children}: Element): number {
  return children.reduce((sum, child) => (child.type === 'element' ? sum + 1 + sizeOf(child) : sum), 0);
}
