import {expect, type Page} from '@playwright/test';
import {open, reportConnection, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';

const languages = {
  en: {
    prefix: '',
    mode: /^Switch between dark and light mode/,
    silent: 'The site does not respond',
    tryAgain: 'Try again',
    searchFailed: 'The search index could not be loaded.',
  },
  uk: {
    prefix: '/uk',
    mode: /^Перемкнути темний і світлий режими/,
    silent: 'Сайт не відповідає',
    tryAgain: 'Спробувати ще раз',
    searchFailed: 'Не вдалося завантажити пошуковий індекс.',
  },
} as const;

/** Nothing is loaded ahead. */
const saving = {effectiveType: '4g', saveData: true};

/** What a browser does to a site that wants to remember something; each runs before any script of the page. */
const storages: Record<string, () => void> = {
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'is denied': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'holds rubbish': () => {
    for (const key of [
      'theme',
      'sample-language',
      'docs.preferred-version',
      'docusaurus.sidebar',
      'docusaurus.tab.message',
      '__proto__',
    ]) {
      localStorage.setItem(key, `{"<img src=x onerror=alert(1)>${'\u202e[]'.repeat(10_000)}`);
    }
  },
};

/** Errors that nobody caught, from now on. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

const link = (page: Page, to: string) => page.locator(`aside a[href="${to}"]`).first();
const title = (page: Page) => page.locator('main h1');

for (const [code, {prefix, mode, silent, tryAgain, searchFailed}] of casesInTurn(
  'surroundings',
  Object.entries(languages),
)) {
  const [from, to] = [`${prefix}/request_format`, `${prefix}/callbacks`];

  for (const [state, prepare] of Object.entries(storages)) {
    test(`${code}: everything works where the storage ${state}`, async ({page}) => {
      const errors = uncaught(page);
      await page.addInitScript(prepare);
      await open(page, `${prefix}/api/v2/transaction/create`);
      const toggle = page.locator('.navbar').getByRole('button', {name: mode});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      for (const chosen of ['dark', 'light']) {
        await expect(toggle.locator('svg').filter({visible: true})).toHaveCount(1);
        await toggle.click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', chosen);
      }
      const tabs = page.locator('[data-sample]').first().getByRole('tab');
      for (const tab of [tabs.nth(1), tabs.first()]) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(page.locator('[data-sample]').first().locator('pre')).toBeVisible();
      }
      await open(page, `${prefix}/`);
      const [message] = await page.locator('[data-stage] details').all();
      await message!.locator('summary').click();
      await expect(message!).toHaveAttribute('open');
      expect(errors).toEqual([]);
    });
  }

  for (const year of [1970, 2099]) {
    test(`${code}: everything works where the clock says ${year}`, async ({page}) => {
      const errors = uncaught(page);
      await page.clock.setSystemTime(new Date(`${year}-01-01T00:00:00Z`));
      await open(page, from);
      expect(await page.evaluate(() => new Date().getUTCFullYear())).toBe(year);
      await page.locator('.navbar__search-input').fill('callback');
      await expect(page.locator('.navbar').getByRole('option').first()).toBeVisible();
      await page.locator('.navbar__search-input').press('Escape');
      await link(page, to).click();
      await expect(page).toHaveURL(to);
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await expect(title(page)).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test(`${code}: who goes offline keeps the page, is told so, and goes on when the network is back`, async ({
    page,
    context,
  }) => {
    // Else the next page may be here already.
    await reportConnection(page, saving);
    await open(page, from);
    const words = (await title(page).textContent())!;
    const notice = page.getByRole('alert').filter({hasText: silent});
    await context.setOffline(true);
    await link(page, `${prefix}/glossary`).hover();
    await page.locator('.navbar__search-input').fill('callback');
    await expect(page.locator('[class*=dropdownMenu]')).toContainText(searchFailed);
    await expect(notice).toHaveCount(0);
    await page.locator('.navbar__search-input').press('Escape');
    await link(page, `${prefix}/glossary`).click();
    await expect(notice).toBeVisible();
    await expect(title(page)).toHaveText(words);
    await context.setOffline(false);
    await expect(title(page)).not.toHaveText(words);
    await expect(page).toHaveURL(`${prefix}/glossary`);
    await expect(notice).toHaveCount(0);
  });

  test(`${code}: who asks a silent site tries again, or goes back to what is here`, async ({page}) => {
    await reportConnection(page, saving);
    await open(page, from);
    const words = (await title(page).textContent())!;
    const notice = page.getByRole('alert').filter({hasText: silent});
    await page.route('**', (route) => route.abort());
    await link(page, `${prefix}/glossary`).click();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', {name: tryAgain}).click();
    await expect(notice).toBeVisible();
    await page.goBack();
    await expect(notice).toHaveCount(0);
    await expect(title(page)).toHaveText(words);
    await link(page, `${prefix}/glossary`).click();
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await notice.getByRole('button', {name: tryAgain}).click();
    await expect(title(page)).not.toHaveText(words);
    await expect(page).toHaveURL(`${prefix}/glossary`);
  });
}
