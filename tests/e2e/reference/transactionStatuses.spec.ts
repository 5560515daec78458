import {expect} from '@playwright/test';
import {open, test} from '../../support/browser';
import {loadStatuses} from '../../../src/content/contract/statuses';

for (const prefix of ['', '/uk'] as const) {
  const locale = prefix === '' ? 'en' : 'uk';

  test(`every status has a row with its own address (${locale})`, async ({page}) => {
    await open(page, `${prefix}/reference/transaction_statuses`);
    const anchors = loadStatuses(locale).flatMap(({statuses}) => statuses.map(({anchor}) => anchor));
    expect(anchors.length).toBeGreaterThan(25);
    for (const anchor of anchors) await expect(page.locator(`td a#${anchor}`)).toHaveCount(1);
    const link = page.locator('a[href$="#payment-chargeback"]').last();
    await link.click();
    await expect(page.locator('#payment-chargeback')).toBeInViewport();
  });

  test(`every kind has a drawing that a screen reader can read (${locale})`, async ({page}) => {
    await open(page, `${prefix}/reference/transaction_statuses`);
    for (const {title, statuses} of loadStatuses(locale)) {
      const drawing = page.getByRole('img', {name: title});
      await expect(drawing).toHaveCount(1);
      for (const {code} of statuses) await expect(drawing.locator('desc')).toContainText(code);
    }
  });
}

test('a drawing follows the colour mode', async ({page}) => {
  await open(page, '/reference/transaction_statuses');
  const text = page.locator('.diagram svg g text').first();
  const colour = () => text.evaluate((node) => getComputedStyle(node).fill);
  const light = await colour();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(colour).not.toBe(light);
});
