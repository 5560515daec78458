import assert from 'node:assert/strict';
import {expect, test as base, type BrowserContext, type Page, type Response} from '@playwright/test';

/** A browser test; it fails when a page breaks the security policy. */
export const test = base.extend<{violations: string[]}>({
  /** What pages of the test's own context did against the policy so far; a test that provokes it takes it out. */
  violations: [
    async ({context}, use) => {
      const violations = await recordViolations(context);
      await use(violations);
      expectNone(violations);
    },
    {auto: true},
  ],
});

/** The first violations, each once, are what a failing test says. */
export function expectNone(violations: string[]): void {
  assert.deepEqual([...new Set(violations)].slice(0, 10), []);
}

const violationMark = 'Against the security policy:';

/** Listens to a context for what its pages do against the security policy, and fills the list that it returns. */
export async function recordViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(violationMark) || /Content Security Policy|requires 'Trusted/.test(text)) violations.push(text);
  });
  await context.addInitScript((mark) => {
    addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, blockedURI, sample, documentURI}) =>
        console.debug(mark, effectiveDirective, blockedURI, sample, documentURI),
      {capture: true},
    );
  }, violationMark);
  return violations;
}

/** Goes to an address and waits until the page has started there: a click before that is lost. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hasStarted(page);
  return response;
}

/** Goes to an address where the page never starts (no JavaScript, a broken script), or of which the time before that is asked. */
export async function openUnstarted(
  page: Page,
  address: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response | null> {
  return page.goto(address, options);
}

/** Waits until React has taken over the prerendered page. */
export async function hasStarted(page: Page): Promise<void> {
  // At once, where an assertion would look again after a tenth of a second.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const {documentElement} = document;
        const look = (): void => void (documentElement.dataset.hasHydrated === 'true' && resolve());
        new MutationObserver(look).observe(documentElement, {attributeFilter: ['data-has-hydrated']});
        look();
      }),
  );
}

/** Brings the open page into a colour mode, as if another tab of the site had chosen it. */
export async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** Everything a page says or asks for that it must not: filled while the page lives. */
export interface Noise {
  /** Errors and warnings of the console, and uncaught errors. */
  messages: string[];
  /** Requests to another origin. */
  foreign: string[];
}

/** Starts to listen to a page; call it before the first address is opened. */
export function listen(page: Page, origin: string): Noise {
  const noise: Noise = {messages: [], foreign: []};
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      noise.messages.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => noise.messages.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const {origin: asked, protocol} = new URL(request.url());
    if (asked !== origin && !['data:', 'blob:'].includes(protocol)) {
      noise.foreign.push(`${page.url()}: ${request.url()}`);
    }
  });
  return noise;
}

/** Makes the browser report a slow or a saving connection. */
export async function reportConnection(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
}

/** Holds the requests for an address back until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
