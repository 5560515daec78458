import assert from 'node:assert/strict';
import {expect, test as base, type BrowserContext, type Locator, type Page, type Response} from '@playwright/test';

/** A browser test; it fails when a page breaks the security policy. */
export const test = base.extend<{violations: string[]}>({
  /** Policy violations of the pages in the test's context so far; a test that provokes one removes it from the list. */
  violations: [
    async ({context}, use) => {
      const violations = await recordViolations(context);
      await use(violations);
      expectNone(violations);
    },
    {auto: true},
  ],
});

/** Fails with the first distinct violations. */
export function expectNone(violations: string[]): void {
  assert.deepEqual([...new Set(violations)].slice(0, 10), []);
}

const violationMark = 'Against the security policy:';

/** Records the policy violations of all pages of a context in the list that it returns. */
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

/** Opens a page and waits for its hydration, because a click before that is lost. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hasStarted(page);
  return response;
}

/** Opens a page that never hydrates (no JavaScript, a broken script), or that is tested before its hydration. */
export async function openUnstarted(
  page: Page,
  address: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response | null> {
  return page.goto(address, options);
}

/** What opens the form of an operation: a tab, or a button on a phone. */
export const formOpener = (page: Page, name: string): Locator =>
  page.getByRole('tab', {name, exact: true}).or(page.getByRole('button', {name, exact: true}));

/** Waits until React has hydrated the page. */
export async function hasStarted(page: Page): Promise<void> {
  // An observer reacts at once, whereas an assertion polls every 100 ms.
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

/** Console messages and requests that a page must not cause; the lists grow while the page is open. */
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
