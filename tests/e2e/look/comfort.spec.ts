import {expect} from '@playwright/test';
import {open, test} from '../../support/browser';

test('every stop of the Tab key on the home page is seen', async ({page}) => {
  await open(page, '/');
  const seen: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      return {
        name: `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`,
        isOutlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      };
    });
    if (!stop) break;
    expect(stop.isOutlined, stop.name).toBe(true);
    seen.push(stop.name);
  }
  expect(seen.length).toBeGreaterThan(20);
});

test('nothing is animated for a reader who asked for less motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const {count, moving} = await page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')];
    const longest = (value: string) =>
      Math.max(...value.split(',').map((part) => parseFloat(part) * (part.includes('ms') ? 1 : 1000)));
    return {
      count: all.length,
      moving: all
        .filter((element) => {
          const {transitionDuration, animationDuration, animationName} = getComputedStyle(element);
          return longest(transitionDuration) > 1 || (animationName !== 'none' && longest(animationDuration) > 1);
        })
        .map(({tagName, className}) => `${tagName} ${className}`),
    };
  });
  expect(count).toBeGreaterThan(100);
  expect(moving).toEqual([]);
});

test('paper shows the text alone, in black, with collapsed blocks open', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/request_format');
  await page.locator('.theme-doc-markdown').evaluate((text) => {
    const [block, summary, inside] = ['details', 'summary', 'p'].map((name) => document.createElement(name));
    summary!.append('More');
    inside!.id = 'inside';
    inside!.append('Inside');
    block!.append(summary!, inside!);
    text.append(block!);
  });
  await expect(page.locator('#inside')).toBeHidden();
  await page.emulateMedia({media: 'print'});
  for (const part of ['.navbar', '.theme-doc-sidebar-container', '.footer', '.pagination-nav']) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('#inside').evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(
    0,
  );
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', /rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/);
});
