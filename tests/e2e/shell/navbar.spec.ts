import {expect} from '@playwright/test';
import {brand} from '../../../src/brand';
import {open, test} from '../../support/browser';

const languages = [
  {
    home: '/',
    labels: ['Home', 'Knowledge Hub', 'Become a Client'],
    newTab: '(opens in new tab)',
    toggle: 'Switch between dark and light mode (currently light mode)',
    current: 'English',
    other: {label: 'Українська', address: '/uk/request_format'},
  },
  {
    home: '/uk/',
    labels: ['Головна', 'База знань', 'Стати клієнтом'],
    newTab: '(відкриється в новій вкладці)',
    toggle: 'Перемкнути темний і світлий режими (зараз світлий режим)',
    current: 'Українська',
    other: {label: 'English', address: '/request_format'},
  },
];

for (const {home, labels, newTab, toggle, current, other} of languages) {
  test(`the navbar of ${home} has its items in order, each with an icon, and leads where they say`, async ({page}) => {
    await open(page, home);
    const left = page.locator('.navbar__items').first().locator('.navbar__item');
    await expect(left).toHaveText(labels);
    await expect(left.locator('svg.iconify--site')).toHaveCount(3);
    await expect(left.nth(0)).toHaveAttribute('href', home);
    await expect(left.nth(0)).toHaveClass(/navbar__link--active/);
    for (const [index, address] of [
      [1, brand.links.knowledgeHub],
      [2, brand.links.becomeClient],
    ] as const) {
      await expect(left.nth(index)).toHaveAttribute('href', address);
      await expect(left.nth(index)).toHaveAttribute('target', '_blank');
      await expect(left.nth(index)).toHaveAccessibleName(`${labels[index]} ${newTab}`);
    }
    const right = page.locator('.navbar__items--right');
    await expect(right.getByRole('button', {name: current})).toBeVisible();
    await expect(right.getByRole('button', {name: toggle})).toBeVisible();
  });

  test(`the language menu of ${home} leads to the same page, its query and hash kept`, async ({page}) => {
    await open(page, `${home}request_format?from=test#rules`);
    await page.getByRole('button', {name: current}).hover();
    const choice = page.locator('.navbar .dropdown__menu').getByRole('link', {name: other.label});
    await choice.click();
    await expect(page).toHaveURL(`${other.address}?from=test#rules`);
    await expect(page.getByRole('button', {name: other.label}).first()).toBeVisible();
  });

  test(`the icons of ${home} stand in the prerendered HTML`, async ({request}) => {
    const html = await (await request.get(home)).text();
    expect(html.match(/<svg[^>]*iconify--site[^>]*>\s*<(?:path|g)/g)).toHaveLength(3);
  });
}

test('Home is marked on the start page only', async ({page}) => {
  await open(page, '/request_format');
  await expect(page.locator('.navbar__link--active')).toHaveCount(0);
});
