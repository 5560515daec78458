import {expect} from '@playwright/test';
import {openUnstarted, test} from '../../support/browser';

/** Each part that starts by itself. */
const parts = [
  'nav.navbar',
  'aside.theme-doc-sidebar-container .menu',
  '.theme-doc-markdown',
  '.theme-doc-toc-desktop',
];

/** What is drawn only once its part has started: the first part's, and the text's. */
const signs = ['nav.navbar button[class*=toggleButton]:not([disabled])', '.theme-code-block button'];

for (const prefix of ['', '/uk']) {
  test(`${prefix || '/'}: the parts of a page start as the elements that came, and the page says so once, after the last`, async ({
    page,
  }) => {
    await page.addInitScript((selectors) => {
      const said: boolean[][] = [];
      Object.assign(window, {said});
      new MutationObserver(() => {
        if (document.documentElement.dataset.hasHydrated === 'true')
          said.push(selectors.map((selector) => document.querySelector(selector) !== null));
      }).observe(document, {attributeFilter: ['data-has-hydrated'], subtree: true});
    }, signs);
    await openUnstarted(page, `${prefix}/api/v2/transaction/create?_highlight=external_id`, {waitUntil: 'commit'});
    await page.waitForSelector('footer', {state: 'attached'});
    const came = await page.evaluateHandle(
      (selectors) => selectors.map((selector) => document.querySelector(selector)),
      parts,
    );
    await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
    expect(await came.evaluate((elements) => elements.map((element) => element!.isConnected))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    // Marks come after the text has started, which would take them away.
    await expect(page.locator('article mark').first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as {said: boolean[][]}).said)).toEqual([[true, true]]);
  });
}
