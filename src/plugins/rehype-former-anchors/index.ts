import type {Element, Parents, Root} from 'hast';
import {readData} from '../../content/core/data';
import {eachElement} from '../eachElement';
import {fileOf, locate} from '../../pages/page';

/**
 * Rehype plugin that keeps the anchors of earlier versions of a page (`src/data/former_anchors.yaml`): an empty element
 * with the old id before the heading or row that took its place. It needs no JavaScript. What moved to another page has a
 * link with the old id (src/pages/facts/moved.ts).
 */
export default function rehypeFormerAnchors() {
  return (tree: Root, {path}: {path: string}): void => {
    const place = locate(path);
    if (place) keepAnchors(tree, readData('former_anchors.yaml')[place.id] ?? {}, fileOf(place.id, place.locale));
  };
}

/** Inserts an empty element with each former id before the element that has the present one. */
export function keepAnchors(tree: Root, former: Record<string, string>, file: string): void {
  const known = new Map<string, {element: Element; parent: Parents}>();
  eachElement(tree, (element, parent) => {
    if (element.properties.id !== undefined) known.set(String(element.properties.id), {element, parent});
  });
  for (const [old, present] of Object.entries(former)) {
    if (present.includes('#')) {
      if (!known.has(old))
        throw new Error(
          `${file}: the page has no anchor ${old}, which leads to ${present}. Add <Facts name="moved" /> to the page.`,
        );
      continue;
    }
    const target = known.get(present);
    if (!target || known.has(old)) {
      const fault = target ? `the page still has the anchor ${old}` : `the page has no anchor ${present}`;
      throw new Error(`${file}: ${fault}. Correct the line “${old}: ${present}” in src/data/former_anchors.yaml.`);
    }
    const {children} = target.parent;
    const span: Element = {type: 'element', tagName: 'span', properties: {id: old}, children: []};
    children.splice(children.indexOf(target.element), 0, span);
  }
}
