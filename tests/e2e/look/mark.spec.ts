import {expect} from '@playwright/test';
import {open, test} from '../../support/browser';
import {prefixes} from './kinds';

for (const mode of ['light', 'dark'] as const) {
  test(`the navbar shows the mark drawn for ${mode} mode`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, '/');
    const mark = page.locator('.navbar__logo img:visible');
    await expect(mark).toHaveCount(1);
    await expect(mark).toHaveAttribute('src', mode === 'light' ? '/img/mark.svg' : '/img/mark_dark.svg');
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test(`the browser's own surface has the colour of the page in ${mode} mode`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, '/');
    const probe = (color: string) => {
      const element = document.createElement('i');
      element.style.color = color;
      return document.body.appendChild(element) && getComputedStyle(element).color;
    };
    await expect
      .poll(async () => page.evaluate(probe, (await page.locator('meta[name=theme-color]').getAttribute('content'))!))
      .toBe(await page.evaluate(probe, 'var(--site-paper)'));
  });
}

test('browsers that know no SVG icon find one of 16, 32 and 48 px', async ({page, request}) => {
  await open(page, '/');
  const icons = await page
    .locator('link[rel=icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(icons).toHaveLength(2);
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
  const file = await (await request.get(icons.find((icon) => icon.endsWith('.ico'))!)).body();
  const sizes = Array.from({length: file.readUInt16LE(4)}, (_, index) => file.readUInt8(6 + 16 * index));
  expect(sizes).toEqual([16, 32, 48]);
});

for (const prefix of Object.values(prefixes)) {
  test(`${prefix}/ has a social card of 1200 × 630 in its language`, async ({page, request}) => {
    await open(page, `${prefix}/`);
    const card = (await page.locator('meta[property="og:image"]').getAttribute('content'))!;
    expect(new URL(card).pathname).toBe(`${prefix}/img/cards/home.png`);
    const picture = await (await request.get(new URL(card).pathname)).body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}
