/**
 * Counts the first visits on which the title appears in the site's own typeface, on three networks, with the layout
 * shift and the largest contentful paint of each: `npm run bench:typeface`, after a build. `--runs` says how many visits
 * of each page, `--site` the folder of the build, `--out` the file of the figures.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {root} from '../../src/content/core/root';
import {prefixes} from '../e2e/look/kinds';
import {slow, type Slowness} from '../support/throttle';
import {alignColumns, median, write} from './figures';
import {readRuns} from './options';
import {log, writeReport} from './report';
import {serveCompressed} from './server';
import {timingsOf, type Noted} from './timings';
import {inNewContext} from './visits';

declare const noted: Noted;

const pages = ['/', '/request_format', '/api/v2/transaction/create', '/services/pix/payin_hpp'];
/** 10 Mbit/s and 60 ms until the answer begins. */
const cable = {processor: 1, latency: 60, download: 1_250_000, upload: 1_250_000};
const networks: [name: string, slowness: Slowness | null][] = [
  ['unthrottled', null],
  ['10 Mbit/s, 60 ms', cable],
  ['slow 4G', slow],
];

interface Visit {
  /** Whether every glyph of the title is of the site's own typeface. */
  isOwn: boolean;
  layoutShift: number;
  largestContentfulPaint: number;
}

/** Opens a page with an empty cache. */
function visit(browser: Browser, address: string, slowness: Slowness | null): Promise<Visit> {
  return inNewContext(browser, slowness, async (page) => {
    await page.goto(address, {waitUntil: 'networkidle'});
    const tools = await page.context().newCDPSession(page);
    await tools.send('DOM.enable');
    await tools.send('CSS.enable');
    const {root: top} = await tools.send('DOM.getDocument');
    const {nodeId} = await tools.send('DOM.querySelector', {nodeId: top.nodeId, selector: 'h1'});
    const {fonts} = await tools.send('CSS.getPlatformFontsForNode', {nodeId});
    if (fonts.length === 0) throw new Error(`${address} has no title that is shown.`);
    const timings = timingsOf(await page.evaluate(() => noted));
    return {...timings, isOwn: fonts.every(({isCustomFont}) => isCustomFont)};
  });
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '20'},
      site: {type: 'string', default: path.join(root, 'build')},
      out: {type: 'string', default: '.docusaurus/typeface.md'},
    },
  });
  const runs = readRuns(values.runs);
  const site = await serveCompressed(path.resolve(values.site));
  const browser = await chromium.launch({executablePath: '/usr/bin/chromium'});
  const rows = [['', 'own typeface', 'largest shift', 'largest contentful paint']];
  try {
    for (const [network, slowness] of networks)
      for (const prefix of Object.values(prefixes))
        for (const address of pages) {
          log(`${network} ${prefix}${address}`);
          const visits: Visit[] = [];
          for (let run = 0; run < runs; run += 1)
            visits.push(await visit(browser, site.origin + prefix + address, slowness));
          rows.push([
            `${prefix}${address}, ${network}`,
            `${visits.filter(({isOwn}) => isOwn).length} of ${runs}`,
            write(Math.max(...visits.map(({layoutShift}) => layoutShift)), 'shift'),
            write(median(visits.map(({largestContentfulPaint}) => largestContentfulPaint)), 'ms'),
          ]);
        }
    const title = `Typeface of the title on ${runs} first visits each, Chromium ${browser.version()}`;
    writeReport([{title, body: alignColumns(rows)}], values.out);
  } finally {
    await browser.close();
    site.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
