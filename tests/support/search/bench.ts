/**
 * Measures the search of the built site in its own search box: `npm run bench:search`.
 * Golden queries found first and among the suggestions (the ranking is tuned on one half of them, and checked on the
 * other), the time of an answer, the sizes of the index and of the worker, and the time and the bytes from the first key to the first
 * suggestion while the index is not loaded. Fails when a figure is worse than its limit.
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
import {serveCompressed, type CompressedSite} from '../../bench/server';
import {slow, throttle} from '../throttle';
import {firstHitFloors, goldenSets, halves, readGolden, scoreOf, type Outcome} from './golden';

interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Limit that the value must not exceed; negative if more is better. */
  limit: number;
}

const tries = 5;

const baseOf = (locale: LocaleCode): string => `${prefixOf(locale)}/`;

interface Watched {
  asked: number;
  answered: number;
  /** Whether the last answer is from the whole index. */
  isComplete: boolean;
  /** Time of the last input event. */
  since: number;
  /** Milliseconds from the input to each answer. */
  times: number[];
  /** URLs of the hits of the last answer. */
  addresses: string[];
}

declare const watched: Watched;
/** Milliseconds from the first key. */
declare const firstSuggestion: Promise<number>;

/** Counts the queries to the search worker and its answers, and records the time from the input to each answer. */
function watchAnswers(): void {
  const watched: Watched = {asked: 0, answered: 0, isComplete: false, since: 0, times: [], addresses: []};
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
        watched.isComplete = data.isComplete;
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
  // Waits until the list shows the hits of the last answer.
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
  // Waits for the text of the index, because hits of the outline would keep their places.
  await page.locator('.navbar__search-input').fill('a');
  await page.waitForFunction(() => watched.isComplete);
  await page.evaluate(() => (watched.times = []));
  const answer = async (set: (typeof goldenSets)[number]): Promise<Outcome[]> => {
    const found: Outcome[] = [];
    for (const golden of readGolden(locale, set)) {
      const addresses = await suggestionsFor(page, golden.query, base);
      found.push({golden, place: addresses.findIndex((address) => golden.pages.includes(address))});
    }
    return found;
  };
  const outcomes = await answer('golden');
  const trouble = scoreOf(await answer('golden_trouble'));
  const times = await page.evaluate(() => watched.times);
  await page.close();
  const list = (some: Outcome[]): string => some.map(({golden}) => golden.query).join(', ');
  const late = outcomes.filter(({place}) => place > 0);
  const missed = outcomes.filter(({place}) => place < 0);
  if (late.length > 0) console.log(`${locale}, not the first suggestion: ${list(late)}`);
  if (missed.length > 0) console.log(`${locale}, not among the suggestions: ${list(missed)}`);
  return [
    ...halves.flatMap((half): Figure[] => {
      const {queries, first, among, meanReciprocalRank} = scoreOf(outcomes, half);
      const name = (figure: string): string => `${figure}, ${half} half (${queries})`;
      return [
        {name: name('first suggestion is right'), value: first, unit: '%', limit: -95},
        {name: name('among the suggestions'), value: among, unit: '%', limit: -100},
        {name: name('mean reciprocal rank'), value: 100 * meanReciprocalRank, unit: '%', limit: -97},
      ];
    }),
    {
      name: `about trouble (${trouble.queries}), first suggestion is right`,
      value: trouble.first,
      unit: '%',
      limit: -firstHitFloors.golden_trouble.both,
    },
    {name: 'about trouble, among the suggestions', value: trouble.among, unit: '%', limit: -90},
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
  return (await measureFirstKey(browser, site, locale, {isSlow, tries})).time;
}

/** The time to the first suggestion, and the files that came before it. */
async function measureFirstKey(
  browser: Browser,
  site: string,
  locale: LocaleCode,
  {isSlow, tries}: {isSlow: boolean; tries: number},
): Promise<{time: number; files: string[]}> {
  const times: number[] = [];
  let files: string[] = [];
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
    const finished: string[] = [];
    page.on('requestfinished', (request) => finished.push(new URL(request.url()).pathname));
    await page.locator('.navbar__search-input').focus();
    await page.keyboard.type(locale === defaultLocale ? 'call' : 'колб');
    times.push(await (await page.waitForFunction(() => firstSuggestion, undefined, {timeout: 300_000})).jsonValue());
    files = [...finished];
    await context.close();
  }
  return {time: median(times), files};
}

async function measureFirstKeys(browser: Browser, site: CompressedSite, locale: LocaleCode): Promise<Figure[]> {
  const quick = await measureFirstKey(browser, site.origin, locale, {isSlow: false, tries});
  const {time, files} = await measureFirstKey(browser, site.origin, locale, {isSlow: true, tries});
  const bytes = files.reduce((sum, file) => sum + site.gzipBytes(file), 0);
  return [
    {name: 'first key to first suggestion', value: quick.time, unit: 'ms', limit: 500},
    {
      name: 'first key to first suggestion, 4× slower CPU, slow 4G',
      value: time,
      unit: 'ms',
      limit: locale === defaultLocale ? 1000 : 1200,
    },
    {name: `gzip before it, ${files.length} files`, value: bytes / 1000, unit: 'kB', limit: 90},
  ];
}

function measureIndex(locale: LocaleCode): Figure[] {
  return [
    {name: 'outline', folder: 'assets', limit: 70},
    {name: 'index', folder: '', limit: 500},
    // The search library and what is written around it.
    {name: 'worker', folder: 'assets/js', limit: Infinity},
  ].flatMap(({name, folder, limit}): Figure[] => {
    const directory = path.join(root, 'build', baseOf(locale), folder);
    const file = fs.readdirSync(directory).find((one) => one.startsWith(`search-${name}`))!;
    const content = fs.readFileSync(path.join(directory, file));
    const figure = (kind: string, {length}: Buffer, kilobytes: number): Figure => ({
      name: `${name}, ${kind}`,
      value: length / 1000,
      unit: 'kB',
      limit: kilobytes,
    });
    return [
      figure('raw', content, Infinity),
      figure('gzip', gzipSync(content), limit),
      figure('brotli', brotliCompressSync(content), limit),
    ];
  });
}

async function main(): Promise<void> {
  // Rejects unknown options.
  parseArgs({options: {}});
  const site = await serveCompressed(path.join(root, 'build'));
  const browser = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu']});
  for (const {code} of locales) {
    const figures = [
      ...(await measureAnswers(browser, site.origin, code)),
      ...measureIndex(code),
      ...(await measureFirstKeys(browser, site, code)),
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
    // Server and browser are still running.
    process.exit(1);
  });
}
