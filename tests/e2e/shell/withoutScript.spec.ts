/** The site in a browser without JavaScript, and in one that cannot read or load the scripts. */
import {expect, type Locator, type Page} from '@playwright/test';
import {kinds, prefixes} from '../look/kinds';
import {openUnstarted, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';

const sizes = {phone: {width: 390, height: 844}, desktop: {width: 1400, height: 900}};
const languages = Object.entries(prefixes) as ['en' | 'uk', string][];
const words = {
  en: {
    search: 'The search runs in your browser and needs JavaScript.',
    menu: 'Menu',
    part: 'This part of the page needs JavaScript, which is off or could not be loaded.',
  },
  uk: {
    search: 'і йому потрібен JavaScript.',
    menu: 'Меню',
    part: 'Ця частина сторінки потребує JavaScript, який вимкнено або не вдалося завантажити.',
  },
};

/** Why no script of the site runs. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  off: async () => {},
  'newer than the browser': (page) =>
    page.route('**/assets/js/*.js', (route) => route.fulfill({contentType: 'text/javascript', body: 'newer syntax'})),
  'not loaded': (page) => page.route('**/assets/js/*.js', (route) => route.abort()),
};

const outerHTMLOf = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => all.map(({outerHTML}) => outerHTML.slice(0, 120)));

const control = 'button, input, select, textarea';

/** What only scripts could make work. A summary works by itself; a link and a form have an address of their own. */
const dead = (page: Page): Promise<string[]> =>
  outerHTMLOf(
    page
      .locator(
        `:is(${control}):not(form[action] *), [role=button], [role=tab]:not([href]), .navbar__search svg, a:not([href]), a[href="#"]`,
      )
      .filter({visible: true}),
  );

/** What only a script could bring into view. */
const unreachable = (page: Page): Promise<string[]> =>
  outerHTMLOf(page.locator('main [role=tabpanel]').filter({visible: false}));

// The pages of each kind, and those whose content is made of controls.
const pages = [...kinds, '/sandbox', '/sandbox/signature', '/quickstart', '/payment_page', '/downloads'];

for (const [way, prepare] of Object.entries(ways)) {
  test.describe(`scripts ${way}`, () => {
    test.use({javaScriptEnabled: way !== 'off'});
    test.beforeEach(({page}) => prepare(page));

    test('no button is dead, and every page leads to others and to the other language', async ({page}) => {
      expect(pages.length).toBeGreaterThan(15);
      let panels = 0;
      const addresses = pages.flatMap((path) =>
        casesInTurn(`${way} ${path}`, languages).map(([, prefix]) => `${prefix}${path}`),
      );
      for (const address of addresses) {
        await openUnstarted(page, address);
        panels += await page.getByRole('tabpanel').count();
        for (const [size, viewport] of Object.entries(sizes)) {
          await page.setViewportSize(viewport);
          const where = `${address} on a ${size}`;
          expect(await dead(page), where).toEqual([]);
          expect(await unreachable(page), where).toEqual([]);
          await expect(page.locator('.navbar a[lang]').filter({visible: true}), where).toHaveCount(languages.length);
          const links = page.locator('aside a[href], main a[href]').filter({visible: true});
          expect(await links.count(), where).toBeGreaterThan(1);
          if (/search|no_such/.test(address)) continue;
          const menu = page.locator('aside a.menu__link').filter({visible: true});
          expect(await menu.count(), where).toBeGreaterThan(10);
        }
      }
      expect(panels).toBeGreaterThan(1);
    });

    for (const [code, prefix] of casesInTurn(way, languages)) {
      const word = words[code];

      test(`${code}: what is missing says what it needs`, async ({page}) => {
        for (const address of ['/sandbox', '/sandbox/signature']) {
          await openUnstarted(page, `${prefix}${address}`);
          await expect(page.getByText(word.part)).toBeVisible();
        }
        await openUnstarted(page, `${prefix}/search`);
        const text = page.locator('main p').filter({hasText: word.search});
        await expect(text).toBeVisible();
        await text.locator('a[href$="llms.txt"]').click();
        await expect(page).toHaveURL(`${prefix}/llms.txt`);
      });

      test(`${code}: the top of a page leads a phone to the menu that follows it`, async ({page}) => {
        await page.setViewportSize(sizes.phone);
        await openUnstarted(page, `${prefix}/callbacks`);
        await page.locator('main').getByRole('link', {name: word.menu, exact: true}).click();
        await expect(page.locator('aside a.menu__link').first()).toBeInViewport();
      });
    }
  });
}
