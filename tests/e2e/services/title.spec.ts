/** What stands around the title of a page about a payment method, and around its code. */
import {expect} from '@playwright/test';
import {open, openUnstarted, test} from '../../support/browser';

for (const prefix of ['', '/uk'])
  test(`${prefix || 'en'}: the title of a method has its mark from this host, in the line of its first word`, async ({
    page,
    baseURL,
  }) => {
    for (const address of ['/services/pix/payin_h2h', '/services/pix/']) {
      await open(page, prefix + address);
      const mark = page.locator('header > img.mark');
      expect(
        await mark.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, new URL(image.src).origin]),
      ).toEqual([true, new URL(baseURL!).origin]);
      await expect(mark).toHaveAttribute('alt', '');
      const [picture, title] = await Promise.all([mark, page.locator('h1')].map((one) => one.boundingBox()));
      expect(picture!.x + picture!.width).toBeLessThan(title!.x);
      expect(Math.abs(picture!.y - title!.y)).toBeLessThan(12);
    }
  });

test('without JavaScript a service page has its mark, its flag and the ways to its parts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
  const page = await context.newPage();
  await openUnstarted(page, '/services/pix/payin_h2h');
  await expect(page.locator('header > img.mark')).toBeVisible();
  await expect(page.locator('td img.flag')).toHaveCount(1);
  for (const link of await page.locator('.ways a').all()) {
    const target = (await link.getAttribute('href'))!;
    await expect(page.locator(target), target).toBeAttached();
  }
  await context.close();
});

test('on a phone the buttons of code stand clear of it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/quickstart');
  const overlaps = await page.locator('.theme-code-block').evaluateAll((blocks) =>
    blocks
      .filter((block) => block.checkVisibility())
      .map((block) => {
        const code = block.querySelector('code')!;
        const range = document.createRange();
        range.selectNodeContents(code.firstElementChild ?? code);
        const first = range.getBoundingClientRect();
        const bottoms = Array.from(
          block.querySelectorAll('[class*=buttonGroup] button'),
          (button) => button.getBoundingClientRect().bottom,
        );
        return {
          text: code.textContent.slice(0, 40),
          room: first.top - Math.max(0, ...bottoms),
          buttons: bottoms.length,
        };
      }),
  );
  expect(overlaps.filter(({buttons}) => buttons > 0).length).toBeGreaterThan(2);
  expect(overlaps.filter(({room}) => room < 0)).toEqual([]);
});
