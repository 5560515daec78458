/** Diagrams fit their boxes: none is cut off or scrolls, and its words can be read. */
import {expect} from '@playwright/test';
import {open, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';
import {prefixes} from './kinds';

const addresses = [
  '/services/blik/payin_h2h',
  '/services/google_pay/payin_h2h',
  '/services/pix/payout_h2h',
  '/reference/transaction_statuses',
  '/guides/money_in_time',
];

for (const address of addresses) {
  for (const prefix of casesInTurn(`diagrams ${address}`, Object.values(prefixes))) {
    test(`the diagrams of ${prefix}${address} fit every width and are legible`, async ({page}) => {
      await open(page, prefix + address);
      for (const width of [1440, 1024, 700, 390, 320]) {
        await page.setViewportSize({width, height: 844});
        const found = await page.locator('figure.diagram').evaluateAll((figures) =>
          figures.map((figure) => {
            figure.scrollIntoView();
            const end = figure.getBoundingClientRect().right + 0.5;
            const svg = figure.querySelector('svg');
            const isDrawn = svg?.checkVisibility() === true;
            return {
              isOver:
                figure.scrollWidth > figure.clientWidth + 1 ||
                [...figure.querySelectorAll('li, span, svg')].some((part) => part.getBoundingClientRect().right > end),
              // The renderer draws its labels 11 units high.
              label: isDrawn ? (svg.getBoundingClientRect().width / svg.viewBox.baseVal.width) * 11 : 12,
              legend: figure.querySelectorAll('figcaption > span').length,
            };
          }),
        );
        expect(found.length).toBeGreaterThan(0);
        for (const {isOver, label, legend} of found) {
          expect(isOver, `at ${width} px`).toBe(false);
          expect(label, `at ${width} px`).toBeGreaterThan(11.9);
          expect(legend).toBeGreaterThan(1);
        }
      }
    });
  }
}
