import assert from 'node:assert/strict';
import {expect, type Page} from '@playwright/test';
import {listPages, routeOf} from '../../../src/content/core/sidebar';
import {open, openUnstarted, showMode, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';

const pages = [
  {address: '/cabinet/general/overview', drawings: 1},
  {address: '/cabinet/control/access', drawings: 1},
  {address: '/cabinet/payout/create', drawings: 1},
  {address: '/cabinet/control/point_settings', drawings: 1},
  {address: '/services/invoicing/invoicing_service', drawings: 2},
];

/** Each mark of the drawings leads to its explanation, and back. */
async function expectMarks(page: Page): Promise<void> {
  const links = await page.locator('a.screen__mark').evaluateAll((marks) =>
    marks.map((mark) => {
      const target = document.querySelector(mark.getAttribute('href')!);
      const back = target?.matches('li')
        ? target.querySelector('a.screen__mark')?.getAttribute('href')
        : mark.closest('li')?.id;
      return {
        text: mark.textContent,
        target: target?.textContent ?? '',
        isBack: target?.matches('li') ? back === `#${mark.id}` : target?.getAttribute('href') === `#${back}`,
      };
    }),
  );
  expect(links.length).toBeGreaterThanOrEqual(10);
  for (const {text, target, isBack} of links) {
    expect(target.startsWith(text), `mark ${text}`).toBe(true);
    expect(isBack, `mark ${text}`).toBe(true);
  }
}

for (const {address, drawings} of pages) {
  for (const locale of casesInTurn(address, ['', '/uk'])) {
    test(`${locale}${address} shows its screens in both modes, with words for those who do not see them, and marks that lead to their explanations`, async ({
      page,
    }) => {
      await open(page, locale + address);
      const figures = page.locator('figure.screen');
      await expect(figures).toHaveCount(drawings);
      for (const mode of ['light', 'dark'] as const) {
        await showMode(page, mode);
        for (const figure of await figures.all()) {
          await expect(figure).toBeVisible();
          await expect(figure).toHaveAccessibleName(/.{30,}/);
          const [paper, ink] = await figure.locator('.screen__window').evaluate((element) => {
            const {backgroundColor, color} = getComputedStyle(element);
            return [backgroundColor, color].map((value) => Number(/\d+/.exec(value)![0]));
          });
          expect(paper! > ink!).toBe(mode === 'light');
        }
      }
      await expectMarks(page);
    });
  }
}

// The layout is CSS alone: without JavaScript a page takes a tenth of a second.
test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, javaScriptEnabled: false});

  for (const locale of casesInTurn('screens on a phone', ['', '/uk'])) {
    test(`no page with screens scrolls sideways, nor cuts anything in them (${locale || '/en'})`, async ({page}) => {
      const ids = [...listPages().filter((id) => id.startsWith('cabinet/')), 'services/invoicing/invoicing_service'];
      let seen = 0;
      for (const id of ids) {
        await openUnstarted(page, locale + routeOf(id));
        const {width, boxes, faults} = await page.evaluate(() => {
          const isHead = (element: Element) => element.closest('.screen__row--head') !== null;
          const all = [...document.querySelectorAll('.screen__window *')].filter((element) => !isHead(element));
          const outside = all.filter((element) => {
            const frame = element.closest('.screen__window')!.getBoundingClientRect();
            const {left, right, width: own} = element.getBoundingClientRect();
            return own > 0 && (left < frame.left || right > frame.right + 0.5);
          });
          return {
            width: document.documentElement.scrollWidth,
            boxes: all.length,
            faults: outside.map(({className}) => String(className)),
          };
        });
        assert.ok(width <= 390, `${id} is ${width} wide`);
        assert.deepEqual(faults, [], id);
        assert.ok(boxes > 30, `${id} has ${boxes} elements in its screens`);
        seen += 1;
      }
      assert.equal(seen, 29);
    });
  }
});

test('no value of a screen runs over its field, cell or block', async ({page}) => {
  const boxes = '.screen__block, .screen__field, .screen__input, .screen__cell, .screen__row:not(.screen__row--head)';
  for (const locale of casesInTurn('values of screens', ['', '/uk'])) {
    for (const {address} of pages) {
      await open(page, locale + address);
      for (const width of [1440, 390]) {
        await page.setViewportSize({width, height: 900});
        const found = await page.locator('figure.screen').evaluateAll(
          (figures, selector) =>
            figures.flatMap((figure) => {
              const all = [...figure.querySelectorAll(selector)];
              const over = all.filter((box) => {
                const end = box.getBoundingClientRect().right + 0.5;
                return [...box.querySelectorAll('*')].some((inner) => inner.getBoundingClientRect().right > end);
              });
              return [{count: all.length, over: over.map((box) => box.textContent)}];
            }),
          boxes,
        );
        expect(found.reduce((sum, {count}) => sum + count, 0)).toBeGreaterThan(5);
        expect(
          found.flatMap(({over}) => over),
          `${locale}${address} at ${width} px`,
        ).toEqual([]);
      }
    }
  }
});
