import Mark from 'mark.js';
import {fuzzyMatchingDistance} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import {markedPlaces} from './markedPlaces';

/** Elements in which a mark would be invalid or in the way. */
const unmarked = ['.theme-doc-toc-mobile *', 'svg *', 'option', 'textarea', 'script', 'style'];
/** Elements that do not separate words. */
const inline = 'a, abbr, b, code, em, i, kbd, small, span, strong, sub, sup, wbr';

/**
 * Marks the words of a query in an element.
 * @returns a function that removes the marks
 */
export function markWords(element: Element, query: string): () => void {
  const marker = new Mark(element as HTMLElement);
  // Offsets of the library do not count the line breaks between blocks.
  const blocks = blocksOf(element);
  const breaks = blocks.map(({length}, index) => blocks.slice(0, index).join('').length + length);
  let block = 0;
  const ranges = markedPlaces(query, blocks.join('\n'), fuzzyMatchingDistance).map(([start, end]) => {
    while (start - block >= breaks[block]!) block += 1;
    return {start: start - block, length: end - start};
  });
  marker.markRanges(ranges, {exclude: unmarked});
  return () => marker.unmark();
}

/** The texts of an element that `mark.js` searches, one per block or line. */
function blocksOf(element: Element): string[] {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const blocks: string[] = [];
  let last: Element | null = null;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node.nodeName === 'BR') last = null;
    const parent = node.parentElement!;
    if (node.nodeType !== Node.TEXT_NODE || parent.matches(unmarked.join())) continue;
    const own = parent.closest(`:not(${inline})`);
    if (own === last) {
      blocks[blocks.length - 1] += node.textContent!;
    } else {
      blocks.push(node.textContent!);
    }
    last = own;
  }
  return blocks;
}
