import {expect, type Page, type Route} from '@playwright/test';
import {open, openUnstarted} from '../../support/browser';
import {test} from '../../support/shellSite';

declare global {
  interface Window {
    /** When the page asked for something, in milliseconds of its own clock. */
    askedAt: number[];
  }
}

const hosts = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'];

interface Query {
  host: string;
  method: string;
  path: string;
}

const gate = {prefix: 'mdi', width: 24, height: 24, icons: {gate: {body: '<path d="M2 2h20v20H2z"/>'}}};

/** Answers for the icon service's hosts with the given function, and keeps what was asked. */
async function serveIcons(page: Page, answer: (host: string, route: Route) => Promise<void> | void): Promise<Query[]> {
  const queries: Query[] = [];
  for (const host of hosts) {
    await page.route(`${host}/**`, (route) => {
      const {pathname, search} = new URL(route.request().url());
      queries.push({host, method: route.request().method(), path: pathname + search});
      return answer(host, route);
    });
  }
  return queries;
}

const item = (page: Page) => page.locator('.navbar__items').first().getByRole('link', {name: 'Not bundled'});
const query = {method: 'GET', path: '/mdi.json?icons=gate'};

test('an icon that is not bundled is asked by GET of the icon service, bundled ones are not', async ({page}) => {
  const queries = await serveIcons(page, (_, route) => route.fulfill({json: gate}));
  await open(page, '/');
  await expect(item(page).locator('svg.iconify--mdi path')).toHaveAttribute('d', 'M2 2h20v20H2z');
  expect(queries).toEqual([{host: hosts[0], ...query}]);
});

test('where the first host is silent the second is asked after 750 ms, then the third', async ({page}) => {
  await page.clock.install({time: 0});
  const queries = await serveIcons(page, (host, route) =>
    host === hosts[2] ? route.fulfill({json: gate}) : undefined,
  );
  await page.clock.pauseAt(1000);
  // The page's own clock says when it asked: when the browser passes a request on is another matter.
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.askedAt = [];
    window.fetch = (...request) => {
      window.askedAt.push(Date.now());
      return send(...request);
    };
  });
  // The page starts as its time goes on.
  await openUnstarted(page, '/');
  const askedAt = (): Promise<number[]> => page.evaluate(() => window.askedAt);
  // React shows the lazy component of such an icon 300 ms after its fallback, and it collects the icons of one moment.
  await expect
    .poll(async () => {
      await page.clock.runFor(250);
      return (await askedAt()).length;
    })
    .toBe(1);
  await page.clock.runFor(2000);
  await expect.poll(() => queries.map(({host}) => host)).toEqual(hosts);
  const [first, second, third] = await askedAt();
  expect([second! - first!, third! - second!]).toEqual([750, 750]);
  await page.clock.resume();
  await expect(item(page).locator('svg.iconify--mdi')).toHaveCount(1);
});

test('where no host answers the item keeps its place and its label', async ({page}) => {
  const queries = await serveIcons(page, (_, route) => route.abort());
  await open(page, '/');
  await expect.poll(() => new Set(queries.map(({host}) => host)).size).toBe(hosts.length);
  await expect(item(page)).toBeVisible();
  await expect(item(page).locator('svg.iconify--mdi')).toHaveCount(0);
});
