import {hashTarget} from '@site/src/clientModules/hashNavigation';
import {keepInSight} from '@site/src/clientModules/keepInSight';

/** What a reader scrolls with; the page scrolls by itself only to the target of a hash. */
const byReader = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** The last of the headings that begins before an element, in the order of the document. */
const before = (headings: HTMLElement[], element: Element): HTMLElement | undefined =>
  headings.findLast(
    (heading) => heading === element || heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

/**
 * Marks the link of the current section in a table of contents: after a link to a place it is the section around the
 * place, even if the page is too short to scroll there, and while the reader scrolls the section at the top of the
 * window.
 *
 * @param hash that of the address
 * @returns a function that stops it
 */
export function followSections(linkSelector: string, activeClass: string, hash: string): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(linkSelector)];
  const headings = links.flatMap((link) => document.getElementById(hashTarget(link.hash) ?? '') ?? []);
  let target: Element | null = document.getElementById(hashTarget(hash) ?? '');
  let frame = 0;

  function mark(): void {
    frame = 0;
    // A heading that a link leads to stands at this distance from the top.
    const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 1;
    const current = target
      ? before(headings, target)
      : headings.findLast((heading) => heading.getBoundingClientRect().top <= top);
    for (const link of links) {
      const isCurrent = current !== undefined && hashTarget(link.hash) === current.id;
      link.classList.toggle(activeClass, isCurrent);
      const list = link.closest('.thin-scrollbar');
      // A list in which the keyboard moves is left where it is, or it would scroll the focused link away.
      if (isCurrent && list && !list.querySelector(':focus-visible')) keepInSight(list, link);
    }
  }

  const ask = (): void => {
    frame ||= requestAnimationFrame(mark);
  };
  const onReader = (): void => {
    target = null;
  };
  ask();
  addEventListener('scroll', ask, {passive: true});
  addEventListener('resize', ask);
  for (const name of byReader) addEventListener(name, onReader, {passive: true});
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', ask);
    removeEventListener('resize', ask);
    for (const name of byReader) removeEventListener(name, onReader);
  };
}
