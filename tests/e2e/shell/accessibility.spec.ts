import {expect, test, type Page} from '@playwright/test';
import {open} from '../../support/browser';

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
