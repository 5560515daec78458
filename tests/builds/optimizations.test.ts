/**
 * Each optimization must have its effect in the site as it is built, and none in an English build in a copy of the tree
 * with all of them off; pages of both must hydrate without a word in the console. Only `npm run test:full` runs it.
 */
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import playwright from '../../playwright.config';
import {createSiteServer} from '../../src/cli/serve';
import {names} from '../../src/optimizations';
import {pageKinds} from '../e2e/look/kinds';
import {buildFolder, loadQuickly} from '../support/built';
import {listen, open, recordViolations, reportConnection} from '../support/browser';
import {runIn} from '../support/runIn';
import {copyTree} from '../support/treeCopy';

const copy = path.join(os.tmpdir(), `optimizations-${process.pid}`);
const folders = {on: buildFolder, off: path.join(copy, 'build')};
const states = ['on', 'off'] as const;
const address = '/api/v2/transaction/create';
/** Nothing is loaded ahead. */
const saving = {effectiveType: '4g', saveData: true};
let browser: Browser;

beforeAll(async () => {
  fs.rmSync(copy, {recursive: true, force: true});
  copyTree(copy);
  await runIn(copy, 'npx', ['docusaurus', 'build', '--locale', 'en'], {SITE_WITHOUT: names.join(',')});
  browser = await chromium.launch(playwright.use!.launchOptions);
});
afterAll(async () => {
  await browser.close();
  fs.rmSync(copy, {recursive: true, force: true});
});

/** Serves one of the builds to a new tab, in a browser that has nothing stored. */
async function visit<T>(state: keyof typeof folders, look: (page: Page, origin: string) => Promise<T>): Promise<T> {
  const server = createSiteServer(folders[state]).listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const context = await browser.newContext({baseURL: origin});
  try {
    return await look(await context.newPage(), origin);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** The scripts of a first visit, without those that are loaded ahead. */
const firstScripts = (state: keyof typeof folders): Promise<string> =>
  visit(state, async (page) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await reportConnection(page, saving);
    await open(page, address);
    return (await Promise.all(scripts)).join('\n');
  });

/** Whether the page is laid out while the style sheet is missing. */
const hasStyles = (state: keyof typeof folders): Promise<boolean> =>
  visit(state, async (page) => {
    await page.route('**/*.css', (route) => route.abort());
    await open(page, address);
    return page.evaluate(() => getComputedStyle(document.querySelector('nav.navbar')!).position === 'sticky');
  });

/** Whether a first visit gets the languages of the highlighter. */
const hasHighlighter = async (state: keyof typeof folders): Promise<boolean> =>
  /\blanguages\.clike\b/.test(await firstScripts(state));

/** Whether a first visit gets the descriptions of other pages. */
const hasOtherPages = async (state: keyof typeof folders): Promise<boolean> => {
  const html = fs.readFileSync(path.join(folders[state], 'callbacks/index.html'), 'utf8');
  const description = loadQuickly(html)('meta[name=description]').attr('content')!;
  expect(description.length).toBeGreaterThan(30);
  return (await firstScripts(state)).includes(description.slice(0, 30));
};

/** Whether pages are prefetched while the browser has not been idle yet; afterwards they are in both builds. */
const prefetchesWhenBusy = (state: keyof typeof folders): Promise<boolean> =>
  visit(state, async (page) => {
    await page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      Object.assign(window, {waiting, requestIdleCallback: (work: () => void) => waiting.push(work)});
    });
    const links = page.locator('link[rel=prefetch]');
    const waiting = () => page.evaluate(() => (window as unknown as {waiting: (() => void)[]}).waiting.length);
    await open(page, address);
    await expect.poll(async () => (await links.count()) + (await waiting())).toBeGreaterThan(0);
    const isEarly = (await links.count()) > 0;
    await page.evaluate(() =>
      (window as unknown as {waiting: (() => void)[]}).waiting.splice(0).forEach((work) => work()),
    );
    await expect.poll(() => links.count()).toBeGreaterThan(0);
    return isEarly;
  });

/** Of each optimization what a browser sees of it, and the answer with the optimization and without it. */
const effects: Record<(typeof names)[number], [see: typeof hasStyles, on: boolean, off: boolean]> = {
  inlineStyles: [hasStyles, true, false],
  clientBundle: [hasHighlighter, false, true],
  docs: [hasOtherPages, false, true],
  idlePrefetch: [prefetchesWhenBusy, false, true],
};

for (const name of names) {
  const [see, on, off] = effects[name];
  test(`${name} has its effect when it is on, and none when it is off`, async () => {
    expect({on: await see('on'), off: await see('off')}).toEqual({on, off});
  });
}

for (const state of states) {
  test(`with all optimizations ${state}, pages of every kind hydrate without a word in the console`, async () => {
    await visit(state, async (page, origin) => {
      const violations = await recordViolations(page.context());
      const noise = listen(page, origin);
      const addresses = [...pageKinds, '/search/?q=status'];
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 844});
        for (const one of addresses) await open(page, one);
      }
      expect([...noise.messages, ...noise.foreign, ...violations]).toEqual([]);
      console.log(`with all optimizations ${state}: ${addresses.length} pages at two widths`);
    });
  });
}
