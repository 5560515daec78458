import {expect} from '@playwright/test';
import {open, openUnstarted, test} from '../../support/browser';

const address = '/api/v2/transaction/create';

/** Elements that the build rendered: parts of the layout, and what the page consists of. */
const prerendered = [
  'nav.navbar',
  'aside.theme-doc-sidebar-container .menu',
  '.theme-doc-markdown',
  '.theme-doc-toc-mobile a',
  '[data-desk]',
  'ul.fields',
  'article table',
  'article pre > code',
];

for (const prefix of ['', '/uk']) {
  test(`${prefix}${address}: hydration keeps the elements and texts of the page, and marks come after it`, async ({
    page,
  }) => {
    await openUnstarted(page, `${prefix}${address}?_highlight=external_id`, {waitUntil: 'commit'});
    await page.waitForSelector('footer', {state: 'attached'});
    const came = await page.evaluateHandle(
      (selectors) => selectors.map((selector) => [...document.querySelectorAll(selector)]),
      prerendered,
    );
    const texts = await came.evaluate((groups) => groups.map((group) => group.map(({textContent}) => textContent)));
    expect(texts.filter((group) => group.length === 0)).toEqual([]);
    expect(texts.flat().length).toBeGreaterThan(10);
    await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
    // Marks are inside of the elements, so they change no text.
    await expect(page.locator('article mark').first()).toBeVisible();
    expect(
      await came.evaluate((groups) =>
        groups.map((group) => group.filter(({isConnected}) => isConnected).map(({textContent}) => textContent)),
      ),
    ).toEqual(texts);
  });

  test(`${prefix}${address}: a link in a table leads on without loading the document again`, async ({page}) => {
    await open(page, prefix + address);
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    const link = page.locator(`article table a[href^="${prefix}/"]:not([href*="."])`).first();
    const to = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator(`link[rel=canonical][href$="${to.split('#')[0]}"]`)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(prefix + address);
    await expect(page.locator('ul.fields').first()).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}
