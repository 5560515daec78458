/**
 * Measures the search of the built site in its own search box: `npm run bench:search`.
 * Golden queries found first and among the suggestions, the time of an answer, the size of the index, and the time from
 * the first key to the first suggestion while the index is not loaded. Fails when a figure is worse than its limit.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {defaultLocale, locales, prefixOf, type LocaleCode} from '../../../src/content/core/locales';
import {root} from '../../../src/content/core/root';
import type {Result} from '../../../src/plugins/search/client/protocol';
import {median} from '../../bench/figures';
import {serveCompressed} from '../../bench/server';
import {slow, throttle} from '../throttle';
import {readGolden} from './golden';

interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The worst that is good; negative where more is better. */
  limit: number;
}

const tries = 5;

const baseOf = (locale: LocaleCode): string => `${prefixOf(locale)}/`;

interface Watched {
  asked: number;
  answered: number;
  /** When the last key was pressed. */
  since: number;
  /** How long each answer took. */
  times: number[];
  /** What the last answer found. */
  addresses: string[];
}

declare const watched: Watched;
/** Milliseconds from the first key. */
declare const firstSuggestion: Promise<number>;

/** Counts what the page asks its worker and is answered, and notes how long each answer took from the key. */
function watchAnswers(): void {
  const watched: Watched = {asked: 0, answered: 0, since: 0, times: [], addresses: []};
  Object.assign(window, {watched});
  const workers = new WeakSet<Worker>();
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its worker below
  const post = Worker.prototype.postMessage as (
    this: Worker,
    message: {kind: string},
    transfer: Transferable[],
  ) => void;
  Worker.prototype.postMessage = function (this: Worker, message: {kind: string}, transfer: Transferable[] = []) {
    if (!workers.has(this)) {
      workers.add(this);
      this.addEventListener('message', ({data}: MessageEvent<Result>) => {
        watched.answered += 1;
        watched.addresses = data.hits.map(({document: {u, h = ''}}) => u + h);
        watched.times.push(performance.now() - watched.since);
      });
    }
    watched.asked += message.kind === 'query' ? 1 : 0;
    post.call(this, message, transfer);
  } as typeof Worker.prototype.postMessage;
  addEventListener('input', () => (watched.since = performance.now()), true);
}

/** The paths of the suggestions for a query, without the language. */
async function suggestionsFor(page: Page, query: string, base: string): Promise<string[]> {
  const before = await page.evaluate(() => watched.asked);
  await page.locator('.navbar__search-input').fill(query);
  // The answer has come, and the list shows it.
  const addresses = await page.waitForFunction((asked) => {
    const shown = [...document.querySelectorAll<HTMLAnchorElement>('[role=option]')].map(({href}) => new URL(href));
    const isShown = shown.map(({pathname, hash}) => pathname + hash).join(' ') === watched.addresses.join(' ');
    return (
      watched.asked > asked && watched.answered === watched.asked && isShown && shown.map(({pathname}) => pathname)
    );
  }, before);
  return ((await addresses.jsonValue()) as string[]).map((address) => `/${address.slice(base.length)}`);
}

async function measureAnswers(browser: Browser, site: string, locale: LocaleCode): Promise<Figure[]> {
  const base = baseOf(locale);
  const page = await browser.newPage();
  await page.addInitScript(watchAnswers);
  await page.goto(`${site}${base}`, {waitUntil: 'networkidle'});
  await suggestionsFor(page, 'a', base);
  const golden = readGolden(locale);
  const late: string[] = [];
  const missed: string[] = [];
  for (const {query, pages} of golden) {
    const place = (await suggestionsFor(page, query, base)).findIndex((address) => pages.includes(address));
    if (place !== 0) (place > 0 ? late : missed).push(query);
  }
  // The first answer waited for the index.
  const times = await page.evaluate(() => watched.times.slice(1));
  await page.close();
  if (late.length > 0) console.log(`${locale}, not the first suggestion: ${late.join(', ')}`);
  if (missed.length > 0) console.log(`${locale}, not among the suggestions: ${missed.join(', ')}`);
  const share = (count: number): number => (100 * count) / golden.length;
  return [
    {
      name: 'first suggestion is right',
      value: share(golden.length - late.length - missed.length),
      unit: '%',
      limit: -95,
    },
    {name: 'among the suggestions', value: share(golden.length - missed.length), unit: '%', limit: -100},
    {name: 'median answer', value: median(times), unit: 'ms', limit: 30},
    {name: 'slowest answer', value: Math.max(...times), unit: 'ms', limit: 700},
  ];
}

