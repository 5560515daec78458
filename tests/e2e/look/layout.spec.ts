import {expect, type Page} from '@playwright/test';
import {routeOf} from '../../../src/content/core/sidebar';
import {formOpener, open, test} from '../../support/browser';
import {kinds, prefixes} from './kinds';
import {casesInTurn, turnOf} from '../../support/rotation';

const widths = [320, 390, 997, 1050, 1280];

/** By how much the page is wider than the window, at some widths and sizes of text. */
async function expectNoExcess(page: Page, sizes: {text: string; widths: number[]}[]): Promise<void> {
  for (const {text, widths: some} of sizes) {
    for (const width of some) {
      await page.setViewportSize({width, height: 640});
      const excess = await page.evaluate((size) => {
        const {documentElement} = document;
        documentElement.style.fontSize = size;
        return documentElement.scrollWidth - documentElement.clientWidth;
      }, text);
      expect(excess, `at ${width} px with text of ${text}`).toBeLessThanOrEqual(0);
    }
  }
}

const zoomed = [
  {text: '100%', widths: [320]},
  {text: '200%', widths: [320, 640]},
];

const tools = ['sandbox', 'sandbox/signature', 'quickstart', 'cabinet/control/form_settings'];

for (const address of new Set([...kinds, ...[...tools, ...turnOf('operation', 'en', 24)].map(routeOf)])) {
  for (const prefix of casesInTurn(address, Object.values(prefixes))) {
    test(`${prefix}${address} never scrolls sideways as a page`, async ({page}) => {
      await open(page, prefix + address);
      await expectNoExcess(page, [{text: '100%', widths}, ...zoomed]);
    });
  }
}

test('with text of 200% on a small phone, the search box lies beside the name of the site', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/callbacks');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [name, search] = await Promise.all(
    ['.navbar__inner .navbar__title', '.navbar__search'].map((place) => page.locator(place).first().boundingBox()),
  );
  expect(name!.width).toBeGreaterThan(0);
  expect(name!.x + name!.width).toBeLessThanOrEqual(search!.x);
});

for (const prefix of casesInTurn('open', Object.values(prefixes))) {
  test(`what a reader opens on ${prefix}/ is no wider than the screen`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, `${prefix}/api/v2/transaction/create`);
    await formOpener(page, prefix === '' ? 'Try it' : 'Спробувати').click();
    const form = page.locator('section:has(> form)');
    await form.locator('button[type=submit]').click();
    await expect(page.locator('h4[data-status]')).toBeVisible();
    await form.locator('details').evaluateAll((blocks) => blocks.forEach((block) => block.setAttribute('open', '')));
    await expectNoExcess(page, zoomed);
    await open(page, `${prefix}/sandbox`);
    await page.locator('[class*=examples] button').first().click();
    await expect(page.locator('h3[data-status]')).toBeVisible();
    await page
      .locator('main details')
      .evaluateAll((blocks) => blocks.forEach((block) => block.setAttribute('open', '')));
    await expectNoExcess(page, zoomed);
    await open(page, `${prefix}/sandbox/signature`);
    await page.locator('[class*=examples] button').first().click();
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('[data-verdict]')).toBeVisible();
    await expectNoExcess(page, zoomed);
    await open(page, `${prefix}/services/`);
    const boxes = page.locator('tbody input[name="compare"]');
    for (const index of [0, 1]) await boxes.nth(index).click();
    await page.locator('main p[role=status] + button:visible').click();
    await expect(page.locator('section[aria-labelledby=comparison] table')).toBeVisible();
    await expectNoExcess(page, zoomed);
  });
}

for (const prefix of Object.values(prefixes)) {
  test(`${prefix}/ has a navbar of one line at every width`, async ({page}) => {
    await open(page, `${prefix}/`);
    for (const width of [...widths, 360, 996, 1100]) {
      await page.setViewportSize({width, height: 800});
      const {boxes, height} = await page.locator('.navbar').evaluate((navbar) => ({
        height: navbar.getBoundingClientRect().height,
        boxes: [...navbar.querySelectorAll('.navbar__brand, .navbar__toggle, .navbar__item, .navbar__search-input')]
          .map((item) => item.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({left, right, height: own}) => ({left, right, height: own}))
          .sort((a, b) => a.left - b.left),
      }));
      expect(boxes.length, `items at ${width} px`).toBeGreaterThan(2);
      expect(height, `height at ${width} px`).toBeLessThanOrEqual(60);
      boxes.forEach((box, index) => {
        expect(box.height, `an item wraps at ${width} px`).toBeLessThanOrEqual(60);
        expect(box.right, `an item leaves the screen at ${width} px`).toBeLessThanOrEqual(width);
        if (index > 0)
          expect(box.left, `items overlap at ${width} px`).toBeGreaterThanOrEqual(boxes[index - 1]!.right - 0.5);
      });
    }
  });
}

test('a table takes the focus of the keyboard only while it is wider than its place', async ({page}) => {
  await open(page, '/');
  const frame = page.locator('div:has(> table)').first();
  await expect(frame).not.toHaveAttribute('tabindex');
  await frame.evaluate((element) => (element.style.width = '120px'));
  await expect(frame).toHaveAttribute('tabindex', '0');
  await expect(page.getByRole('group', {name: 'Table, scrolls sideways'})).toBeVisible();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  await frame.evaluate((element) => (element.style.width = ''));
  await expect(frame).not.toHaveAttribute('tabindex');
});
