/**
 * After a navigation within the site a browser neither says the title of the new page nor moves the focus. Here the
 * title is said, and the focus goes to the heading, where reading begins, or to the target of the hash
 * (hashNavigation.ts).
 */
import {moveFocus} from './moveFocus';

interface RouteLocation {
  pathname: string;
  hash: string;
}

let announcer: HTMLElement | undefined;

if (typeof window !== 'undefined') {
  // Screen readers only say what changes in a region that they know.
  announcer = document.createElement('div');
  announcer.className = 'visually-hidden';
  announcer.setAttribute('role', 'status');
  document.body.append(announcer);
}

/** What had the focus before the navigation. */
let left: Element | null = null;

/** Moves the focus to the beginning of the page, unless a part of it has taken it, such as the field of the search page. */
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
    // The title of the document changes in the next frame.
    requestAnimationFrame(() => {
      announcer!.textContent = document.title;
    });
    focusHeading();
  } else if (document.activeElement === document.body) {
    // The chosen hit of the search is on the same page.
    focusHeading();
  }
}
