/**
 * Measures this site against a plain baseline with the same pages: `npm run bench`. CONTRIBUTING.md says how. A
 * benchmark, not a test: it succeeds whatever the figures are, and fails only if it could not measure.
 */
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {defaultLocale, locales, prefixOf} from '../../src/content/core/locales';
import {pageKinds} from '../e2e/look/kinds';
import {timeFirstKey} from '../support/search/bench';
import {figuresOfBuilds, measureBuilds, measureGrowth} from './builds';
import {drawTable, type Figure} from './figures';
import {readOptions} from './options';
import {figuresOfPage, measurePage, weighPages, type Visited} from './pages';
import {describeConditions, log, writeReport, type Section} from './report';
import {serveCompressed, type CompressedSite} from './server';
import {inBoth, type Both} from './sites';
import {figuresOfTryIt, timeTryIt, type TryItWaiting} from './tryIt';
import type {FirstVisit} from './visits';

const visited: Visited[] = [
  {address: '/api/v2/transaction/create', next: '/api/v2/transaction/pay', hasTargets: true},
  {address: '/services/pix/payin_hpp', next: '/services/pix/payin_h2h', hasTargets: true},
  {address: '/uk/api/v2/transaction/create', next: '/uk/api/v2/transaction/pay', hasTargets: true},
  {address: '/', next: '/quickstart', hasTargets: false},
];

async function measureSearch(browser: Browser, sites: Both<CompressedSite>, runs: number): Promise<Figure[]> {
  const time = (isSlow: boolean, tries = runs): Promise<Both<number>> =>
    inBoth((kind) => timeFirstKey(browser, sites[kind].origin, defaultLocale, {isSlow, tries}));
  // Warm-up: the server compresses the index and caches it.
  await time(false, 1);
  return [
    {name: 'First key to first hit', unit: 'ms', ...(await time(false))},
    {name: 'The same, slow', unit: 'ms', ...(await time(true))},
  ];
}

async function main(): Promise<void> {
  const {runs, built, isGrowth, out} = readOptions(process.argv.slice(2));
  const browser = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu']});
  const sections: Section[] = [{title: 'Conditions', body: describeConditions(browser.version(), runs)}];
  const add = (title: string, figures: Figure[]): number => sections.push({title, body: drawTable(figures)});
  try {
    const builds = await inBoth(async (kind) =>
      built[kind] === undefined ? (log(`builds of ${kind}`), measureBuilds(kind)) : null,
    );
    const sites = await inBoth((kind) => serveCompressed(builds[kind]?.built ?? path.resolve(built[kind]!)));
    const counted = new Map<string, FirstVisit>();
    for (const page of visited) {
      log(`visits of ${page.address}`);
      const costs = await inBoth((kind) => measurePage(browser, sites[kind], page, runs));
      counted.set(page.address, costs.site.visit);
      add(page.address, figuresOfPage(costs, page.hasTargets));
    }
    log('bytes of every kind of page');
    const addresses = locales.flatMap(({code}) => pageKinds.map((address) => prefixOf(code) + address));
    add('First visits, every kind of page and language', await weighPages(browser, sites.site, addresses, counted));
    log('“Try it”');
    const tryIt: TryItWaiting[] = [];
    // The first run is a warm-up, in which the server compresses the files and caches them.
    for (let run = 0; run <= runs; run += 1) tryIt.push(await timeTryIt(browser, sites.site, visited[0]!.address));
    add(`“Try it” on ${visited[0]!.address}, on a slow phone`, figuresOfTryIt(tryIt.slice(1)));
    log('search');
    add('Search', await measureSearch(browser, sites, runs));
    sites.site.close();
    sites.baseline.close();
    if (builds.site && builds.baseline) {
      const measured = {site: builds.site, baseline: builds.baseline};
      add('Build of all languages', figuresOfBuilds(measured));
      if (isGrowth) {
        log('growth');
        add(
          'Growth',
          await measureGrowth(
            browser,
            measured,
            visited.filter(({hasTargets}) => hasTargets).map(({address}) => address),
          ),
        );
      }
    }
  } finally {
    await browser.close();
  }
  writeReport(sections, out);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
