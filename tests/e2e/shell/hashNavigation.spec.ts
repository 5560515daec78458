import {expect, type Locator, type Page} from '@playwright/test';
import {hasStarted, hold, open, openUnstarted} from '../../support/browser';
import {test} from '../../support/shellSite';

const target = (page: Page) => page.locator('#inner');

/** The target stands where the page brings the targets of its hashes: below the navbar, in the upper half. */
async function expectReached(element: Locator): Promise<void> {
  await expect(element).toBeInViewport();
  await expect.poll(() => element.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(300);
}

test('on load the hash opens every block around its target and goes to it', async ({page}) => {
  await open(page, '/details#inner');
  await expectReached(target(page));
  await expect(page.locator('details[data-collapsed="false"]')).toHaveCount(2);
});

test('on load the hash opens a block that the theme did not draw', async ({page}) => {
  await open(page, '/details#plain');
  await expectReached(page.locator('#plain'));
});

test('a click on a link to a hash opens the blocks, and so does a second click after they were closed', async ({
  page,
}) => {
  await open(page, '/details');
  await expect(target(page)).toBeHidden();
  const link = page.getByRole('link', {name: 'To the inner target'});
  await link.click();
  await expect(page).toHaveURL('/details#inner');
  await expectReached(target(page));

  await page.locator('summary', {hasText: 'Outer'}).click();
  await expect(target(page)).toBeHidden();
  await link.click();
  await expectReached(target(page));
});

test('back and forward go to the hash, open its blocks, and go to the top where there is none', async ({page}) => {
  await open(page, '/');
  await page.locator('article').getByRole('link', {name: 'Details'}).click();
  await page.getByRole('link', {name: 'To the inner target'}).click();
  await expectReached(target(page));
  await page.getByRole('link', {name: 'To the plain target'}).click();
  await expectReached(page.locator('#plain'));
  await page.locator('summary', {hasText: 'Outer'}).click();
  await expect(target(page)).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL('/details#inner');
  await expectReached(target(page));
  await page.goForward();
  await expectReached(page.locator('#plain'));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/details');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link to another page goes to its top, and to its hash where it has one', async ({page}) => {
  await open(page, '/details#blocks');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.locator('.navbar').getByRole('link', {name: 'Home'}).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expectReached(page.getByRole('heading', {name: 'Blocks'}));
});

test('a reload leaves the reader where they were, when nothing hides the target', async ({page}) => {
  await open(page, '/details#blocks');
  await expectReached(page.getByRole('heading', {name: 'Blocks'}));
  const place = () => page.evaluate(() => window.scrollY);
  const reached = await place();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -500);
  await expect.poll(place).toBe(reached - 500);
  await page.reload();
  await hasStarted(page);
  expect(await place()).toBe(reached - 500);
});

for (const {mover, place} of [
  {mover: 'page', place: 'is scrolled to again when the page moved it before it started'},
  {mover: 'reader', place: 'is left alone when the reader scrolled before the page started'},
]) {
  test(`a visible target ${place}`, async ({page}) => {
    // The code of the page. The browser scrolls to the target once main has run.
    const release = await hold(page, /\/assets\/js\/(?!main|runtime)/);
    await openUnstarted(page, '/details#blocks', {waitUntil: 'commit'});
    const heading = page.getByRole('heading', {name: 'Blocks'});
    const top = () => heading.evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const reached = await top();
    if (mover === 'page') {
      await page.evaluate(() => window.scrollBy({top: -1000, behavior: 'instant'}));
    } else {
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, -1000);
    }
    await expect.poll(top).toBe(reached + 1000);
    release();
    await hasStarted(page);
    await expect.poll(top).toBe(mover === 'page' ? reached : reached + 1000);
  });
}

test('the target may come some frames late, also in a block', async ({page}) => {
  for (const id of ['late', 'late-inner']) {
    await open(page, `/details#${id}`);
    await expectReached(page.locator(`#${id}`));
  }
});

test('after 20 frames a target is not waited for any more', async ({page}) => {
  await open(page, '/details#too-late');
  await expect(page.locator('#too-late')).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a hash works together with a word to highlight', async ({page}) => {
  await open(page, '/details?_highlight=gateway#inner');
  await expectReached(target(page));
  await expect(target(page).locator('mark')).toHaveText('gateway');
});

test('with reduced motion the blocks open too', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/details#inner');
  await expectReached(target(page));
});
