import {expect} from '@playwright/test';
import {open, test} from '../../support/browser';
import {kinds, prefixes} from './kinds';
import {casesInTurn} from '../../support/rotation';

const widths = [320, 390, 997, 1050, 1280];

for (const address of kinds) {
  for (const prefix of casesInTurn(address, Object.values(prefixes))) {
    test(`${prefix}${address} never scrolls sideways as a page`, async ({page}) => {
      await open(page, prefix + address);
      for (const width of widths) {
        await page.setViewportSize({width, height: 800});
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
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
