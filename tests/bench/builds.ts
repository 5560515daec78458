import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {root} from '../../src/content/core/root';
import {builtIn, measureBuild, type BuildCost} from './build';
import type {Figure, Target, Unit} from './figures';
import {bytesOfVisit} from './pages';
import {serveCompressed} from './server';
import {inBoth, makeSite, type Both, type SiteKind} from './sites';
import {countFirstVisit} from './visits';

/** How many times the pages a site has when its growth is measured. */
const growth = [4, 12];

/** Where a site with its pages so many times over is built. */
const folderOf = (kind: SiteKind, times: number): string => path.join(root, '.docusaurus/bench', `${kind}_${times}`);

/** Three builds of a site: cold, warm with the caches of the first, and warm after an edit of one page. */
interface Builds {
  cold: BuildCost;
  warm: BuildCost;
  edited: BuildCost;
  /** Folder of the built site. */
  built: string;
}

/** The page that is edited, in the folder of each site. */
const editedPage: Record<SiteKind, string> = {site: 'docs/callbacks.mdx', baseline: 'docs/callbacks.md'};

/** Builds a site three times. */
export async function measureBuilds(kind: SiteKind): Promise<Builds> {
  const folder = folderOf(kind, 1);
  await makeSite(kind, folder, 1);
  const cold = await measureBuild(folder);
  const warm = await measureBuild(folder);
  fs.appendFileSync(path.join(folder, editedPage[kind]), '\nOne more sentence.\n');
  return {cold, warm, edited: await measureBuild(folder), built: builtIn(folder)};
}

/** The cost of the builds of both sites, as figures. */
export function figuresOfBuilds({site, baseline}: Both<Builds>): Figure[] {
  const figure = (name: string, unit: Unit, valueOf: (builds: Builds) => number, target?: Target): Figure => ({
    name,
    unit,
    site: valueOf(site),
    baseline: valueOf(baseline),
    target,
  });
  const memory: Target = {atMost: 6e9};
  const figures = (name: string, costOf: (builds: Builds) => BuildCost, atMostRatio: number): Figure[] => [
    figure(name, 's', (builds) => costOf(builds).seconds, {atMostRatio}),
    figure(`${name}, time of all processors`, 's', (builds) => costOf(builds).cpuSeconds, {atMostRatio}),
    figure(`${name}, peak memory`, 'MB', (builds) => costOf(builds).peakMemory, memory),
  ];
  return [
    ...figures('Cold build', ({cold}) => cold, 1.1),
    ...figures('Warm build', ({warm}) => warm, 1),
    ...figures('Warm build after an edit of a page', ({edited}) => edited, 1.2),
  ];
}

/** Cost of a site with a certain number of pages. */
interface SizeCost {
  cold: BuildCost;
  /** Bytes of a first visit, by address. */
  bytes: Record<string, number>;
}

async function visitBytes(browser: Browser, built: string, addresses: string[]): Promise<Record<string, number>> {
  const site = await serveCompressed(built);
  const bytes: Record<string, number> = {};
  for (const address of addresses) bytes[address] = bytesOfVisit(await countFirstVisit(browser, site, address));
  site.close();
  return bytes;
}

/** Builds both sites with more pages, and returns the cost and its ratio to that of the original number. */
export async function measureGrowth(browser: Browser, builds: Both<Builds>, addresses: string[]): Promise<Figure[]> {
  const own = await inBoth(async (kind): Promise<SizeCost> => ({
    cold: builds[kind].cold,
    bytes: await visitBytes(browser, builds[kind].built, addresses),
  }));
  const figures: Figure[] = [];
  for (const times of growth) {
    const grown = await inBoth(async (kind): Promise<SizeCost> => {
      const folder = folderOf(kind, times);
      await makeSite(kind, folder, times);
      return {cold: await measureBuild(folder), bytes: await visitBytes(browser, builtIn(folder), addresses)};
    });
    const more = (name: string, unit: Unit, valueOf: (cost: SizeCost) => number, most: number): Figure[] => [
      {name: `${times} × pages: ${name}`, unit, site: valueOf(grown.site), baseline: valueOf(grown.baseline)},
      {
        name: `${times} × pages: ${name}, of that at 1 ×`,
        unit: '×',
        site: valueOf(grown.site) / valueOf(own.site),
        baseline: valueOf(grown.baseline) / valueOf(own.baseline),
        target: {atMost: most},
      },
    ];
    figures.push(
      ...more('cold build', 's', ({cold}) => cold.seconds, times),
      ...more('time of all processors', 's', ({cold}) => cold.cpuSeconds, times),
      ...more('peak memory', 'MB', ({cold}) => cold.peakMemory, times),
      ...addresses.flatMap((address) => more(`first visit of ${address}`, 'kB', ({bytes}) => bytes[address]!, 1.5)),
    );
  }
  return figures;
}
