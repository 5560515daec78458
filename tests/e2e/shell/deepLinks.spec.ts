/** The browser skips the layout of blocks far down a page, so what is above the target of a hash may still grow. */
import {expect, type Page} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {addressOf} from '../../support/built';
import {open, test} from '../../support/browser';
import {casesInTurn, widths} from '../../support/rotation';

/** Headings far down their pages, below blocks whose layout is skipped. */
const targets = {
  callbacks: 'rotation',
  'api/v1/transaction/create': 'errors',
  events: 'silent',
};

/** How far an element is from the place to which hashes scroll, after the page had a second's frames to move it. */
const offset = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (name) => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const top = document.getElementById(name)!.getBoundingClientRect().top;
    return Math.abs(top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  }, id);

for (const width of widths) {
  for (const {code} of casesInTurn(`deep links at ${width} px`, locales)) {
    test(`${code}, ${width} px: the target of a hash stays at the top, on load and after a click in the table of contents`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      for (const [pageId, id] of Object.entries(targets)) {
        const address = addressOf(pageId, code);
        await open(page, `${address}#${id}`);
        expect(await offset(page, id), `${address}#${id} on load`).toBeLessThan(2);

        await open(page, '/404.html');
        await open(page, address);
        const skipped = await page
          .locator('.markdown > *')
          .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length);
        expect(skipped, `blocks of ${address}`).toBeGreaterThan(0);
        const button = page.locator('.theme-doc-toc-mobile summary');
        if (await button.isVisible()) {
          await button.click();
          // A click on what still slides may miss it.
          await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
        }
        await page.locator(`.table-of-contents a[href="#${id}"]:visible`).click();
        await expect(page).toHaveURL(`${address}#${id}`);
        expect(await offset(page, id), `${address}#${id} after a click`).toBeLessThan(2);
      }
    });
  }
}
