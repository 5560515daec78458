/** Code that goes on beyond its box shows at which side it does. */
import {expect, type Locator} from '@playwright/test';
import {open, test} from '../../support/browser';

/** A picture of the padding above the first line, at one side of a block of code. */
async function edge(code: Locator, side: 'left' | 'right'): Promise<Buffer> {
  const {x, y, width} = (await code.boundingBox())!;
  const clip = {x: side === 'left' ? x + 1 : x + width - 9, y: y + 2, width: 8, height: 5};
  return code.page().screenshot({clip});
}

for (const mode of ['light', 'dark']) {
  test(`${mode}: code has a shadow where it goes on, and none at its ends`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, '/quickstart');
    const blocks = page.locator('#create ~ .theme-code-block pre');
    const overflows = await blocks.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    const long = blocks.nth(overflows.findIndex((excess) => excess > 100));
    const short = blocks.nth(overflows.findIndex((excess) => excess <= 0));
    await short.scrollIntoViewIfNeeded();
    const plain = await edge(short, 'left');
    expect(await edge(short, 'right')).toEqual(plain);

    await long.scrollIntoViewIfNeeded();
    expect(await edge(long, 'left')).toEqual(plain);
    expect(await edge(long, 'right')).not.toEqual(plain);
    await long.evaluate((one) => one.scrollBy({left: 50, behavior: 'instant'}));
    expect(await edge(long, 'left')).not.toEqual(plain);
    expect(await edge(long, 'right')).not.toEqual(plain);
    await long.evaluate((one) => one.scrollBy({left: 9999, behavior: 'instant'}));
    expect(await edge(long, 'left')).not.toEqual(plain);
    expect(await edge(long, 'right')).toEqual(plain);
  });
}
