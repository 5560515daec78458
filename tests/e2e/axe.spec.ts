import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {locales} from '../../src/content/locales';
import {addressOf} from '../support/built';
import {pages} from '../support/pages';

/** One page of each kind is looked at in every combination; the others once, on a rotation of mode and width. */
const kinds = [
  'index',
  'request_format',
  'callbacks',
  'api/v2/transaction/create',
  'services/index',
  'services/pix/payin_h2h',
  'reference/transaction_statuses',
  'cabinet/general/overview',
  'invoicing/index',
].filter((id) => pages.includes(id));
const modes = ['light', 'dark'] as const;
const widths = [1280, 390] as const;
const combinations = modes.flatMap((mode) => widths.map((width) => ({mode, width})));
const isFull = Boolean(process.env.TEST_FULL);

for (const {code} of locales) {
  for (const [index, id] of pages.entries()) {
    const chosen = isFull || kinds.includes(id) ? combinations : [combinations[index % combinations.length]!];
    for (const {mode, width} of chosen) {
      test(`axe finds nothing on ${addressOf(id, code)}, ${mode}, ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 844});
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await page.goto(addressOf(id, code));
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await page.evaluate(() => {
          document.querySelectorAll('details').forEach((block) => (block.open = true));
        });
        if (!isFull) {
          // The rows of a long table repeat each other.
          await page.evaluate(() => document.querySelectorAll('tbody tr:nth-child(n + 31)').forEach((row) => row.remove()));
        }
        // Tables measure themselves in the frame after they appeared.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const {violations} = await new AxeBuilder({page})
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({id: rule, help, nodes}) => `${rule}: ${help}: ${nodes.slice(0, 3).map(({html}) => html.slice(0, 160)).join(' | ')}`),
        ).toEqual([]);
      });
    }
  }
}
