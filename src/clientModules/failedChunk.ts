/**
 * No chunk that fails takes the text from the reader.
 *
 * The framework starts a page only when every chunk of its route has arrived: when one fails, the page stays dead
 * without a word. Here such a page starts nevertheless: the failed part shows its error with Retry, and under it what
 * stood there before.
 *
 * When a chunk of a later route fails, the framework reloads the page, as the files may be those of a new deployment.
 * Where the site does not answer, a reload would leave the reader nothing but the browser's own error: there the page
 * stays, with a word about it, until the site answers.
 */
import {createRoot} from 'react-dom/client';
import routes from '@generated/routes';
import {whenListed} from '../plugins/light-client/openByNeed';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

interface Route {
  component: unknown;
  routes?: Route[];
}

interface Place {
  pathname: string;
}

const rootId = '__docusaurus';

/** Where parts of the page are drawn, the innermost first. */
const frames = ['main > .container', '.main-wrapper', `#${rootId}`];

let hasStarted = false;
/** The page as it came, when a part of it failed to load. */
let prerendered: Element | null = null;
/** The place that the reader asked for, until it stands. */
let asked: Place | null = null;
/** Tries again to reach the place that the reader asked for; null unless the site does not answer. */
let tryAgain: (() => void) | null = null;
let nextAttempt: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** What stood in a place of the page before React was there; nothing if all of it loaded. */
export function prerenderedIn(place: Element): Node[] {
  const frame = frames.find((selector) => place.closest(selector));
  const found = frame && (frame === frames.at(-1) ? prerendered : prerendered?.querySelector(frame));
  return found ? [...found.cloneNode(true).childNodes] : [];
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What tries again to reach the site; null while it answers. */
export function currentTryAgain(): (() => void) | null {
  return tryAgain;
}

function setTryAgain(next: (() => void) | null): void {
  tryAgain = next;
  if (next === null) nextAttempt = null;
  listeners.forEach((listener) => listener());
}

/** Resolves when the reader, or the network coming back, asks for another attempt. */
function waitForAttempt(): Promise<void> {
  nextAttempt ??= new Promise((resolve) => {
    const attempt = (): void => {
      window.removeEventListener('online', attempt);
      setTryAgain(null);
      resolve();
    };
    window.addEventListener('online', attempt);
    setTryAgain(attempt);
  });
  return nextAttempt;
}

const doesSiteAnswer = (): Promise<boolean> =>
  fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
    () => true,
    () => false,
  );

/** Resolves when the site answers; never, when the reader has gone elsewhere by then. */
async function waitForSite(place: Place): Promise<void> {
  for (;;) {
    const isAnswering = await doesSiteAnswer();
    if (asked !== place) return new Promise(() => {});
    if (isAnswering) return undefined;
    await waitForAttempt();
  }
}

/** Keeps the page as it came, and lets the framework draw into an empty place: what lacks a part does not fit the page that has it. */
function drawAnew(): void {
  const container = document.getElementById(rootId)!;
  prerendered = container.cloneNode(true) as Element;
  // Nothing of it may be kept (src/components/Kept).
  delete document.documentElement.dataset.hasHydrated;
  window.docusaurusRoot = {
    render(app) {
      container.replaceChildren();
      window.docusaurusRoot = createRoot(container);
      window.docusaurusRoot.render(app);
    },
    unmount() {},
  };
}

function tolerateFailure(route: Route): void {
  const component = route.component as Preloadable;
  const {preload} = component;
  if (preload) {
    component.preload = () => {
      const place = asked;
      return preload().catch(async (error: unknown) => {
        if (!hasStarted) {
          if (!prerendered) drawAnew();
          console.warn(error);
          return;
        }
        // What is loaded ahead is not asked for yet.
        if (place) await waitForSite(place);
        throw error;
      });
    };
  }
  route.routes?.forEach(tolerateFailure);
}

if (typeof window !== 'undefined') {
  (routes as Route[]).forEach(tolerateFailure);
  whenListed(tolerateFailure);
}

export function onRouteUpdate({location, previousLocation}: {location: Place; previousLocation: Place | null}): void {
  if (previousLocation) {
    asked = location;
    setTryAgain(null);
  }
}

export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Place;
  previousLocation: Place | null;
}): void {
  hasStarted = true;
  asked = null;
  if (previousLocation && previousLocation.pathname !== location.pathname) prerendered = null;
}
