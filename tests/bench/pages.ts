import type {Browser} from '@playwright/test';
import {kinds, sum, sumByKind, type Kind} from './bytes';
import {median, type Figure, type Target, type Unit} from './figures';
import type {CompressedSite} from './server';
import type {Both} from './sites';
import type {Timings} from './timings';
import {countFirstVisit, timeLayout, timeMenu, timeVisit, type FirstVisit} from './visits';

/** A page that is visited. */
export interface Visited {
  address: string;
  /** Where a click in the sidebar leads from there. */
  next: string;
  hasTargets: boolean;
}

/** Measurements of a page on one site. */
interface PageCost {
  visit: FirstVisit;
  gzipBytes: number;
  timings: Timings;
  navigation: {quick: number; slow: number};
  /** From the first tap on the button of a phone's menu until the menu is painted. */
  menu: number;
  /** Blocking time of the same page without scripts, which is that of its layout. */
  layoutTime: number;
}

/**
 * Measures a page on one site. The visit that counts bytes comes first, so that the server has cached the compressed
 * files.
 */
export async function measurePage(
  browser: Browser,
  site: CompressedSite,
  {address, next}: Visited,
  runs: number,
): Promise<PageCost> {
  const visit = await countFirstVisit(browser, site, address);
  const repeat = async <T>(measure: () => Promise<T>): Promise<T[]> => {
    const measured: T[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure());
    return measured;
  };
  const quickVisits = await repeat(() => timeVisit(browser, site, address, next, false));
  const slowVisits = await repeat(() => timeVisit(browser, site, address, next, true));
  const medianOf = (name: keyof Timings): number => median(slowVisits.map(({timings}) => timings[name]));
  return {
    visit,
    gzipBytes: sum(visit.loaded.filter(({kind}) => kind !== 'ahead').map(({path}) => site.gzipBytes(path))),
    timings: {
      firstContentfulPaint: medianOf('firstContentfulPaint'),
      largestContentfulPaint: medianOf('largestContentfulPaint'),
      layoutShift: medianOf('layoutShift'),
      blockingTime: medianOf('blockingTime'),
    },
    navigation: {
      quick: median(quickVisits.map(({navigation}) => navigation)),
      slow: median(slowVisits.map(({navigation}) => navigation)),
    },
    menu: median(await repeat(() => timeMenu(browser, site, address))),
    layoutTime: median(await repeat(() => timeLayout(browser, site, address))),
  };
}

const kindNames: Record<Kind, string> = {
  document: 'Document',
  script: 'JavaScript',
  style: 'CSS',
  font: 'Fonts',
  image: 'Images',
  other: 'Other',
  ahead: 'Fetched ahead for later pages, after the load',
};

/** Bytes that the page itself loads, without prefetched ones. */
export function bytesOfVisit({loaded}: FirstVisit): number {
  return sum(loaded.filter(({kind}) => kind !== 'ahead').map(({bytes}) => bytes));
}

/** Bounds of every first visit, whatever the language and kind of the page. */
const bounds = {script: {atMost: 185_000}, all: {atMost: 260_000}};

/**
 * The bytes of a first visit to each page.
 *
 * @param counted visits by address that need not be made again
 */
export async function weighPages(
  browser: Browser,
  site: CompressedSite,
  addresses: string[],
  counted: ReadonlyMap<string, FirstVisit>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const address of addresses) {
    const visit = counted.get(address) ?? (await countFirstVisit(browser, site, address));
    const {script} = sumByKind(visit.loaded);
    figures.push(
      {name: `${address}, JavaScript`, unit: 'kB', site: script, target: bounds.script},
      {name: `${address}, all`, unit: 'kB', site: bytesOfVisit(visit), target: bounds.all},
    );
  }
  return figures;
}

/** The figures of a page, each beside the target that it has on a page with targets. */
export function figuresOfPage({site, baseline}: Both<PageCost>, hasTargets: boolean): Figure[] {
  const figure = (name: string, unit: Unit, valueOf: (cost: PageCost) => number, target?: Target): Figure => ({
    name,
    unit,
    site: valueOf(site),
    baseline: valueOf(baseline),
    ...(hasTargets && target && {target}),
  });
  const targets: Partial<Record<Kind, Target>> = {script: {atMost: 160_000}};
  return [
    figure('Words of the page', 'count', ({visit}) => visit.words),
    ...kinds
      .filter((kind) => [site, baseline].some(({visit}) => visit.loaded.some((one) => one.kind === kind)))
      .map((kind) => figure(kindNames[kind], 'kB', ({visit}) => sumByKind(visit.loaded)[kind], targets[kind])),
    figure('All, without what is fetched ahead', 'kB', ({visit}) => bytesOfVisit(visit), {atMost: 225_000}),
    figure('The same with gzip', 'kB', ({gzipBytes}) => gzipBytes),
    figure(
      'Requests, without those ahead',
      'count',
      ({visit}) => visit.loaded.filter(({kind}) => kind !== 'ahead').length,
    ),
    figure('Requests ahead', 'count', ({visit}) => visit.loaded.filter(({kind}) => kind === 'ahead').length),
    figure('JavaScript parsed', 'kB', ({visit}) => visit.script.parsed),
    figure('JavaScript used', 'kB', ({visit}) => visit.script.used),
    figure('First contentful paint, slow', 'ms', ({timings}) => timings.firstContentfulPaint),
    figure('Largest contentful paint, slow', 'ms', ({timings}) => timings.largestContentfulPaint, {atMostRatio: 0.8}),
    figure('Total blocking time, slow', 'ms', ({timings}) => timings.blockingTime, {atMostRatio: 0.6}),
    figure(
      'The same beyond 1.3 × that without scripts',
      'ms',
      ({timings, layoutTime}) => Math.max(0, timings.blockingTime - 1.3 * layoutTime),
      {atMost: 100},
    ),
    figure('First tap on the menu of a phone, slow', 'ms', ({menu}) => menu, {atMost: 250}),
    figure('Cumulative layout shift, slow', 'shift', ({timings}) => timings.layoutShift, {atMost: 0}),
    figure('Click in the sidebar to the next heading', 'ms', ({navigation}) => navigation.quick, {atMost: 100}),
    figure('The same, slow', 'ms', ({navigation}) => navigation.slow),
  ];
}
