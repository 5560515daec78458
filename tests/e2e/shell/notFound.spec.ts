import {expect} from '@playwright/test';
import {listen, open, openUnstarted, test} from '../../support/browser';

const languages = [
  {prefix: '', words: 'Perhaps you are looking for one of these:', title: 'Create a transaction', other: 'Home'},
  {prefix: '/uk', words: 'Можливо, ви шукали одну з цих сторінок:', title: 'Створити транзакцію', other: 'Головна'},
];

for (const {prefix, words, title, other} of languages) {
  test(`${prefix}: who misspelt an address is told of the pages nearest to it, and goes on from there`, async ({
    page,
    baseURL,
  }) => {
    const noise = listen(page, baseURL!);
    const lists: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('pages.json')) lists.push(new URL(request.url()).pathname);
    });
    await open(page, `${prefix}/v2/transaction/creat`);
    const nearest = page.locator('main').getByRole('status');
    await expect(nearest).toContainText(words);
    await expect(nearest.getByRole('link').first()).toHaveText(title);
    await expect(nearest.getByRole('listitem').first()).toContainText('/api/v2/transaction/create');
    await nearest.getByRole('link').first().click();
    await expect(page).toHaveURL(`${prefix}/api/v2/transaction/create`);
    await expect(page.locator('article h1')).toHaveText(title);
    expect(lists).toEqual([`${prefix}/pages.json`]);
    // The missing page itself is an error to the browser.
    expect(noise.messages.filter((message) => !message.includes('404'))).toEqual([]);
  });

  test(`${prefix}: without the list of pages, and without JavaScript, the missing page still leads on`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.route('**/pages.json', (route) => route.abort());
    await open(page, `${prefix}/v2/transaction/creat`);
    await expect(page.locator('main').getByRole('link', {name: other, exact: true})).toBeVisible();
    await expect(page.locator('main').getByRole('status')).toBeEmpty();
    const still = await browser.newContext({javaScriptEnabled: false, baseURL});
    const plain = await still.newPage();
    await openUnstarted(plain, `${prefix}/v2/transaction/creat`);
    await plain.locator('main').getByRole('link', {name: other, exact: true}).click();
    await expect(plain).toHaveURL(new RegExp(`${prefix}/?$`));
    await still.close();
  });
}
