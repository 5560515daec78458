/** A page scrolls, and its columns do; nothing in its text does so by itself. */
import {expect, type Page} from '@playwright/test';
import {formOpener, open, openUnstarted, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';
import {kinds, prefixes} from './kinds';

const sizes = [
  {width: 1440, height: 900},
  {width: 1024, height: 800},
  {width: 390, height: 844},
];

/** What scrolls down in the text of a page, apart from the columns on the right and dialogs. */
const scrollers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowY) &&
          !element.matches('[data-desk] > div, .theme-doc-toc-desktop, dialog'),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('nothing in the text of a page of any kind scrolls down by itself', async ({page}) => {
  test.slow();
  const addresses = kinds.flatMap((path) =>
    casesInTurn(`scrollers ${path}`, Object.values(prefixes)).map((prefix) => prefix + path),
  );
  expect(addresses.length).toBeGreaterThan(15);
  const failures: string[] = [];
  for (const address of addresses) {
    await open(page, address);
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((one) => ((one as HTMLDetailsElement).open = true)),
    );
    for (const size of sizes) {
      await page.setViewportSize(size);
      failures.push(...(await scrollers(page)).map((found) => `${address} at ${size.width} px: ${found}`));
    }
  }
  expect(failures).toEqual([]);
});

test('neither form nor response of an operation scrolls within its column or sheet', async ({page}) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await open(page, '/api/v2/transaction/create');
    await formOpener(page, 'Try it').click();
    await page.getByRole('tab', {name: 'Body', exact: true}).click();
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(page.locator('h4[data-status]')).toBeVisible();
    expect(await scrollers(page), `${size.width} px`).toEqual([]);
  }
});

test('folded code shows all of its lines at a press, and where scripts do not run', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = '/api/v2/transaction/create';
  const hidden = (of: Page): Promise<number> =>
    of
      .locator('[data-sample] pre')
      .first()
      .evaluate((code) => code.scrollHeight - code.clientHeight);
  await open(page, address);
  const button = page
    .locator('[data-sample]')
    .first()
    .getByRole('button', {name: /^Show all \d+ lines$/});
  const lines = await page.locator('[data-sample] pre').first().locator('.token-line').count();
  await expect(button).toHaveText(`Show all ${lines} lines`);
  expect(await hidden(page)).toBeGreaterThan(100);
  await button.click();
  expect(await hidden(page)).toBe(0);
  await page.getByRole('button', {name: 'Show fewer lines', exact: true}).click();
  await expect(button).toBeInViewport();
  // As a browser does when the reader searches the page for a word in it.
  await page
    .locator('[data-sample] pre')
    .first()
    .evaluate((code) => code.scrollTo(0, 100));
  await expect.poll(() => hidden(page)).toBe(0);
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const plain = await context.newPage();
  await openUnstarted(plain, address);
  expect(await hidden(plain)).toBe(0);
  await context.close();
});

test('the wheel over the column of code samples moves the page once the column has no more', async ({page}) => {
  await page.setViewportSize(sizes[0]!);
  await open(page, '/api/v2/transaction/create');
  await page.mouse.move(1200, 500);
  const column = page.locator('[data-desk] > div');
  await column.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});
