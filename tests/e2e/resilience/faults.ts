/** What can go wrong with a file of the site, and which files there are. */
import fs from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {buildFolder} from '../../support/built';
import {open} from '../../support/browser';

const notFound = fs.readFileSync(path.join(buildFolder, '404.html'), 'utf8');

/** How a file fails, each by what the browser gets for it. */
export const faults = {
  fails: (route) => route.abort(),
  hangs: () => undefined,
  'is cut off': (route) => {
    const {pathname} = new URL(route.request().url());
    const file = fs.readFileSync(path.join(buildFolder, pathname));
    const contentType = pathname.endsWith('.json') ? 'application/json' : 'text/javascript';
    return route.fulfill({contentType, body: file.subarray(0, file.length / 2)});
  },
  // After a new deployment without the old files.
  'is stale': (route) => route.fulfill({status: 404, contentType: 'text/html', body: notFound}),
} satisfies Record<string, (route: Route) => Promise<void> | undefined>;

type Fault = keyof typeof faults;
const faultNames = Object.keys(faults) as Fault[];
export const isFull = Boolean(process.env.TEST_FULL);

/** The faults that a language meets: each all of them, or, where time is short, one every other. */
export const faultsOf = (place: number): Fault[] => faultNames.filter((_, index) => isFull || index % 2 === place);

/** The paths of the scripts that a page has asked for by the time it has started, and something has come, in that order. */
export async function scriptsOf(page: Page, address: string, coming?: () => Promise<void>): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await open(page, address);
  await coming?.();
  return [...scripts];
}

/** Makes a file fail from now on. */
export async function breakFile(page: Page, file: string, fault: Fault): Promise<void> {
  await page.route(`**${file}`, (route) => faults[fault](route));
}
