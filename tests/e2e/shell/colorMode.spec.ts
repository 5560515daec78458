import {expect, type Page} from '@playwright/test';
import {open, openUnstarted, test} from '../../support/browser';
import {test as shellTest} from '../../support/shellSite';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light mode/});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test.describe('where the operating system is dark', () => {
  test.use({colorScheme: 'dark'});

  test('the site is light', async ({page}) => {
    await open(page, '/');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBeNull();
  });
});

test('the toggle flips between light and dark, and the choice is stored', async ({page}) => {
  await open(page, '/');
  for (const mode of ['dark', 'light', 'dark', 'light']) {
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', mode);
    await expect(toggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
    expect(await stored(page)).toBe(mode);
  }
});

test('the choice reaches other tabs and other pages', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/uk/');
  await toggle(page).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await open(other, '/request_format');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});

test('a stored mode is drawn before any script of the site has run', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', (route) => route.abort());
  await openUnstarted(page, '/');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await html(page).getAttribute('data-has-hydrated')).not.toBe('true');
});

shellTest.describe('with respectPrefersColorScheme', () => {
  shellTest.use({colorScheme: 'dark'});

  shellTest('the choice `system` follows the operating system live and comes third', async ({page}) => {
    await open(page, '/');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    for (const choice of ['light', 'dark', 'system']) {
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
      expect(await stored(page)).toBe(choice === 'system' ? null : choice);
    }
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});
