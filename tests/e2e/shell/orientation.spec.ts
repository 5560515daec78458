import {expect, type Page} from '@playwright/test';
import {brand} from '../../../src/brand';
import {hasStarted, open, openUnstarted, test} from '../../support/browser';
import {addressOf} from '../../support/built';
import {casesInTurn, visitsWithin} from '../../support/rotation';

const desktop = {width: 1440, height: 900};
const phone = {width: 390, height: 844};

/** Whether the link of the current page is in sight in a menu. */
const isInSight = (page: Page, menu: string) =>
  page.evaluate((selector) => {
    const link = document.querySelector(`${selector} .menu__link[aria-current=page]`);
    const [at, box] = [link, link?.closest('.menu')].map((element) => element?.getBoundingClientRect());
    return at !== undefined && box !== undefined && at.height > 0 && at.top >= box.top && at.bottom <= box.bottom;
  }, menu);

const {visits} = visitsWithin({minutes: 0.7, secondsToOpen: 0.35, secondsToLook: 0});

test.describe('on a desktop', () => {
  test.use({viewport: desktop});

  test('the sidebar shows the current page before any script file has come, and the title is near the top', async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.route(/\.js$/, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    const failures: string[] = [];
    for (const {page: visited} of visits) {
      const address = addressOf(visited.id, visited.locale);
      await openUnstarted(page, address, {waitUntil: 'domcontentloaded'});
      // A callback of the same frame, which follows that of the page and precedes the paint.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      if (!(await isInSight(page, '.theme-doc-sidebar-container'))) failures.push(`${address}: out of sight`);
      const top = await page.evaluate(() => document.querySelector('main h1')!.getBoundingClientRect().top);
      if (top > 130) failures.push(`${address}: the title is at ${top} px`);
    }
    expect(visits.length).toBeGreaterThan(20);
    expect(failures).toEqual([]);
  });

  test('after a navigation the sidebar shows the page, and the window is not scrolled by it', async ({page}) => {
    await open(page, '/quickstart');
    await page.locator('article').getByRole('link', {name: 'go live', exact: false}).first().click();
    await expect(page).toHaveURL(/go_live/);
    await expect.poll(() => isInSight(page, '.theme-doc-sidebar-container')).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: phone});

  for (const address of casesInTurn('current page in the menu', [
    '/services/upi/payin_intent_h2h',
    '/uk/cabinet/control/tariffs',
    '/reference/versions',
  ])) {
    test(`the opened menu of ${address} shows the current page, and the title is near the top`, async ({page}) => {
      await open(page, address);
      expect(await page.evaluate(() => document.querySelector('main h1')!.getBoundingClientRect().top)).toBeLessThan(
        150,
      );
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar__items--show-secondary')).toBeVisible();
      await expect.poll(() => isInSight(page, '.navbar-sidebar')).toBe(true);
    });
  }
});

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});

    test('a long page keeps a bar with title, version and contents in sight', async ({page}) => {
      await open(page, '/api/v1/transaction/create');
      const bar = page.locator('[data-page-bar]');
      await expect(bar.locator('[data-page-title]')).toBeHidden();
      await page.evaluate(() => scrollTo(0, 3000));
      await expect(bar.locator('[data-page-title]')).toHaveText('Create a transaction (v1)v1');
      const {y} = (await bar.boundingBox())!;
      expect(y).toBe(56);
      await bar.getByText('On this page').click();
      await bar.getByRole('link', {name: 'Errors', exact: true}).click();
      await expect(page).toHaveURL(/#errors$/);
      // Below the bar, and not under it.
      await expect
        .poll(() => page.locator('#errors').evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
        .toBeGreaterThanOrEqual(96);
      await expect(bar.locator('details[open]')).toHaveCount(0);
    });
  });
}

for (const address of [
  '/services/mobile_money/mtn_gh_payin_h2h',
  '/uk/services/oxxo/payin_h2h',
  '/uk/api/v2/transaction/create',
  '/cabinet/control/form_settings',
  '/uk/cabinet/control/form_settings',
]) {
  test(`the path of ${address} ends before the menus beside it, and is cut only where it has no room`, async ({
    page,
  }) => {
    await open(page, address);
    for (const width of [997, 1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      const {end, start, names} = await page.evaluate(() => {
        const widthOf = (link: Element): number => link.getBoundingClientRect().width;
        const textWidthOf = (link: Element): number => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getBoundingClientRect().width;
        };
        return {
          end: Math.max(
            ...[...document.querySelectorAll('.breadcrumbs__item')].map((item) => item.getBoundingClientRect().right),
          ),
          start: Math.min(
            ...[...document.querySelectorAll('[data-page-bar] summary')]
              .map((menu) => menu.getBoundingClientRect().left)
              .filter((left) => left > 0),
          ),
          // A share of a pixel is enough for the browser to cut a name.
          names: [...document.querySelectorAll('.breadcrumbs__link')].map((link) => ({
            name: link.textContent,
            width: widthOf(link),
            isCut: textWidthOf(link) > widthOf(link) + 0.02,
          })),
        };
      });
      expect(end, `at ${width} px`).toBeLessThanOrEqual(start);
      const cut = names.filter(({isCut}) => isCut);
      if (cut.length > 0) expect(start - end, `room left at ${width} px`).toBeLessThan(40);
      // The title says the last name.
      const last = names.at(-1)!;
      if (last.width > 30)
        expect(
          cut.filter((one) => one !== last),
          `at ${width} px`,
        ).toEqual([]);
    }
  });
}

test('a page of less than three screens has no bar that stays', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/support');
  await page.evaluate(() => scrollTo(0, 700));
  await expect(page.locator('h1')).not.toBeInViewport();
  await expect(page.locator('[data-page-title]')).toBeHidden();
});

test('the menu of the page closes on Escape and gives the focus back, and on a press outside', async ({page}) => {
  await open(page, '/callbacks');
  const button = page.locator('summary', {hasText: /^Page$/});
  await button.press('Enter');
  await expect(page.getByRole('button', {name: 'Print'})).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.locator('h1').click();
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
});

test('a mistake is reported with the address of the page', async ({page}) => {
  await open(page, '/uk/callbacks');
  await hasStarted(page);
  await page.locator('summary', {hasText: /^Сторінка$/}).click();
  await expect(page.getByRole('link', {name: 'Повідомити про помилку'})).toHaveAttribute(
    'href',
    `mailto:${brand.contacts.documentation}?subject=%2Fuk%2Fcallbacks`,
  );
});
