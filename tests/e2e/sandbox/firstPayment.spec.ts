/** The first payment, made on the home page by a newcomer. */
import {expect, type Page} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {violationsIn} from '../../support/axe';
import {addressOf} from '../../support/built';
import {hold, listen, open, openUnstarted, test} from '../../support/browser';

const words = {
  en: {
    make: 'Make a test payment',
    pay: 'Pay',
    refuse: 'Give up',
    unpaid: 'The payer has not paid',
    created: 'Response 201 of /v2/transaction/create',
    payer: 'What the payer sees',
    done: 'You have made a payment.',
    callback: 'Callback: signature valid, status success',
    messages: 'All callbacks, and the response of find',
    found: 'Response 200 of /v2/transaction/find',
    sandbox: 'Open the payment in the sandbox',
    another: 'Make another payment',
    quickstart: 'Make the same payment on your own machine',
    notLoaded: 'The payment could not be loaded.',
    failed: 'The gateway in your browser does not run.',
    again: 'Try again',
  },
  uk: {
    make: 'Провести тестовий платіж',
    pay: 'Сплатити',
    refuse: 'Відмовитися',
    unpaid: 'Платник не заплатив',
    created: 'Відповідь 201 на /v2/transaction/create',
    payer: 'Що бачить платник',
    done: 'Ви провели платіж.',
    callback: 'Колбек: підпис правильний, статус success',
    messages: 'Усі колбеки й відповідь на find',
    found: 'Відповідь 200 на /v2/transaction/find',
    sandbox: 'Відкрити платіж у пісочниці',
    another: 'Провести ще один платіж',
    quickstart: 'Провести такий платіж на своєму комп’ютері',
    notLoaded: 'Не вдалося завантажити тестовий платіж.',
    failed: 'Шлюз у вашому браузері не працює.',
    again: 'Спробувати ще раз',
  },
};

const worker = '**/*sandbox-worker*';
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const heading = (page: Page, name: string) => page.getByRole('heading', {name, exact: true});
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', {name, exact: true});

for (const {code} of locales) {
  const word = words[code];
  const address = addressOf('index', code);

  test.describe(`${code}: the first payment of the home page`, () => {
    test('is made, paid, announced by a verified callback and found; nothing is requested after the worker’s file', async ({
      page,
      baseURL,
    }) => {
      if (code !== 'en') await page.setViewportSize({width: 390, height: 844});
      const noise = listen(page, baseURL!);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      // With it, links load no page ahead, so every request is of the payment.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
      );
      await open(page, address);
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => /first[-_]payment|sandbox/.test(path))).toEqual([]);
      const before = asked.length;
      await button(page, word.make).click();
      await expect(heading(page, word.payer)).toBeFocused();
      await expect(heading(page, word.created)).toBeVisible();
      expect(asked.slice(before).some((path) => path.endsWith('/first_payment.json'))).toBe(true);
      const files = asked.length;
      expect(asked[files - 1]).toContain('sandbox-worker');
      await button(page, word.pay).click();
      await expect(heading(page, word.callback)).toBeFocused();
      await expect(page.getByText(word.done)).toBeInViewport({ratio: 1});
      await page.getByText(word.messages, {exact: true}).click();
      const found = page.locator('main details details', {hasText: word.found});
      await found.locator('summary').click();
      await expect(found).toContainText('"success"');
      expect(asked.slice(files)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await link(page, word.sandbox).click();
      await expect(page.locator('h3[data-status=success]')).toBeVisible();
      expect(noise).toEqual({messages: [], foreign: []});
    });

    test('is made with the keyboard alone, twice', async ({page}) => {
      await open(page, address);
      await button(page, word.make).focus();
      for (let time = 0; time < 2; time += 1) {
        await page.keyboard.press('Enter');
        await expect(heading(page, word.payer)).toBeFocused();
        await button(page, word.pay).focus();
        await page.keyboard.press('Enter');
        await expect(heading(page, word.callback)).toBeFocused();
        await button(page, word.another).focus();
      }
    });

    test('has the button that pays in view as soon as it is made, on a phone too', async ({page}) => {
      for (const size of [
        {width: 390, height: 844},
        {width: 1440, height: 900},
      ]) {
        await page.setViewportSize(size);
        await open(page, address);
        await button(page, word.make).click();
        await expect(button(page, word.pay)).toBeInViewport({ratio: 1});
        await expect(heading(page, word.payer)).toBeInViewport({ratio: 1});
      }
    });

    test('stays open where the payer gives up, and says that nothing is paid', async ({page}) => {
      await open(page, address);
      await button(page, word.make).click();
      await button(page, word.refuse).click();
      await expect(page.getByText(word.unpaid)).toBeVisible();
      await expect(page.getByText(word.done)).toBeHidden();
    });

    for (const [mode, width] of [
      ['light', 1280],
      ['dark', 390],
    ] as const) {
      test(`${mode}, ${width} px: axe finds nothing in any step`, async ({page}) => {
        await page.setViewportSize({width, height: 844});
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await open(page, address);
        await button(page, word.make).click();
        await expect(button(page, word.pay)).toBeVisible();
        expect(await violationsIn(page, 'main')).toEqual([]);
        await button(page, word.pay).click();
        await expect(heading(page, word.callback)).toBeVisible();
        await page
          .locator('[data-stage] summary')
          .evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await violationsIn(page, 'main')).toEqual([]);
      });
    }

    test('leaves the page with a sentence and a link to the quickstart when its data or the gateway is gone, and goes on afterwards', async ({
      page,
    }) => {
      await page.route('**/first_payment.json', (route) => route.fulfill({status: 404}));
      await page.route(worker, (route) => route.fulfill({status: 404}));
      await open(page, address);
      await button(page, word.make).click();
      await expect(page.getByRole('status').filter({hasText: word.notLoaded})).toBeVisible();
      await expect(link(page, word.quickstart)).toHaveAttribute('href', addressOf('quickstart', code));
      await page.unroute('**/first_payment.json');
      await button(page, word.make).click();
      await expect(page.getByRole('alert').filter({hasText: word.failed})).toBeVisible();
      await expect(link(page, word.quickstart)).toBeVisible();
      await expect(page.locator('[data-stage] .theme-code-block').first()).toBeVisible();
      await page.unroute(worker);
      await button(page, word.again).click();
      await expect(heading(page, word.payer)).toBeFocused();
    });

    test('leaves the page with a sentence and a link to the quickstart when the gateway does not respond', async ({
      page,
    }) => {
      await page.clock.install();
      const release = await hold(page, worker);
      await open(page, address);
      const asked = page.waitForRequest(worker);
      await button(page, word.make).click();
      await asked;
      await page.clock.runFor(60_000);
      await expect(page.getByRole('alert').filter({hasText: word.failed})).toBeVisible();
      await expect(link(page, word.quickstart)).toBeVisible();
      release();
      await button(page, word.again).click();
      await expect(heading(page, word.payer)).toBeFocused();
    });

    test('is not offered without JavaScript', async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await openUnstarted(page, address);
      await expect(page.locator('[data-stage] .theme-code-block').first()).toBeVisible();
      await expect(button(page, word.make)).toBeHidden();
      await context.close();
    });
  });
}
