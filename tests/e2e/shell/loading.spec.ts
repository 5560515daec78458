import {expect, type Page} from '@playwright/test';
import {hasStarted, hold, listen, open, openUnstarted, reportConnection} from '../../support/browser';
import {chunkWith, test} from '../../support/shellSite';

const detailsChunk = chunkLater('Inner target, with a word');

/** The chunk is looked for when a test asks: the shell site is built by then. */
function chunkLater(text: string): () => string {
  return () => chunkWith(text);
}

const fast = {effectiveType: '4g', saveData: false};
const constrained = [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
];

/**
 * Opens an address, lets its bar end and stops the clock: from here on time passes by `runFor` alone. A test ends with
 * `resume`: Playwright would start the clock by itself, and not wait for that before the next test has the context.
 */
async function openAndStopClock(page: Page, address: string): Promise<void> {
  await page.clock.install({time: 0});
  await open(page, address);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.pauseAt(60_000);
}

test('the progress bar shows on page load until the page has started', async ({page}) => {
  const release = await hold(page, detailsChunk());
  await openUnstarted(page, '/details', {waitUntil: 'commit'});
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible();
  expect(await page.locator('html').getAttribute('data-has-hydrated')).not.toBe('true');
  release();
  await hasStarted(page);
  await expect(bar).toHaveCount(0);
});

test('on a change of path the bar shows after 200 ms, and the old page stays until the new one is loaded', async ({
  page,
}) => {
  await reportConnection(page, {effectiveType: '4g', saveData: true});
  await openAndStopClock(page, '/');
  const bar = page.locator('#nprogress .bar');
  const release = await hold(page, detailsChunk());
  const asked = page.waitForRequest(detailsChunk());
  await page.locator('article').getByRole('link', {name: 'Details'}).click();
  await asked;
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  expect(await bar.getAttribute('style')).toContain('transition: 200ms');
  expect(await bar.getAttribute('style')).toContain('translate3d(-92%');
  await page.clock.runFor(799);
  expect(await bar.getAttribute('style')).toContain('translate3d(-92%');
  await page.clock.runFor(1);
  expect(await bar.getAttribute('style')).not.toContain('translate3d(-92%');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Shell');

  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('details');
  await page.clock.runFor(2000);
  await expect(bar).toHaveCount(0);
  await page.clock.resume();
});

test('a change of hash shows no bar', async ({page}) => {
  await openAndStopClock(page, '/details');
  await page.getByRole('link', {name: 'To the plain target'}).click();
  await expect(page).toHaveURL('/details#plain');
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.resume();
});

test('on a good connection the links in view are loaded ahead', async ({page}) => {
  await reportConnection(page, fast);
  const asked = page.waitForRequest(detailsChunk());
  await open(page, '/');
  await asked;
});

for (const connection of constrained) {
  const name = connection.saveData ? 'with data saver' : `on ${connection.effectiveType}`;
  test(`${name} nothing is loaded ahead, and a click still loads`, async ({page}) => {
    await reportConnection(page, connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    const link = page.locator('article').getByRole('link', {name: 'Details'});
    await link.hover();
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() =>
        Promise.all([window.docusaurus.prefetch('/details'), window.docusaurus.preload('/details')]),
      ),
    ).toEqual([[], false]);
    expect(asked.slice(before)).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('details');
    expect(asked.length).toBeGreaterThan(before);
  });
}

test('a route that fails to load reloads the page, and the fresh page stands', async ({page}) => {
  await reportConnection(page, {effectiveType: '4g', saveData: true});
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, {isBeforeReload: true}));
  let failures = 0;
  await page.route(detailsChunk(), (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.locator('article').getByRole('link', {name: 'Details'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('details');
  await hasStarted(page);
  await expect(page).toHaveURL('/details');
  expect(failures).toBe(2);
  expect(await page.evaluate(() => 'isBeforeReload' in window)).toBe(false);
});

test('a chunk that fails shows its error with Retry, which shows the spinner and then the content', async ({page}) => {
  await page.route(detailsChunk(), (route) => route.abort());
  await openUnstarted(page, '/details');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This part of the page did not load.');
  await expect(alert).toContainText(/Loading chunk .* failed|ChunkLoadError/i);
  // The text that came with the page is still there, and the rest of the page works.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('details');
  await expect(page.locator('#inner')).toBeAttached();
  await expect(page.locator('.navbar').getByRole('button', {name: /^Switch between/})).toBeEnabled();

  await page.unroute(detailsChunk());
  const release = await hold(page, detailsChunk());
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('status').getByRole('img', {name: 'Loading'})).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('details');
  await expect(alert).toHaveCount(0);
});

test('a crash shows the message and its cause under the title Page Error, and Try again clears it', async ({page}) => {
  await open(page, '/crash');
  await page.getByRole('button', {name: 'Crash'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('main')).toContainText('The rates could not be drawn');
  await expect(page.locator('main')).toContainText('Cause:');
  await expect(page.locator('main')).toContainText('The table of rates is empty');
  await page.evaluate(() => Object.assign(window, {isMended: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('crash');
  await expect(page).toHaveTitle(/^crash/);
});

test('going to another page leaves the crash behind', async ({page}) => {
  await open(page, '/crash');
  await page.getByRole('button', {name: 'Crash'}).click();
  await expect(page).toHaveTitle('Page Error');
  await page.locator('.navbar').getByRole('link', {name: 'Home'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Shell');
  await expect(page).toHaveTitle(/^Shell/);
});

test('a navbar item that cannot be drawn gives an error that names it and says what is wrong', async ({page}) => {
  await openUnstarted(page, '/?break=navbar');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('main')).toContainText('navbar item');
  await expect(page.locator('main')).toContainText('"label": "Fragile"');
  await expect(page.locator('main')).toContainText('The address of this item is missing.');
});

const mistakes: [address: string, message: string | RegExp][] = [
  ['/no_default_export', "The page component at /no_default_export doesn't have a default export."],
  ['/without_category', '/without_category is not associated with a category.'],
  ['/unknown_sidebar', 'Can\'t find any sidebar with id "nowhere"'],
  ['/unknown_doc', 'Couldn\'t find any doc with id "nowhere"'],
  ['/unknown_item_type', 'No NavbarItem component found for type "custom-unknown"'],
];

for (const [address, message] of mistakes) {
  test(`the mistake of ${address} raises an error that says so`, async ({page}) => {
    await openUnstarted(page, address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.locator('main')).toContainText(message);
  });
}

test('a page without mistakes is quiet', async ({page, baseURL}) => {
  const noise = listen(page, baseURL!);
  await open(page, '/details');
  expect(noise.messages).toEqual([]);
});
