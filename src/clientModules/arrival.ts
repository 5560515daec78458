/**
 * After a client-side navigation a browser neither announces the title of the new page nor moves the focus. This module
 * announces the title and focuses the heading, where reading begins; hashNavigation.ts focuses the target of a hash.
 */
import {moveFocus} from './moveFocus';

interface RouteLocation {
  pathname: string;
  hash: string;
}

let announcer: HTMLElement | undefined;

if (typeof window !== 'undefined') {
  // Screen readers announce only changes in a live region that already exists.
  announcer = document.createElement('div');
  announcer.className = 'visually-hidden';
  announcer.setAttribute('role', 'status');
  document.body.append(announcer);
}

/** The element that had the focus before the navigation. */
let left: Element | null = null;

/** Focuses the heading, unless an element of the new page has taken the focus, such as the field of the search page. */
function focusHeading(): void {
  const {activeElement} = document;
  const main = document.querySelector('main');
  if (activeElement === left || !main?.contains(activeElement)) {
    const heading = document.querySelector<HTMLElement>('main h1') ?? main;
    if (heading) moveFocus(heading);
  }
}

export function onRouteUpdate(): void {
  left = document.activeElement;
}

export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: RouteLocation;
  previousLocation: RouteLocation | null;
}): void {
  if (previousLocation === null) return;
  if (location.pathname !== previousLocation.pathname) {
    // In the next frame the title of the document has changed, and the focus does not force a layout of its own.
    requestAnimationFrame(() => {
      announcer!.textContent = document.title;
      focusHeading();
    });
  } else if (document.activeElement === document.body) {
    // The reader chose a search hit on the current page.
    focusHeading();
  }
}
