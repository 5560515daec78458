/** Faults of “Try it”: the page stays readable, and a sentence says how to go on. */
import {expect, type Page} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {addressOf} from '../../support/built';
import {formOpener, hold, open, test} from '../../support/browser';

const words = {
  en: {
    open: 'Try it',
    send: 'Send',
    timedOut: 'The gateway in your browser did not respond in time. Send the request again.',
    stopped: /did not start\. Check your connection.* If the site was updated .* reload the page\.$/,
    failed: /The form could not be loaded\. .* reload the page\.$/,
    outdated: 'The site was updated since you opened this page.',
    reload: 'Reload the page',
  },
  uk: {
    open: 'Спробувати',
    send: 'Надіслати',
    timedOut: 'Шлюз у вашому браузері не відповів вчасно. Надішліть запит ще раз.',
    stopped: /не запустився\. Перевірте з’єднання.* Якщо сайт оновили .* перезавантажте її\.$/,
    failed: /Не вдалося завантажити форму\. .* перезавантажте/,
    outdated: 'Сайт оновили після того, як ви відкрили цю сторінку.',
    reload: 'Перезавантажити сторінку',
  },
};

const worker = '**/*sandbox-worker*';
const formFile = '**/forms/v2/transaction/create.json';
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const form = (page: Page) => page.locator('section:has(> form)');
const response = (page: Page) => page.locator('h4[data-status]');

/** The text of the page, which no fault may take away. */
async function expectText(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  // The samples, or the code of the form that is open in their place.
  await expect(page.locator('main .theme-code-block').filter({visible: true}).first()).toBeVisible();
}

for (const {code} of locales) {
  const word = words[code];
  const address = addressOf('api/v2/transaction/create', code);

  test.describe(`${code}: “Try it”`, () => {
    test('says that a gateway which does not respond is to be asked again, and that works', async ({page}) => {
      await page.clock.install();
      const release = await hold(page, worker);
      await open(page, address);
      const asked = page.waitForRequest(worker);
      await formOpener(page, word.open).click();
      await asked;
      await button(page, word.send).click();
      await page.clock.runFor(60_000);
      await expect(form(page).getByRole('alert')).toHaveText(word.timedOut);
      await expect(form(page).getByRole('alert')).toBeFocused();
      await expectText(page);
      release();
      await button(page, word.send).click();
      await expect(response(page)).toHaveAttribute('data-status', '201');
    });

    test('keeps the request when the file of the gateway is gone after a release, and says to reload', async ({
      page,
    }) => {
      await page.route(worker, (route) => route.fulfill({status: 404, contentType: 'text/html', body: 'Not found'}));
      await open(page, address);
      await formOpener(page, word.open).click();
      await form(page)
        .getByLabel(/^amount/)
        .fill('7.25');
      await button(page, word.send).click();
      await expect(form(page).getByRole('alert')).toHaveText(word.stopped);
      await expect(form(page).getByLabel(/^amount/)).toHaveValue('7.25');
      await expectText(page);
      await page.unroute(worker);
      await button(page, word.send).click();
      await expect(response(page)).toHaveAttribute('data-status', '201');
    });

    for (const [what, pattern] of [
      ['data of the form', formFile],
      ['code of the form', /\/assets\/js\/[^/]+\.js$/],
    ] as const) {
      test(`offers to reload the page when the ${what} is gone after a release`, async ({page}) => {
        await open(page, address);
        await page.waitForLoadState('networkidle');
        await page.route(pattern, (route) => route.fulfill({status: 404, contentType: 'text/html', body: 'Not found'}));
        await formOpener(page, word.open).click();
        await expect(page.getByRole('status').filter({hasText: word.failed})).toBeVisible();
        await expectText(page);
        await page.unroute(pattern);
        await button(page, word.reload).click();
        await expect(button(page, word.reload)).toHaveCount(0);
        await formOpener(page, word.open).click();
        await expect(form(page).getByRole('heading').first()).toBeFocused();
      });
    }

    test('offers to reload the page when the data of the form is that of a newer release', async ({page}) => {
      await page.route(formFile, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({response: answer, json: {...((await answer.json()) as object), version: 9999}});
      });
      await open(page, address);
      await formOpener(page, word.open).click();
      await expect(page.getByRole('status').filter({hasText: word.outdated})).toBeVisible();
      await expect(button(page, word.reload)).toBeVisible();
      await expectText(page);
    });
  });
}
