/** Forced colours take backgrounds, shadows and transparent borders away: what they show must be there otherwise. */
import {expect, type Locator} from '@playwright/test';
import {open, test} from '../../support/browser';

test.use({viewport: {width: 1280, height: 800}});
test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active'}));

/** The width of the outline; 0 without one. */
const outline = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(node);
    return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
  });

/** Relative luminance of a colour (WCAG 2.2), roughly. */
const luminance = ([red, green, blue]: number[]): number =>
  (0.2126 * red! ** 2.2 + 0.7152 * green! ** 2.2 + 0.0722 * blue! ** 2.2) / 255 ** 2.2;

test('the chosen suggestion and the current page of the sidebar have an outline, others none', async ({page}) => {
  await open(page, '/request_format');
  await page.locator('.navbar__search-input').fill('transaction');
  const chosen = page.getByRole('option', {selected: true});
  await expect(chosen).toBeVisible();
  expect(await outline(chosen)).toBeGreaterThan(0);
  expect(await outline(page.getByRole('option', {selected: false}).first())).toBe(0);
  expect(await outline(page.locator('.menu__link[aria-current=page]'))).toBeGreaterThan(0);
  expect(await outline(page.locator('.menu__link:not([aria-current])').first())).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`found words can be read, and the steps of a path are apart (${colorScheme})`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await open(page, '/api/v2/transaction/cancel?_highlight=refund');
    await page.locator('.navbar__search-input').fill('refund');
    for (const mark of [page.getByRole('option').locator('mark').first(), page.locator('article mark').first()]) {
      await expect(mark).toBeVisible();
      const contrast = async (): Promise<number> => {
        const [ink, ground] = await mark.evaluate((element) => {
          const {color, backgroundColor} = getComputedStyle(element);
          return [color, backgroundColor].map((each) => (each.match(/[\d.]+/g) ?? []).map(Number));
        });
        // Without a ground of its own, or in a list that is drawn again as its hits come in.
        if (ink!.length !== 3 || ground!.length !== 3) return 0;
        return Math.abs(luminance(ink!) - luminance(ground!));
      };
      await expect.poll(contrast).toBeGreaterThan(0.4);
    }
    const step = await page
      .locator('.breadcrumbs__item')
      .first()
      .evaluate((item) => {
        const {content, backgroundImage} = getComputedStyle(item, '::after');
        return {content, backgroundImage};
      });
    expect(step).toEqual({content: '"›"', backgroundImage: 'none'});
  });

test('arrows are arrows: the other sides of their borders are not drawn', async ({page}) => {
  await open(page, '/api/v2/binance_pay/notify');
  for (const [place, pseudo] of [
    ['.navbar .dropdown > .navbar__link', '::after'],
    ['.markdown details > summary', '::before'],
  ] as const) {
    const colors = await page
      .locator(place)
      .first()
      .evaluate((element, name) => {
        const {borderTopColor, borderRightColor, borderLeftColor} = getComputedStyle(element, name);
        return [borderTopColor, borderRightColor, borderLeftColor];
      }, pseudo);
    expect(new Set(colors).size, `${place}: ${colors.join()}`).toBe(2);
    expect(colors).toContain('rgba(0, 0, 0, 0)');
  }
});

test('the numbers of a cabinet screen and the boxes and lines of a diagram are drawn', async ({page}) => {
  await open(page, '/cabinet/general/overview');
  expect(await outline(page.locator('.screen__mark').first())).toBeGreaterThan(0);
  await open(page, '/guides/money_in_time');
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const lines = await page
    .locator('.diagram svg :is(rect, line, path, polyline)[stroke]')
    .evaluateAll((shapes) =>
      shapes.map((shape) => getComputedStyle(shape).stroke).filter((stroke) => stroke !== 'none'),
    );
  expect(lines.length).toBeGreaterThan(2);
  expect([...new Set(lines)]).toEqual([ink]);
});
