/**
 * Docusaurus scrolls to the target of a hash, but does not open collapsed blocks. This opens every `<details>` around
 * the target first: on load, on a click (also on the current hash) and on back and forward. Without a hash Docusaurus
 * scrolls to the top. After a navigation the target takes the focus, which Docusaurus leaves on the link.
 *
 * The target has the attribute `data-arrived`, because `:target` does not follow a navigation without a page load. Styles
 * mark a target by it, and by `:target` only until scripts run.
 */
import {moveFocus} from './moveFocus';

/** How many frames to keep scrolling to the target, because the page may still be rendering. */
const frames = 20;

/** The id that a hash (with its `#`) points to, or null if it is empty. A malformed hash is returned undecoded. */
export function hashTarget(hash: string): string | null {
  const id = hash.replace(/^#/, '');
  if (id === '') {
    return null;
  }
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The `<details>` ancestors of an element, innermost first. */
function detailsAround(element: Element): HTMLDetailsElement[] {
  const block = element.closest('details');
  return block ? [block, ...(block.parentElement ? detailsAround(block.parentElement) : [])] : [];
}

function isClosed(block: HTMLDetailsElement): boolean {
  return !block.open || block.dataset.collapsed === 'true';
}

function open(block: HTMLDetailsElement): void {
  if (block.dataset.collapsed === undefined) {
    block.open = true;
  } else {
    // The theme's Details component keeps its state in React, so only a click on its summary opens it.
    block.querySelector<HTMLElement>(':scope > summary')?.click();
  }
}

function finishTransitions(block: HTMLDetailsElement): void {
  block
    .getAnimations({subtree: true})
    .filter((animation) => animation instanceof CSSTransition)
    .forEach((transition) => transition.finish());
}

/**
 * Whether the reader has scrolled, or may have: browsers scroll to the target after this module has run, so a page that
 * is not at its top by then was scrolled by its reader.
 */
let isScrolledByReader = typeof window !== 'undefined' && window.scrollY > 0;

/**
 * Whether to keep the scroll position on load: the browser restored it on reload or on back and forward, or the reader
 * has scrolled. Otherwise the page scrolls to a visible target again, because its layout may have shifted since the
 * browser did so.
 */
function isScrollKept(id: string | null): boolean {
  const target = id === null ? null : document.getElementById(id);
  if (target === null || detailsAround(target).some(isClosed)) {
    return false;
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate' || isScrolledByReader;
}

/** Marks the target of a hash, and no other element. */
function markTarget(id: string | null): void {
  const target = id === null ? null : document.getElementById(id);
  for (const marked of document.querySelectorAll('[data-arrived]'))
    if (marked !== target) marked.removeAttribute('data-arrived');
  target?.setAttribute('data-arrived', '');
}

let pendingFrame = 0;

/**
 * Opens the blocks around the target and scrolls to it. Each of the next frames scrolls again, because the page moves:
 * the theme animates a block's height from a few frames after it opens (the animation is finished here), and blocks
 * whose layout was skipped (`content-visibility` in prose.css) get their height when they come near the viewport.
 */
function reveal(id: string, takesFocus: boolean): void {
  let frame = 0;
  let isFocused = !takesFocus;
  function attempt(): void {
    frame += 1;
    const target = document.getElementById(id);
    if (target && !target.hasAttribute('data-arrived')) markTarget(id);
    if (target && !isFocused) {
      moveFocus(target);
      isFocused = document.activeElement === target;
    }
    const blocks = target ? detailsAround(target) : [];
    blocks.filter(isClosed).forEach(open);
    blocks.forEach(finishTransitions);
    target?.scrollIntoView();
    if (frame < frames) pendingFrame = requestAnimationFrame(attempt);
  }
  attempt();
}

function revealCurrent(takesFocus: boolean): void {
  cancelAnimationFrame(pendingFrame);
  const id = hashTarget(window.location.hash);
  markTarget(id);
  if (id !== null) {
    reveal(id, takesFocus);
  }
}

interface RouteLocation {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Whether a navigation should scroll to its hash: all except a change of the query alone, on which Docusaurus does not
 * scroll either.
 */
export function isJump(place: RouteLocation, previous: RouteLocation | null): boolean {
  return (
    previous === null ||
    place.pathname !== previous.pathname ||
    place.hash !== previous.hash ||
    place.search === previous.search
  );
}

export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: RouteLocation;
  previousLocation: RouteLocation | null;
}): void {
  if (previousLocation === null && isScrollKept(hashTarget(location.hash))) {
    markTarget(hashTarget(location.hash));
    return;
  }
  if (isJump(location, previousLocation)) {
    // On load the browser begins at the target by itself, and the reader may be typing already.
    revealCurrent(previousLocation !== null);
  }
}

if (typeof window !== 'undefined') {
  // Any user input cancels pending scrolling.
  function yieldToReader(): void {
    isScrolledByReader = true;
    cancelAnimationFrame(pendingFrame);
  }
  for (const action of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(action, yieldToReader, {capture: true, passive: true});
  }
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link?.href === window.location.href) {
      revealCurrent(true);
    }
  });
}
