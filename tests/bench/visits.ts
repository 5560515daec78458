import type {Browser, Page, Response} from '@playwright/test';
import {slow, throttle, type Slowness} from '../support/throttle';
import {kindOf, sum, usedLength, type Loaded} from './bytes';
import type {CompressedSite} from './server';
import {timingsOf, type Noted, type Timings} from './timings';

declare const noted: Noted;
/** Milliseconds from the click until the heading of the next page. */
declare const navigated: Promise<number>;
/** Milliseconds from the tap on the button of the menu until the menu is painted. */
declare const opened: Promise<number>;

/** A page is idle after this many milliseconds without a long task, and without a pending request. */
const quiet = 1000;

/** Records the performance entries of a load. */
function noteTimings(): void {
  const noted: Noted = {firstContentfulPaint: 0, largestContentfulPaints: [], longTasks: [], shifts: []};
  Object.assign(window, {noted});
  new PerformanceObserver((list) => {
    for (const {name, startTime} of list.getEntries())
      if (name === 'first-contentful-paint') noted.firstContentfulPaint = startTime;
  }).observe({type: 'paint', buffered: true});
  new PerformanceObserver((list) =>
    noted.largestContentfulPaints.push(...list.getEntries().map(({startTime}) => startTime)),
  ).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) =>
    noted.longTasks.push(...list.getEntries().map(({startTime, duration}) => ({start: startTime, duration}))),
  ).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[]) {
      if (!entry.hadRecentInput) noted.shifts.push({start: entry.startTime, value: entry.value});
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Waits for a click and for another heading. */
function noteNavigation(): void {
  const heading = document.querySelector('h1')!.textContent;
  Object.assign(window, {
    navigated: new Promise<number>((arrived) => {
      let start = 0;
      addEventListener('click', () => (start = performance.now()), true);
      new MutationObserver(() => {
        const next = document.querySelector('h1')?.textContent;
        if (start && next && next !== heading) arrived(performance.now() - start);
      }).observe(document.body, {childList: true, characterData: true, subtree: true});
    }),
  });
}

/** Opens an address and waits until React has hydrated the page and nothing is running any more. */
export async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
  await waitForQuiet(page);
}

export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForFunction((pause) => {
    const last = noted.longTasks.at(-1);
    return performance.now() - (last ? last.start + last.duration : 0) > pause;
  }, quiet);
}

/** Does something in a browser that has nothing stored, as slowly as is said. */
export async function inNewContext<T>(
  browser: Browser,
  slowness: Slowness | null,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(noteTimings);
    if (slowness) await throttle(page, slowness);
    return await use(page);
  } finally {
    await context.close();
  }
}

async function describe(response: Response): Promise<Loaded> {
  const request = response.request();
  const path = new URL(response.url()).pathname;
  const isPrefetch = (await request.headerValue('sec-purpose')) === 'prefetch';
  return {
    path,
    kind: kindOf({path, resourceType: request.resourceType(), isPrefetch}),
    bytes: Number(response.headers()['content-length']),
  };
}

/** Resources and text of a first visit. */
export interface FirstVisit {
  loaded: Loaded[];
  /** Characters of all scripts that were parsed, and those of them that ran. */
  script: {parsed: number; used: number};
  /** Of the page's own text. */
  words: number;
}

/**
 * Opens a page with an empty cache and counts the bytes that it loads; the result is the same at each time and on each
 * machine.
 */
export function countFirstVisit(browser: Browser, site: CompressedSite, address: string): Promise<FirstVisit> {
  return inNewContext(browser, null, async (page) => {
    await page.coverage.startJSCoverage({resetOnNavigation: false});
    const loading: Promise<Loaded>[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith('http')) loading.push(describe(response));
    });
    await settle(page, site.origin + address);
    const loaded = await Promise.all(loading);
    const scripts = (await page.coverage.stopJSCoverage()).filter(({url}) => url.startsWith(site.origin));
    return {
      loaded,
      script: {
        parsed: sum(scripts.map(({source = ''}) => source.length)),
        used: sum(scripts.map(({functions}) => usedLength(functions))),
      },
      words: await page.evaluate(() => document.querySelector('article')!.textContent.split(/\s+/).length),
    };
  });
}

/** Times of a visit. */
interface Waiting {
  timings: Timings;
  /** From a click on a link of the sidebar until the heading of the next page is there. */
  navigation: number;
}

/** Times the load of a page with an empty cache, and the navigation to another page by a click in the sidebar. */
export function timeVisit(
  browser: Browser,
  site: CompressedSite,
  from: string,
  to: string,
  isSlow: boolean,
): Promise<Waiting> {
  return inNewContext(browser, isSlow ? slow : null, async (page) => {
    await settle(page, site.origin + from);
    const timings = timingsOf(await page.evaluate(() => noted));
    await page.evaluate(noteNavigation);
    await page.locator(`nav.menu a[href="${to}"]`).click();
    const navigation = await (await page.waitForFunction(() => navigated)).jsonValue();
    if (new URL(page.url()).pathname !== to) throw new Error(`A click on ${to} led from ${from} to ${page.url()}.`);
    return {timings, navigation};
  });
}

/** Notes when the menu of a phone is visible in a painted frame after a tap on its button. */
function noteMenu(): void {
  const button = document.querySelector('.navbar__toggle')!;
  Object.assign(window, {
    opened: new Promise<number>((opened) => {
      let tapped = 0;
      button.addEventListener('pointerdown', () => (tapped = performance.now()), {capture: true, once: true});
      new MutationObserver(() => {
        if (!document.querySelector('.navbar-sidebar--show .navbar-sidebar__items')) return;
        // The frame that contains the menu is painted before the second one begins.
        requestAnimationFrame(() => requestAnimationFrame(() => opened(performance.now() - tapped)));
      }).observe(document.body, {attributeFilter: ['class'], childList: true, subtree: true});
    }),
  });
}

/** Opens a page on a slow phone with an empty cache, and times the first tap on the button of its menu. */
export function timeMenu(browser: Browser, site: CompressedSite, address: string): Promise<number> {
  return inNewContext(browser, slow, async (page) => {
    await page.setViewportSize({width: 390, height: 844});
    await settle(page, site.origin + address);
    await page.evaluate(noteMenu);
    await page.locator('.navbar__toggle').click();
    return (await page.waitForFunction(() => opened)).jsonValue();
  });
}

/** Opens a page without its scripts, and returns how long its layout alone blocks. */
export function timeLayout(browser: Browser, site: CompressedSite, address: string): Promise<number> {
  return inNewContext(browser, slow, async (page) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(site.origin + address, {waitUntil: 'networkidle'});
    await waitForQuiet(page);
    return timingsOf(await page.evaluate(() => noted)).blockingTime;
  });
}
