import {expect} from '@playwright/test';
import {twinAddress} from '../../../src/content/pages/twinAddress';
import {open, openUnstarted, test} from '../../support/browser';
import {addressOf} from '../../support/built';
import {casesInTurn} from '../../support/rotation';

const words = {
  en: {
    menu: /^Page$/,
    copy: 'Copy as Markdown',
    view: 'View as Markdown',
    copied: 'Copied',
    failed: 'Not copied',
    title: 'Callbacks',
  },
  uk: {
    menu: /^Сторінка$/,
    copy: 'Копіювати як Markdown',
    view: 'Переглянути як Markdown',
    copied: 'Скопійовано',
    failed: 'Не скопійовано',
    title: 'Колбеки',
  },
};

for (const code of casesInTurn('Markdown', Object.keys(words) as (keyof typeof words)[])) {
  const address = addressOf('callbacks', code);
  const twin = twinAddress(address);
  const word = words[code];

  test.describe(`${code}: the Markdown of a page`, () => {
    test('is copied by the keyboard, with links that work elsewhere, and the reader is told', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, address);
      await page.locator('summary', {hasText: word.menu}).press('Enter');
      await page.getByRole('button', {name: word.copy}).press('Enter');
      await expect(page.getByRole('status').filter({hasText: word.copied})).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const served = await (await page.request.get(twin)).text();
      expect(copied).toMatch(new RegExp(`^# ${word.title}\n`));
      expect(copied).toBe(served.replaceAll('](/', `](${baseURL}/`));
      expect(copied).not.toBe(served);
    });

    test('says so when it cannot be copied', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.route(`**${twin}`, (route) => route.abort());
      await open(page, address);
      await page.locator('summary', {hasText: word.menu}).click();
      await page.getByRole('button', {name: word.copy}).click();
      await expect(page.getByRole('status').filter({hasText: word.failed})).toBeVisible();
    });

    test('opens from a link, as Markdown', async ({page}) => {
      await open(page, address);
      const answer = page.waitForResponse((response) => response.url().endsWith(twin));
      await page.locator('summary', {hasText: word.menu}).click();
      await page.getByRole('link', {name: word.view}).click();
      expect((await answer).headers()['content-type']).toBe('text/markdown;charset=utf-8');
      await expect(page).toHaveURL(new RegExp(`${twin.replaceAll('.', '\\.')}$`));
    });
  });
}

test('without JavaScript the link is there, and the button that could do nothing is not', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await openUnstarted(page, '/callbacks');
  await page.locator('summary', {hasText: words.en.menu}).click();
  await expect(page.getByRole('link', {name: words.en.view})).toBeVisible();
  await expect(page.getByText(words.en.copy)).toBeHidden();
  await context.close();
});
