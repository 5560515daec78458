import {expect, type Locator, type Page} from '@playwright/test';
import {open, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';

const languages = [
  {base: '/', toggle: 'Toggle navigation bar', menu: 'Menu', language: 'English', tryIt: 'Try it'},
  {base: '/uk/', toggle: 'Відкрити або закрити меню', menu: 'Меню', language: 'Українська', tryIt: 'Спробувати'},
];

const inert = (page: Page): Locator => page.locator('[inert]:not(.navbar-sidebar [inert])');

for (const {base, toggle, menu, language} of casesInTurn('focus', languages)) {
  test(`Escape closes the language menu of ${base}, however it was opened`, async ({page}) => {
    await open(page, `${base}request_format`);
    const button = page.locator('.navbar').getByRole('button', {name: language, exact: true});
    const items = page.locator('.navbar .dropdown__menu');
    await button.focus();
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(items.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toBeHidden();
    await expect(button).toBeFocused();
    await button.hover();
    await expect(items).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(items).toBeHidden();
    await page.mouse.move(0, 400);
    await button.hover();
    await expect(items).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test(`the menu of ${base} is a dialog that has the focus, and gives it back however it is closed`, async ({
      page,
    }) => {
      await open(page, `${base}request_format`);
      const button = page.getByRole('button', {name: toggle});
      const dialog = page.getByRole('dialog', {name: menu});
      const close = [
        () => page.keyboard.press('Escape'),
        () => page.locator('.navbar-sidebar__backdrop').click({position: {x: 380, y: 400}}),
        () => dialog.locator('.navbar-sidebar__close').click(),
        () => dialog.locator('.menu__link[aria-current=page]').click(),
      ];
      await expect(dialog).toHaveCount(0);
      for (const act of close) {
        await button.click();
        await expect(dialog).toBeVisible();
        await expect(dialog).toHaveAttribute('aria-modal', 'true');
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await expect(dialog.locator('.theme-doc-sidebar-menu')).toBeVisible();
        for (const covered of ['main', 'footer', '.navbar__toggle', '.navbar__search-input']) {
          await expect(page.locator(covered).and(page.locator('[inert], [inert] *'))).toHaveCount(1);
        }
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Shift+Tab');
        expect(await page.evaluate(() => document.activeElement!.closest('main, footer, .navbar__inner'))).toBeNull();
        await act();
        await expect(dialog).toHaveCount(0);
        await expect(inert(page)).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    });

    test(`nothing of ${base} stays inert when the window becomes wide or a page is chosen`, async ({page}) => {
      await open(page, `${base}request_format`);
      await page.getByRole('button', {name: toggle}).click();
      await expect(inert(page)).not.toHaveCount(0);
      await page.setViewportSize({width: 1280, height: 844});
      await expect(inert(page)).toHaveCount(0);
      await page.setViewportSize({width: 390, height: 844});
      await page.getByRole('button', {name: toggle}).click();
      await page.getByRole('dialog').locator(`.theme-doc-sidebar-menu a[href="${base}"]`).click();
      await expect(page).toHaveURL(base);
      await expect(inert(page)).toHaveCount(0);
      await expect(page.locator('main h1')).toBeFocused();
    });
  });

  test(`after a navigation within ${base} the title is said and the focus is where reading begins`, async ({page}) => {
    const arrived = async (start: Locator): Promise<void> => {
      await expect(start).toBeFocused();
      await expect(page.locator('body > [role=status]')).toHaveText(await page.title());
    };
    await open(page, `${base}request_format`);
    const heading = page.locator('main h1');
    const title = await heading.textContent();
    await page.locator(`.menu a[href="${base}callbacks"]`).click();
    await expect(page).toHaveURL(`${base}callbacks`);
    await arrived(heading);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
    await page.goBack();
    await expect(heading).toHaveText(title!);
    await arrived(heading);
    await page.goForward();
    await arrived(heading);
    // Within the page, and to a section of another page.
    await page.locator('.table-of-contents a').last().press('Enter');
    await expect(page.locator('main :is(h2, h3):focus')).toHaveCount(1);
    const hit = page
      .locator('.navbar')
      .getByRole('option')
      .filter({has: page.locator('[class*=hitTitle]')});
    await page.locator('.navbar__search-input').fill('request_id');
    await expect(hit.first()).toBeVisible();
    await page.locator('.navbar__search-input').press('Enter');
    await expect(page).toHaveURL(/_highlight/);
    await expect(page.locator('main :focus')).toHaveCount(1);
    // The link that skips the navbar is no region of its own.
    await expect(page.locator('[role=region]:has(> a[href^="#__docusaurus"])')).toHaveCount(0);
  });

  test(`what a link or the address of ${base} led to has a mark on its words, and no frame`, async ({page}) => {
    const marked = {outlineStyle: 'none', textDecorationLine: 'underline'};
    const look = (heading: Locator) =>
      heading.evaluate((element) => {
        const {outlineStyle, textDecorationLine} = getComputedStyle(element);
        return {outlineStyle, textDecorationLine};
      });
    await open(page, `${base}request_format#sign`);
    expect(await look(page.locator('#sign'))).toEqual(marked);
    const link = page.locator('.theme-doc-toc-desktop a').last();
    const target = page.locator(`main ${(await link.getAttribute('href'))!}`);
    await link.press('Enter');
    await expect(target).toBeFocused();
    expect(await look(target)).toEqual(marked);
    await link.click();
    await expect(target).toBeFocused();
    expect(await look(target)).toEqual(marked);
    // The title of another page is marked for the keyboard alone.
    await page.locator(`.menu a[href="${base}callbacks"]`).click();
    await expect(page).toHaveURL(`${base}callbacks`);
    await expect(page.locator('main h1')).toBeFocused();
    expect((await look(page.locator('main h1'))).textDecorationLine).toBe('none');
    await page.locator(`.menu a[href="${base}request_format"]`).press('Enter');
    await expect(page).toHaveURL(`${base}request_format`);
    await expect(page.locator('main h1')).toBeFocused();
    expect(await look(page.locator('main h1'))).toEqual(marked);
  });

  test(`Enter that ends a composition opens no hit of ${base}`, async ({page}) => {
    await open(page, `${base}request_format`);
    const box = page.locator('.navbar__search-input');
    await box.fill('callbacks');
    await expect(page.getByRole('option').first()).toBeVisible();
    const isLeft = await box.evaluate((field) => {
      const end = new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true});
      return field.dispatchEvent(end);
    });
    expect(isLeft).toBe(true);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page).toHaveURL(`${base}request_format`);
    await box.press('Enter');
    await expect(page).toHaveURL(/_highlight=callbacks/);
  });
}
