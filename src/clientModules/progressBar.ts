/**
 * The progress bar on page load, and the settings of the bar. The theme shows the same bar on a change of
 * path after 200 ms, and ends it once the page stands.
 */
import nprogress from 'nprogress';
import {trustedBar} from '../trustedTypes';

/** Times are milliseconds, `minimum` is a share of the width. */
export const progressSettings = {
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  // The package's own markup uses roles that do not exist.
  barSelector: '.bar',
  template: trustedBar,
};

nprogress.configure(progressSettings);

let hasStarted = false;

if (typeof window !== 'undefined') {
  // In a task of its own: the bar makes the browser lay out the page.
  requestAnimationFrame(() => {
    if (!hasStarted) nprogress.start();
  });
}

export function onRouteDidUpdate(): void {
  hasStarted = true;
}
