import {expect} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildFolder} from '../../support/built';
import {hasStarted, listen, open, openUnstarted, test} from '../../support/browser';

const files: [address: string, mended: string][] = [
  ['/request_format.html', '/request_format'],
  ['/request_format/index.html', '/request_format'],
  ['/index.html', '/'],
  ['/uk/request_format.html?from=test#rules', '/uk/request_format?from=test#rules'],
  ['/uk/index.html', '/uk'],
];

for (const [address, mended] of files) {
  test(`${address} is the page ${mended}`, async ({page, baseURL}) => {
    const noise = listen(page, baseURL!);
    await open(page, address);
    await expect(page).toHaveURL(mended);
    await expect(page.locator('article h1')).toBeVisible();
    expect(noise.messages).toEqual([]);
  });
}

// Common static hosts answer every unknown path with the 404 page of the root, whatever the language.
for (const [address, mended] of files.filter(([file]) => file.includes('request_format.html'))) {
  test(`${address} is the page ${mended} on a host that answers it with 404.html`, async ({page}) => {
    const body = fs.readFileSync(path.join(buildFolder, '404.html'));
    await page.route('**/*.html*', (route) => route.fulfill({status: 404, contentType: 'text/html', body}));
    const shown = page.waitForResponse((response) => new URL(response.url()).pathname === mended.split(/[?#]/)[0]);
    await openUnstarted(page, address, {waitUntil: 'commit'});
    expect((await shown).status()).toBe(200);
    await page.waitForURL(mended);
    await hasStarted(page);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', mended.startsWith('/uk') ? 'uk' : 'en');
  });
}

/** Spellings that the router takes for a page, and a host for none. */
const spellings: [address: string, page: string][] = [
  ['/Callbacks', '/callbacks'],
  ['/callbacks//', '/callbacks'],
  ['/CALLBACKS/?from=test#retries', '/callbacks?from=test#retries'],
  ['/Callbacks.html', '/callbacks'],
  ['/Invoicing', '/invoicing/'],
  ['/Api/v2/Transaction/Create', '/api/v2/transaction/create'],
  ['/Search', '/search'],
  ['/uk/Callbacks', '/uk/callbacks'],
  ['/uk/services//', '/uk/services/'],
  ['/UK/callbacks', '/uk/callbacks'],
  ['//uk/callbacks', '/uk/callbacks'],
  ['/%2Fuk/reference/test_cards', '/uk/reference/test_cards'],
  ['/callbacks%20', '/callbacks'],
  ['/callbacks.html/', '/callbacks'],
];

for (const [address, mended] of spellings) {
  test(`${address} leads to ${mended}, and React finds there what it expects`, async ({page, baseURL}) => {
    const noise = listen(page, baseURL!);
    await openUnstarted(page, baseURL + address, {waitUntil: 'commit'});
    await page.waitForURL(baseURL + mended);
    await hasStarted(page);
    await expect(page.locator('main h1')).toBeVisible();
    // The host's answer to the first address is an error to the browser.
    expect(noise.messages.filter((message) => !message.includes('404 (Not Found)'))).toEqual([]);
  });
}

test('/callbacks%2F, of which the router knows no page, is the page /callbacks', async ({page, baseURL}) => {
  const noise = listen(page, baseURL!);
  await open(page, '/callbacks%2F');
  await expect(page).toHaveURL(/\/callbacks\/?$/);
  await expect(page.locator('article h1')).toBeVisible();
  expect(noise.messages.filter((message) => !message.includes('404 (Not Found)'))).toEqual([]);
});

const languages = [
  {prefix: '', title: 'Page not found', links: ['Home', 'Request format']},
  {prefix: '/uk', title: 'Сторінку не знайдено', links: ['Головна', 'Формат запиту']},
];

for (const {prefix, title, links} of languages) {
  test(`${prefix}/nowhere answers 404 with a page that leads on`, async ({page}) => {
    const response = await open(page, `${prefix}/nowhere`);
    expect(response!.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    const main = page.locator('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(main.getByRole('link')).toContainText(links);
    await main.getByRole('link', {name: links[1]}).click();
    await expect(page).toHaveURL(`${prefix}/request_format`);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page).not.toHaveTitle(new RegExp(title));
  });
}

for (const path of ['/nowhere%E0%A4%A', '/100%25', '/uk/%ff']) {
  test(`the malformed path ${path} is a page not found that works`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, path);
    await expect(page.locator('main h1')).toHaveText(
      path.startsWith('/uk') ? 'Сторінку не знайдено' : 'Page not found',
    );
    await page.locator('.navbar__brand').click();
    await expect(page.locator('article h1')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const path of ['/uk//evil.example', '/uk/%5Cevil.example', '/uk/%09/evil.example']) {
  test(`${path} has no link away from the site, on load and on the way back`, async ({page, baseURL}) => {
    const {origin, host} = new URL(baseURL!);
    const hosts = () =>
      page
        .locator('.navbar .dropdown__link[lang]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host));
    await open(page, origin + path);
    const title = page.locator('main').getByRole('heading', {level: 1});
    await expect(title).toHaveText('Сторінку не знайдено');
    expect(await hosts()).toEqual([host, host]);
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/uk/');
    await page.goBack();
    await expect(title).toHaveText('Сторінку не знайдено');
    expect(await hosts()).toEqual([host, host]);
  });
}

test('a malformed hash leaves the page as it is: on load, set later, and on the way back', async ({page, baseURL}) => {
  const noise = listen(page, baseURL!);
  await open(page, '/request_format#%E0%A4%A');
  const heading = page.locator('article h1');
  await expect(heading).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#rules';
  });
  await page.evaluate(() => {
    window.location.hash = '#%ff%';
  });
  await expect(page).toHaveURL('/request_format#%EF%BF%BD%EF%BF%BD');
  await page.goBack();
  await expect(page).toHaveURL('/request_format#rules');
  await page.goBack();
  await expect(heading).toBeVisible();
  expect(noise.messages).toEqual([]);
});
