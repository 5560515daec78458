import {expect, type Page} from '@playwright/test';
import {hasStarted, open, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';

const phone = {width: 390, height: 844};
test.use({viewport: phone});

const languages = [
  {
    address: '/request_format',
    toggle: 'Toggle navigation bar',
    close: 'Close navigation bar',
    back: '← Back to main menu',
    languages: 'Languages',
    labels: ['Home', 'Knowledge Hub', 'Become a Client'],
  },
  {
    address: '/uk/request_format',
    toggle: 'Відкрити або закрити меню',
    close: 'Закрити меню',
    back: '← Перейти до головного меню',
    languages: 'Мови',
    labels: ['Головна', 'База знань', 'Стати клієнтом'],
  },
];

const sidebar = (page: Page) => page.locator('.navbar-sidebar');
const isShown = (page: Page) => page.locator('.navbar-sidebar--show');

/** Opens the menu and waits until it stands: what still slides may be gone between press and release. */
async function openMenu(page: Page, toggle = 'Toggle navigation bar'): Promise<void> {
  await page.getByRole('button', {name: toggle}).click();
  await expect(sidebar(page).locator('.navbar-sidebar__items--show-secondary')).toBeVisible();
  await sidebar(page).evaluate(async (menu) => {
    for (
      let moves = menu.getAnimations({subtree: true});
      moves.length > 0;
      moves = menu.getAnimations({subtree: true})
    ) {
      await Promise.allSettled(moves.map(({finished}) => finished));
    }
  });
}

for (const {address, toggle, close, back, languages: languagesLabel, labels} of casesInTurn('menu', languages)) {
  test(`the menu of ${address} opens, holds the page still and closes`, async ({page}) => {
    await open(page, address);
    const button = page.getByRole('button', {name: toggle});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page, toggle);
    await expect(isShown(page)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('button', {name: close, exact: true}).click();
    await expect(isShown(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test(`the menu of ${address} shows the sections of the docs, then the main menu with the languages`, async ({
    page,
  }) => {
    await open(page, address);
    await openMenu(page, toggle);
    await sidebar(page).getByRole('button', {name: back}).click();
    const items = sidebar(page).locator('.navbar-sidebar__item').first().locator('> ul > li');
    await expect(items.locator('> .menu__link')).toHaveText([...labels]);
    await expect(items.locator('svg.iconify--site')).toHaveCount(3);
    await items.getByRole('button', {name: languagesLabel}).click();
    await expect(items.getByRole('link', {name: 'Українська'})).toBeVisible();
    await expect(items.getByRole('link', {name: 'English'})).toBeVisible();
  });
}

for (const {address, toggle, languages: label} of casesInTurn('language', languages)) {
  test(`from the menu of ${address} the page in the other language is two taps away, wherever the menu is`, async ({
    page,
  }) => {
    await open(page, `${address}?q=1#sign`);
    await openMenu(page, toggle);
    const links = sidebar(page).getByRole('navigation', {name: label, exact: true}).getByRole('link');
    await expect(links).toHaveText(['English', 'Українська']);
    const isUkrainian = address.startsWith('/uk');
    await expect(links.nth(isUkrainian ? 1 : 0)).toHaveAttribute('aria-current', 'true');
    for (const link of await links.all()) {
      await expect(link).toBeInViewport();
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    // The last link of the menu is above its end.
    const end = await sidebar(page)
      .locator('.navbar-sidebar__items')
      .evaluate((panels) => panels.getBoundingClientRect().bottom);
    expect(Math.round(end)).toBe(phone.height);
    await links.nth(isUkrainian ? 0 : 1).click();
    await expect(page).toHaveURL(isUkrainian ? '/request_format?q=1#sign' : '/uk/request_format?q=1#sign');
  });
}

test('the menu closes by itself when the window becomes wide', async ({page}) => {
  await open(page, '/');
  await openMenu(page);
  await expect(isShown(page)).toBeVisible();
  await page.setViewportSize({width: 997, height: 844});
  await expect(isShown(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await page.setViewportSize(phone);
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveAttribute('aria-expanded', 'false');
});

test('the menu closes when a page is chosen in it', async ({page}) => {
  await open(page, '/request_format');
  await openMenu(page);
  await sidebar(page).locator('.theme-doc-sidebar-menu a[href="/"]').click();
  await expect(page).toHaveURL('/');
  await expect(isShown(page)).toHaveCount(0);
});

test('the links to all pages are drawn when the reader reaches for the menu, by touch or keyboard, and stand when it opens', async ({
  page,
}) => {
  const links = sidebar(page).locator('.theme-doc-sidebar-menu a');
  await open(page, '/request_format');
  await expect(page.locator('.theme-doc-sidebar-container a')).toHaveCount(0);
  await expect(sidebar(page)).toHaveCount(1);
  await expect(links).toHaveCount(0);
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await button.focus();
  await expect(links.first()).toBeAttached();
  await page.reload();
  await hasStarted(page);
  await expect(links).toHaveCount(0);
  await button.dispatchEvent('pointerdown');
  await expect(links.first()).toBeAttached();
  // Whatever presses the button without either.
  await page.reload();
  await hasStarted(page);
  await button.dispatchEvent('click');
  await expect(links.first()).toBeVisible();
});

test('a page that started narrow has one sidebar, which works, once it is wide', async ({page}) => {
  await open(page, '/request_format');
  await page.setViewportSize({width: 1280, height: 844});
  const aside = page.locator('.theme-doc-sidebar-container');
  await expect(aside.locator('nav')).toHaveCount(1);
  await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(1);
  const category = aside.locator('.menu__list-item--collapsed [aria-expanded]').first();
  const label = (await category.textContent())!;
  await category.click();
  await expect(aside.locator('[aria-expanded=true]', {hasText: label}).first()).toBeVisible();
});

for (const {width, isMobile} of [
  {width: 996, isMobile: true},
  {width: 997, isMobile: false},
]) {
  test(`at ${width} px the site is ${isMobile ? 'a phone' : 'a desk'}`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/request_format');
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible({visible: isMobile});
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({visible: !isMobile});
    await expect(page.locator('.navbar__items').first().getByText('Knowledge Hub')).toBeVisible({visible: !isMobile});
  });
}
