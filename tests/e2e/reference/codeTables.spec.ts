import {expect, type Page} from '@playwright/test';
import {open, openUnstarted, test} from '../../support/browser';

/** One search in each table: what is written into which field, and the row that is left. */
const searches = [
  {address: '/reference/currency_codes', label: 'Find a currency', query: 'hryvnia', row: 'UAH', total: 178 + 4},
  {address: '/uk/reference/currency_codes', label: 'Знайти валюту', query: 'гривня', row: 'UAH', total: 178 + 4},
  {
    address: '/reference/crypto_codes',
    label: 'Find a cryptocurrency',
    query: 'usdt tron',
    row: 'USDT-tron',
    total: 6 + 3,
  },
  {
    address: '/uk/reference/crypto_codes',
    label: 'Знайти криптовалюту',
    query: 'usdt tron',
    row: 'USDT-tron',
    total: 6 + 3,
  },
  {address: '/reference/language_codes', label: 'Find a language', query: 'українська', row: 'uk', total: 183},
  {address: '/uk/reference/language_codes', label: 'Знайти мову', query: 'ukrainian', row: 'uk', total: 183},
  {address: '/reference/bank_codes', label: 'Find a bank', query: 'privatbank', row: 'UA-305299', total: 452},
  {address: '/uk/reference/bank_codes', label: 'Знайти банк', query: 'приватбанк', row: 'UA-305299', total: 452},
];

/** Links of all rows, or of those that are seen. */
const rows = (page: Page) => page.locator('tbody td a[id]');

for (const {address, label, query, row, total} of searches) {
  test(`a reader of ${address} gets its files, finds ${row} by “${query}”, and a link brings a hidden row back`, async ({
    page,
    request,
  }) => {
    await open(page, address);
    const links = await page
      .locator('a[href*="/reference/"]:is([href$=".csv"], [href$=".json"])')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      expect(new URL(link).pathname.startsWith('/uk/')).toBe(address.startsWith('/uk/'));
      expect((await request.get(link)).status(), link).toBe(200);
    }
    await expect(rows(page)).toHaveCount(total);
    const frame = page
      .locator('div', {has: page.getByRole('searchbox', {name: label})})
      .last()
      .locator('..');
    await page.getByRole('searchbox', {name: label}).fill(query);
    await expect(frame.locator('tbody td a[id]:visible')).toHaveCount(1);
    await expect(page.locator(`[id="${row}"]`)).toBeVisible();
    const hidden = await frame.locator('tbody td a[id]').first().getAttribute('id');
    await page.evaluate((id) => {
      window.location.hash = `#${id}`;
    }, hidden);
    await expect(page.locator(`[id="${hidden}"]`)).toBeInViewport();
  });

  test(`${address} is whole without JavaScript`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await openUnstarted(page, address);
    await expect(page.locator('tbody td a[id]:visible')).toHaveCount(total);
    await expect(page.getByRole('searchbox', {name: label})).toBeHidden();
    await context.close();
  });
}

test('the keyboard copies the address of a row, which is then marked', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/reference/currency_codes');
  const link = page.locator('#JPY');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied: the link to this row'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  expect(new URL(copied).hash).toBe('#JPY');
  const background = (id: string) =>
    page.locator('tr', {has: page.locator(`#${id}`)}).evaluate((row) => getComputedStyle(row).backgroundColor);
  expect(await background('JPY')).not.toBe(await background('KES'));
});

test('a row is reached by its copied address, and marked', async ({page}) => {
  await open(page, '/uk/reference/bank_codes#NG-044');
  await expect(page.locator('[id="NG-044"]')).toBeInViewport();
  await expect(page.locator('tr:has(:target)')).toContainText('Access Bank');
});

test('a country without a match leaves with its heading, and comes back', async ({page}) => {
  await open(page, '/reference/bank_codes');
  const field = page.getByRole('searchbox', {name: 'Find a bank'});
  await field.fill('nigeria');
  await expect(page.getByRole('heading', {name: 'Nigeria'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Peru'})).toBeHidden();
  await expect(page.locator('tbody td a[id]:visible')).toHaveCount(28);
  await field.press('Escape');
  await expect(page.getByRole('heading', {name: 'Peru'})).toBeVisible();
});

test('the count of a country leads to the finder', async ({page}) => {
  await open(page, '/uk/reference/country_codes#BR');
  const count = page.getByRole('link', {name: /^Сервіси з BR: \d+$/});
  await expect(count).toHaveAttribute('href', '/uk/services/?country=BR');
});

test('the head of a long table stays below the bars on a screen, and its frame does not scroll', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/reference/currency_codes', '/uk/glossary', '/reference/api_error_codes']) {
    await open(page, address);
    const table = page.locator('table.codes').first();
    await table.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top + 300));
    await expect(page.locator('[data-is-passed] > [data-page-bar]')).toBeVisible();
    const places = await table.evaluate((element) => {
      const bar = document.querySelector('[data-page-bar]')!.getBoundingClientRect().bottom;
      const {top, bottom} = element.querySelector('thead th')!.getBoundingClientRect();
      const shown = document.elementFromPoint(element.getBoundingClientRect().left + 8, (bar + bottom) / 2);
      return {gap: top - bar, end: bottom - bar, isSeen: shown?.closest('thead') !== null};
    });
    expect(places.gap, address).toBeLessThanOrEqual(0);
    expect(places.end, address).toBeGreaterThan(20);
    expect(places.isSeen, address).toBe(true);
  }
});

test('a letter leads to its first row, also when the filter hides it; a group leads to its heading', async ({page}) => {
  await open(page, '/uk/glossary');
  const letters = page.getByRole('navigation', {name: 'Перехід у межах таблиці'});
  await page.getByRole('searchbox').last().fill('акаунт зззз');
  const row = page.locator('tr:has([data-arrived])');
  await letters.getByRole('link', {name: 'П', exact: true}).click();
  await expect(row).toHaveText(/^П/i);
  await expect(row).toBeInViewport();
  await open(page, '/reference/api_error_codes');
  await page.getByRole('searchbox', {name: 'Find an error'}).fill('upstream');
  const heading = page.locator('#group-request');
  await expect(heading).toBeHidden();
  await page.getByRole('navigation', {name: 'Jump within the table'}).getByRole('link', {name: 'Request'}).click();
  await expect(heading).toBeInViewport();
});
