/**
 * Keeps the page readable when a chunk fails to load.
 *
 * Docusaurus hydrates a page only after all chunks of its route have loaded; if one fails, the page silently stays
 * non-interactive. Here such a page is rendered anyway: the failed part shows its error with a Retry button, and below
 * it the prerendered content.
 *
 * When a chunk of a later route fails, Docusaurus reloads the page, because a new deployment may have replaced the
 * files. If the site is unreachable, a reload would only show the browser's error page, so the current page stays with
 * a notice until the site responds again.
 */
import {createRoot} from 'react-dom/client';
import routes from '@generated/routes';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

interface Route {
  component: unknown;
  routes?: Route[];
}

interface RouteLocation {
  pathname: string;
}

const rootId = '__docusaurus';

/** Elements in which parts of the page are rendered, innermost first. */
const containers = ['main > .container', '.main-wrapper', `#${rootId}`];

let hasHydrated = false;
/** A copy of the prerendered page, if a part of it failed to load. */
let prerendered: Element | null = null;
/** The pending navigation; null when there is none. */
let pendingNavigation: RouteLocation | null = null;
/** Retries the pending navigation; null unless the site is unreachable. */
let retryNavigation: (() => void) | null = null;
let nextRetry: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The prerendered content of an element; empty unless a chunk failed on load. */
export function prerenderedIn(place: Element): Node[] {
  const container = containers.find((selector) => place.closest(selector));
  const found = container && (container === containers.at(-1) ? prerendered : prerendered?.querySelector(container));
  return found ? [...found.cloneNode(true).childNodes] : [];
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Callback that retries the pending navigation; null while the site is reachable. */
export function currentRetry(): (() => void) | null {
  return retryNavigation;
}

function setRetry(next: (() => void) | null): void {
  retryNavigation = next;
  if (next === null) nextRetry = null;
  listeners.forEach((listener) => listener());
}

/** Resolves when the reader retries or the browser comes back online. */
function waitForRetry(): Promise<void> {
  nextRetry ??= new Promise((resolve) => {
    const retry = (): void => {
      window.removeEventListener('online', retry);
      setRetry(null);
      resolve();
    };
    window.addEventListener('online', retry);
    setRetry(retry);
  });
  return nextRetry;
}

const isSiteReachable = (): Promise<boolean> =>
  fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
    () => true,
    () => false,
  );

/** Resolves when the site responds; never resolves if the reader has navigated elsewhere by then. */
async function waitForSite(place: RouteLocation): Promise<void> {
  for (;;) {
    const isReachable = await isSiteReachable();
    if (pendingNavigation !== place) return new Promise(() => {});
    if (isReachable) return undefined;
    await waitForRetry();
  }
}

/**
 * Saves the prerendered page and renders on the client instead of hydrating: without the failed part the HTML would not
 * match.
 */
function renderOnClient(): void {
  const container = document.getElementById(rootId)!;
  prerendered = container.cloneNode(true) as Element;
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
      const place = pendingNavigation;
      return preload().catch(async (error: unknown) => {
        if (!hasHydrated) {
          if (!prerendered) renderOnClient();
          console.warn(error);
          return;
        }
        // No pending navigation means a prefetch, which may simply fail.
        if (place) await waitForSite(place);
        throw error;
      });
    };
  }
  route.routes?.forEach(tolerateFailure);
}

if (typeof window !== 'undefined') (routes as Route[]).forEach(tolerateFailure);

export function onRouteUpdate({
  location,
  previousLocation,
}: {
  location: RouteLocation;
  previousLocation: RouteLocation | null;
}): void {
  if (previousLocation) {
    pendingNavigation = location;
    setRetry(null);
  }
}

export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: RouteLocation;
  previousLocation: RouteLocation | null;
}): void {
  hasHydrated = true;
  pendingNavigation = null;
  if (previousLocation && previousLocation.pathname !== location.pathname) prerendered = null;
}
