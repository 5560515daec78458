import type {Element, Nodes, Parents, Root} from 'hast';

/** Elements that the site draws with `kept()` (src/theme/MDXComponents.tsx). */
const kept = new Set(['p', 'ul', 'ol', 'li', 'table', 'dl']);
/** Elements that are components and do something, whatever stands in them. */
const living = new Set(['details', 'summary', 'pre', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** With fewer elements in it, an element is drawn as quickly as it is kept. */
const fewest = 2;

/**
 * Rehype plugin that marks what does nothing but be read: the largest elements without a component in them get `isStatic`.
 * When a page starts, they keep what was drawn at build (`src/components/Kept`). Links are no components in this sense:
 * `src/components/PageLinks` follows them.
 */
export default function rehypeStatic() {
  return (tree: Root): void => markIn(tree);
}

function markIn(parent: Parents): void {
  for (const child of parent.children) {
    if (child.type !== 'element') {
      // A component may hold what is static.
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

/** How many elements stand in one. */
function sizeOf({children}: Element): number {
  return children.reduce((sum, child) => (child.type === 'element' ? sum + 1 + sizeOf(child) : sum), 0);
}
