import {whenStarted} from '../components/InTurn/turns';

/**
 * The framework scrolls to the target of a hash, but knows nothing of collapsed blocks. Here every `<details>`
 * around the target is opened first: on load, on a click (also on the hash that is shown already) and on
 * back and forward. Without a hash the framework goes to the top, and nothing is left to do.
 */

/** How long a target is waited for and its blocks are opened: the page may still be drawing itself. */
const maximumFrames = 20;

/** The id a hash points to, or null for none. Takes the hash with its `#`; a malformed one is taken as it is. */
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

/** The `<details>` around an element, the innermost first. */
function blocksAround(element: Element): HTMLDetailsElement[] {
  const block = element.closest('details');
  return block ? [block, ...(block.parentElement ? blocksAround(block.parentElement) : [])] : [];
}

function isClosed(block: HTMLDetailsElement): boolean {
  return !block.open || block.dataset.collapsed === 'true';
}

function open(block: HTMLDetailsElement): void {
  if (block.dataset.collapsed === undefined) {
    block.open = true;
  } else {
    // The theme's block keeps its state in React: only its own summary opens it.
    block.querySelector<HTMLElement>(':scope > summary')?.click();
  }
}

function endGrowing(block: HTMLDetailsElement): void {
  block
    .getAnimations({subtree: true})
    .filter((animation) => animation instanceof CSSTransition)
    .forEach((transition) => transition.finish());
}

/** Whether the target stands in the page and no closed block hides it. */
function isInSight(id: string | null): boolean {
  const target = id === null ? null : document.getElementById(id);
  return target !== null && !blocksAround(target).some(isClosed);
}

let pendingFrame = 0;

/**
 * Opens what hides the target and scrolls to it. A block of the theme grows: its growing is ended at once, and
 * as it starts some frames after the opening, the frames that are left are used to follow it.
 */
function reveal(id: string): void {
  let frame = 0;
  function attempt(): void {
    frame += 1;
    const target = document.getElementById(id);
    const blocks = target ? blocksAround(target) : [];
    blocks.filter(isClosed).forEach(open);
    blocks.forEach(endGrowing);
    target?.scrollIntoView();
    if (frame < maximumFrames && (!target || blocks.length > 0)) {
      pendingFrame = requestAnimationFrame(attempt);
    }
  }
  attempt();
}

function revealCurrent(): void {
  cancelAnimationFrame(pendingFrame);
  const id = hashTarget(window.location.hash);
  if (id !== null) {
    reveal(id);
  }
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Whether a change of place asks to go to the hash: the first one and every other, but not a change of the
 * query alone (the framework does not scroll then either).
 */
export function isJump(place: Place, previous: Place | null): boolean {
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
  location: Place;
  previousLocation: Place | null;
}): void {
  // On load the browser has gone to a target in sight by itself, or, on reload, to where the reader was.
  if (previousLocation === null && isInSight(hashTarget(location.hash))) {
    return;
  }
  if (previousLocation === null) {
    void whenStarted.then(revealCurrent);
  } else if (isJump(location, previousLocation)) {
    revealCurrent();
  }
}

if (typeof window !== 'undefined') {
  // Whatever the reader does next is theirs: nothing is opened or scrolled against it.
  for (const action of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(action, () => cancelAnimationFrame(pendingFrame), {capture: true, passive: true});
  }
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link?.href === window.location.href) {
      revealCurrent();
    }
  });
}
