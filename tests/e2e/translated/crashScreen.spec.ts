/** The screen of a page that crashed can be translated, too. */
import {expect} from '@playwright/test';
import {listen, open} from '../../support/browser';
import {test} from '../../support/shellSite';
import {countTranslated, translatePages} from '../../support/translator';

test('a translated page that crashed says why, again after Try again, until that brings it back', async ({
  page,
  baseURL,
}) => {
  await translatePages(page);
  const {messages} = listen(page, baseURL!);
  const title = page.getByRole('heading', {level: 1});
  await open(page, '/crash');
  await page.getByRole('button', {name: 'Crash'}).click();
  await expect(title).toHaveText('This page crashed.');
  await expect(page.locator('main')).toContainText('The table of rates is empty');
  await expect(title.locator('font')).not.toHaveCount(0);
  await page.evaluate(() => Object.assign(window, {isMended: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(title).toHaveText('crash');
  await page.locator('.navbar').getByRole('link', {name: 'Home'}).click();
  await expect(title).toHaveText('Shell');
  expect(await countTranslated(page)).toBeGreaterThan(10);
  expect(messages.filter((message) => !message.includes('The rates could not be drawn'))).toEqual([]);
});
