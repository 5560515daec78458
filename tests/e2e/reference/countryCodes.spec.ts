import {expect} from '@playwright/test';
import {open, openUnstarted, test} from '../../support/browser';

for (const {address, label, query, count, none} of [
  {
    address: '/reference/country_codes',
    label: 'Find a country',
    query: 'ukr',
    count: 'Shown: 1 of 249',
    none: 'Nothing matches.',
  },
  {
    address: '/uk/reference/country_codes',
    label: 'Знайти країну',
    query: 'україн',
    count: 'Показано: 1 з 249',
    none: 'Нічого не знайдено.',
  },
]) {
  test(`a reader of ${address} filters the table with the keyboard and hears how many rows are left`, async ({
    page,
  }) => {
    await open(page, address);
    const rows = page.locator('tbody tr', {has: page.locator('a[id]')});
    await expect(rows).toHaveCount(249);
    const field = page.getByRole('searchbox', {name: label});
    await field.focus();
    await page.keyboard.type(query);
    await expect(page.getByRole('status').filter({hasText: count})).toBeVisible();
    await expect(rows.filter({visible: true})).toHaveCount(1);
    await expect(rows.filter({visible: true})).toContainText('UKR');
    await field.fill('zzz');
    await expect(page.getByText(none)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(rows.filter({visible: true})).toHaveCount(249);
  });
}

test('another spelling than the one in the table finds the country', async ({page}) => {
  await open(page, '/reference/country_codes');
  await page.getByRole('searchbox', {name: 'Find a country'}).fill('ivory coast');
  await expect(page.locator('tbody tr:visible', {hasText: 'Côte d’Ivoire'})).toHaveCount(1);
});

test('a link to a row leads to it, also when the filter hides it', async ({page}) => {
  await open(page, '/reference/country_codes#UA');
  await expect(page.locator('#UA')).toBeInViewport();
  await page.getByRole('searchbox', {name: 'Find a country'}).fill('brazil');
  await expect(page.locator('#UA')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#PL';
  });
  await expect(page.locator('#PL')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table is whole and there is no field that does nothing', async ({page}) => {
    await openUnstarted(page, '/reference/country_codes');
    await expect(page.locator('tbody tr:visible', {has: page.locator('a[id]')})).toHaveCount(249);
    await expect(page.getByRole('searchbox', {name: 'Find a country'})).toBeHidden();
  });
});

test('both files of the table are there, in both languages', async ({page, request}) => {
  for (const address of ['/reference/country_codes', '/uk/reference/country_codes']) {
    await open(page, address);
    const links = await page
      .locator('a[href$=".csv"], a[href$=".json"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBe(4);
    for (const link of links) {
      expect(new URL(link).pathname.startsWith('/uk/')).toBe(address.startsWith('/uk/'));
      expect((await request.get(link)).status(), link).toBe(200);
    }
  }
});