/** Milliseconds from the first key to the first suggestion, in a browser that has loaded the page alone. */
export async function timeFirstKey(
  browser: Browser,
  site: string,
  locale: LocaleCode,
  {isSlow, tries}: {isSlow: boolean; tries: number},
): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site}${baseOf(locale)}`, {waitUntil: 'networkidle'});
    if (isSlow) await throttle(page, slow);
    await page.evaluate(() => {
      Object.assign(window, {
        firstSuggestion: new Promise<number>((seen) => {
          let start = 0;
          // The test's keyboard has no Ukrainian letters: they are inserted, and no key goes down.
          for (const type of ['keydown', 'beforeinput'])
            addEventListener(type, () => (start ||= performance.now()), true);
          new MutationObserver(() => {
            if (document.querySelector('[role=option]')) seen(performance.now() - start);
          }).observe(document.body, {childList: true, subtree: true});
        }),
      });
    });
    await page.locator('.navbar__search-input').focus();
    await page.keyboard.type(locale === defaultLocale ? 'call' : 'колб');
    times.push(await (await page.waitForFunction(() => firstSuggestion, undefined, {timeout: 300_000})).jsonValue());
    await context.close();
  }
  return median(times);
}

async function measureFirstKey(browser: Browser, site: string, locale: LocaleCode, isSlow: boolean): Promise<Figure> {
  const value = await timeFirstKey(browser, site, locale, {isSlow, tries});
  return {
    name: `first key to first suggestion${isSlow ? ', 4× slower CPU, slow 4G' : ''}`,
    value,
    unit: 'ms',
    limit: isSlow ? 3000 : 500,
  };
}

function measureIndex(locale: LocaleCode): Figure[] {
  const folder = path.join(root, 'build', baseOf(locale));
  const name = fs.readdirSync(folder).find((file) => file.startsWith('search-index-'))!;
  const file = fs.readFileSync(path.join(folder, name));
  const figure = (kind: string, {length}: Buffer, limit: number): Figure => ({
    name: `index, ${kind}`,
    value: length / 1000,
    unit: 'kB',
    limit,
  });
  return [
    figure('raw', file, Infinity),
    figure('gzip', gzipSync(file), 500),
    figure('brotli', brotliCompressSync(file), 500),
  ];
}

async function main(): Promise<void> {
  // It has no options, and refuses what is given as one.
  parseArgs({options: {}});
  const site = await serveCompressed(path.join(root, 'build'));
  const browser = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu']});
  for (const {code} of locales) {
    const figures = [
      ...(await measureAnswers(browser, site.origin, code)),
      ...measureIndex(code),
      await measureFirstKey(browser, site.origin, code, false),
      await measureFirstKey(browser, site.origin, code, true),
    ];
    console.log(`\n${code}: ${readGolden(code).length} golden queries`);
    for (const {name, value, unit, limit} of figures) {
      const isGood = limit < 0 ? value >= -limit : value <= limit;
      const wanted =
        limit === Infinity
          ? ''
          : `  (${limit < 0 ? 'at least' : 'at most'} ${Math.abs(limit)}${isGood ? '' : ': MISSED'})`;
      console.log(`  ${name.padEnd(52)} ${value.toFixed(1).padStart(8)} ${unit}${wanted}`);
      if (!isGood) process.exitCode = 1;
    }
  }
  await browser.close();
  site.close();
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
