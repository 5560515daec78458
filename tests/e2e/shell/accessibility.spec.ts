import {expect, type Page} from '@playwright/test';
import {open, openUnstarted, test} from '../../support/browser';
import assert from 'node:assert/strict';
import {kinds, prefixes} from '../look/kinds';
import {casesInTurn} from '../../support/rotation';

const languages = [
  {home: '/', skip: 'Skip to main content', nav: 'Main'},
  {home: '/uk/', skip: 'Перейти до основного вмісту', nav: 'Основне меню'},
];

/** What a keyboard user sees of the focus: an outline or a shadow that is not there without it. */
const focusMark = (page: Page) =>
  page.evaluate(() => {
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(document.activeElement!);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });

for (const {home, skip, nav} of languages) {
  test(`the first stop of the keyboard on ${home} leads past the navbar`, async ({page}) => {
    await open(page, home);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', {name: skip});
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement!.closest('nav'))).toBeNull();
    expect(await page.evaluate(() => document.activeElement!.contains(document.querySelector('article')))).toBe(true);
  });

  test(`every control of the navbar of ${home} has a name and shows its focus`, async ({page}) => {
    await open(page, home);
    const controls = page.getByRole('navigation', {name: nav}).locator('a:visible, button:visible, input:visible');
    const count = await controls.count();
    expect(count).toBeGreaterThanOrEqual(6);
    for (let index = 0; index < count; index += 1) {
      const control = controls.nth(index);
      await expect(control).toHaveAccessibleName(/\S/);
    }
    await page.keyboard.press('Tab');
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab');
      expect(await focusMark(page), `the control ${index + 1} of ${home} shows no focus`).toBe(true);
    }
  });
}

/** The search page has a browser test of its own, and is nothing without JavaScript. */
const docs = kinds.filter((address) => !address.startsWith('/search') && address !== '/no_such_page');

for (const address of docs) {
  test(`the navbar never hides what the keyboard goes back to on ${address}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 600});
      await page.locator('footer').evaluate((footer) => {
        footer.tabIndex = -1;
        footer.focus();
      });
      let seen = 0;
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press('Shift+Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement!;
          const {bottom} = element.getBoundingClientRect();
          return {
            isOfPage: element.closest('main') !== null,
            hidden: document.querySelector('.navbar')!.getBoundingClientRect().bottom - bottom,
            name: `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`,
          };
        });
        if (!stop.isOfPage) break;
        assert.ok(stop.hidden < 0, `at ${width} px: ${stop.name}`);
        seen += 1;
      }
      assert.ok(seen > 2, `at ${width} px`);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const address of docs.flatMap((path) =>
    casesInTurn(path, Object.values(prefixes)).map((prefix) => prefix + path),
  )) {
    test(`${address} is read, and left by the links of the sidebar, on a phone and on a screen`, async ({page}) => {
      await openUnstarted(page, address);
      for (const width of [390, 1280]) {
        await page.setViewportSize({width, height: 800});
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('main p').first()).toBeVisible();
        for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();
        const link = page.locator('aside nav a[href]:not([aria-current=page]):visible').last();
        const target = (await link.getAttribute('href'))!;
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${target}$`));
        await expect(page.locator('main h1')).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(address);
      }
    });
  }
});

test('a code block is a stop of the keyboard that says what it holds, and scrolls', async ({page}) => {
  await page.setViewportSize({width: 320, height: 600});
  await open(page, '/request_format');
  const block = page.getByRole('group', {name: 'Code: http'}).first();
  await block.focus();
  await expect(block).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});
