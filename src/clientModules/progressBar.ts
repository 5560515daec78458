/**
 * Shows the progress bar on page load, and configures it. The theme shows the same bar 200 ms after a navigation
 * starts, and ends it when the page has rendered.
 */
import nprogress from 'nprogress';
import {trustedBar} from '../trustedTypes';

/** Times in milliseconds; `minimum` is a fraction of the width. */
const progressSettings = {
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  // The package's default template uses invalid ARIA roles.
  barSelector: '.bar',
  template: trustedBar,
};

nprogress.configure(progressSettings);

let hasHydrated = false;

if (typeof window !== 'undefined') {
  // In the next frame, because the bar forces a layout.
  requestAnimationFrame(() => {
    if (!hasHydrated) nprogress.start();
  });
}

export function onRouteDidUpdate(): void {
  hasHydrated = true;
}
