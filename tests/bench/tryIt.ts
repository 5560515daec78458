import type {Browser, Page} from '@playwright/test';
import {slow} from '../support/throttle';
import {median, type Figure} from './figures';
import type {CompressedSite} from './server';
import {inNewContext, settle, waitForQuiet} from './visits';

/** Milliseconds from the latest click until the page has painted what follows it: the form, or a response. */
declare const painted: {form: Promise<number>; response: Promise<number>};

/** How many requests follow the first one. */
const further = 5;

/** Waiting times on a phone, in milliseconds. */
export interface TryItWaiting {
  /** From the tap on “Try it” to the form. */
  form: number;
  /** From the tap on “Try it” to the first response, if “Send” is pressed as soon as it is there. */
  atOnce: number;
  /** From the tap on “Send” to the first response, once everything has loaded. */
  first: number;
  /** The same for the requests after it. */
  later: number;
}

/**
 * Notes when the next form or response has the focus and is painted, from the next click on. It runs in the page as it
 * is written here, so it holds no function with a name: the compiler would call a helper that the page does not have.
 */
function noteNext(): void {
  let clicked = 0;
  addEventListener('click', () => (clicked = performance.now()), {capture: true, once: true});
  const [form, response] = ['section:has(> form) > h3', 'h4[data-status]'].map(
    (selector) =>
      new Promise<number>((resolve) => {
        addEventListener('focusin', ({target}) => {
          if (!(target as Element).matches(selector)) return;
          // The timer runs after the frame that the callback belongs to.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        });
      }),
  );
  Object.assign(window, {painted: {form, response}});
}

/** Opens the form of an operation by a tap, and returns how long it took. */
async function openForm(page: Page, address: string): Promise<number> {
  await page.setViewportSize({width: 390, height: 844});
  await settle(page, address);
  await page.evaluate(noteNext);
  await page.locator('button:not([type=submit])', {hasText: /^Try it$/}).click();
  return page.evaluate(() => painted.form);
}

/** Presses “Send”, and returns the time until the response. */
async function send(page: Page): Promise<number> {
  await page.evaluate(noteNext);
  return page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit][form]')!;
    // As a tap does; the focus would otherwise stay on the previous response.
    button.focus();
    button.click();
    return painted.response;
  });
}

/** Opens the form of an operation on a slow phone with an empty cache, and sends its requests. */
export async function timeTryIt(browser: Browser, {origin}: CompressedSite, address: string): Promise<TryItWaiting> {
  const [form, atOnce] = await inNewContext(browser, slow, async (page) => {
    const opened = await openForm(page, origin + address);
    return [opened, opened + (await send(page))] as const;
  });
  return inNewContext(browser, slow, async (page) => {
    const worker = page.waitForResponse(/sandbox-worker/);
    await openForm(page, origin + address);
    await (await worker).finished();
    await waitForQuiet(page);
    const first = await send(page);
    const later: number[] = [];
    for (let request = 0; request < further; request += 1) later.push(await send(page));
    return {form, atOnce, first, later: median(later)};
  });
}

/** The figures of “Try it”; the baseline has nothing to compare with. */
export function figuresOfTryIt(measured: TryItWaiting[]): Figure[] {
  const of = (name: keyof TryItWaiting): number => median(measured.map((one) => one[name]));
  return [
    {name: 'Tap on “Try it” to the form', unit: 'ms', site: of('form')},
    {name: 'The same to the first response, “Send” pressed at once', unit: 'ms', site: of('atOnce')},
    {
      name: 'Tap on “Send” to the first response, all loaded',
      unit: 'ms',
      site: of('first'),
      target: {atMost: 1000},
    },
    {name: 'The same for each further response', unit: 'ms', site: of('later'), target: {atMost: 50}},
  ];
}
