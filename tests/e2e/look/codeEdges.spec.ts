/** Code that goes on beyond its box shows at which side it does. */
import {expect, type Locator} from '@playwright/test';
import sharp from 'sharp';
import {open, test} from '../../support/browser';

/** The sides of a block of code that are darker or lighter than its middle, in the padding above the first line. */
async function shadows(code: Locator): Promise<string[]> {
  const {x, y, width} = (await code.boundingBox())!;
  const picture = await code.page().screenshot({clip: {x, y: y + 4, width, height: 1}});
  const {data, info} = await sharp(picture).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const colorAt = (place: number): string => data.subarray(place * 3, place * 3 + 3).join();
  const middle = colorAt(Math.floor(info.width / 2));
  return Object.entries({left: 3, right: info.width - 4}).flatMap(([side, place]) =>
    colorAt(place) === middle ? [] : [side],
  );
}

for (const mode of ['light', 'dark']) {
  test(`${mode}: code has a shadow where it goes on, and none at its ends`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, '/quickstart');
    const blocks = page.locator('#create ~ .theme-code-block pre');
    const overflows = await blocks.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    const short = blocks.nth(overflows.findIndex((excess) => excess <= 0));
    await short.scrollIntoViewIfNeeded();
    await expect.poll(() => shadows(short)).toEqual([]);

    const long = blocks.nth(overflows.findIndex((excess) => excess > 100));
    const scroll = (left: number) => long.evaluate((one, by) => one.scrollBy({left: by, behavior: 'instant'}), left);
    await long.scrollIntoViewIfNeeded();
    await expect.poll(() => shadows(long)).toEqual(['right']);
    await scroll(50);
    await expect.poll(() => shadows(long)).toEqual(['left', 'right']);
    await scroll(9999);
    await expect.poll(() => shadows(long)).toEqual(['left']);
  });
}
