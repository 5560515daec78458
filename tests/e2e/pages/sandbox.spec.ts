/** The sandbox in a browser, as a newcomer uses it. */
import {expect, type Page} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {addressOf} from '../../support/built';
import {violationsIn} from '../../support/axe';
import {listen, open, openUnstarted, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';

const words = {
  en: {
    hosted: 'Pix on the hosted page',
    card: 'Card with 3-D Secure',
    refused: 'Payout above the balance',
    pay: 'Pay',
    confirm: 'Confirm the payment',
    valid: 'signature valid',
    fails: '500: the server fails',
    accepts: '200: the callback is accepted',
    toNext: 'To the next event',
    second: 'attempt 2',
    startOver: 'Start over',
    delete: 'Delete everything and start over',
    save: 'Save to a file',
    load: 'Open a saved file',
    none: 'There is no transaction yet.',
    notLoaded: 'The sandbox could not be loaded.',
    failed: 'The gateway in your browser does not run.',
    again: 'Try again',
    damaged: 'This file contains no account',
    show: 'Show',
  },
  uk: {
    hosted: 'Pix на платіжній сторінці',
    card: 'Картка з 3-D Secure',
    refused: 'Виплата понад баланс',
    pay: 'Сплатити',
    confirm: 'Підтвердити платіж',
    valid: 'підпис правильний',
    fails: '500: помилка сервера',
    accepts: '200: колбек прийнято',
    toNext: 'До наступної події',
    second: 'спроба 2',
    startOver: 'Почати спочатку',
    delete: 'Видалити все й почати спочатку',
    save: 'Зберегти у файл',
    load: 'Відкрити збережений файл',
    none: 'Транзакцій ще немає.',
    notLoaded: 'Не вдалося завантажити пісочницю.',
    failed: 'Шлюз у вашому браузері не працює.',
    again: 'Спробувати ще раз',
    damaged: 'У цьому файлі немає облікового запису',
    show: 'Показати',
  },
};

const transaction = (page: Page) => page.locator('h3[data-status]');
const inbox = (page: Page) => page.locator('[data-part=inbox]');
const timeline = (page: Page) => page.locator('[data-part=timeline]');
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', {name, exact: true}).click();

for (const {code} of casesInTurn('sandbox', locales)) {
  const word = words[code];
  const address = addressOf('sandbox', code);

  test.describe(`${code}: the sandbox`, () => {
    test('a newcomer pays a hosted payment and sees the verified callback', async ({page, baseURL}) => {
      const noise = listen(page, baseURL!);
      await open(page, address);
      await press(page, word.hosted);
      await expect(transaction(page)).toHaveAttribute('data-status', 'requires_action');
      await expect(transaction(page)).toBeFocused();
      await press(page, word.pay);
      await expect(transaction(page)).toHaveAttribute('data-status', 'success');
      await expect(transaction(page)).toBeFocused();
      const callback = inbox(page).locator('details').first();
      await expect(callback).toContainText(word.valid);
      await callback.locator('summary').click();
      const signatures = callback.locator('dd');
      await expect(signatures).toHaveCount(2);
      expect(await signatures.nth(0).textContent()).toBe(await signatures.nth(1).textContent());
      expect(noise).toEqual({messages: [], foreign: []});
    });

    test('a card is challenged, held and captured in part', async ({page}) => {
      await open(page, address);
      await press(page, word.card);
      await press(page, word.confirm);
      await expect(transaction(page)).toHaveAttribute('data-status', 'authorized');
      await page.locator('form input[inputmode=decimal]').first().fill('40.00');
      await page.locator('form:has(input[inputmode=decimal]) button').first().click();
      await expect(transaction(page)).toHaveAttribute('data-status', 'success');
      await expect(timeline(page)).toContainText('/v2/transaction/complete');
    });

    test('a payout above the balance is refused with the reason', async ({page}) => {
      await open(page, address);
      await press(page, word.refused);
      await expect(page.getByRole('status').filter({hasText: 'balance_insufficient'})).toBeVisible();
      await expect(page.getByText(word.none)).toBeVisible();
    });

    test('a callback that gets 500 is sent again when the clock moves to the next event', async ({page}) => {
      await open(page, address);
      await page.getByLabel(word.fails).check();
      await press(page, word.hosted);
      await press(page, word.pay);
      await expect(inbox(page)).toContainText('500');
      await page.getByLabel(word.accepts).check();
      await expect(page.getByLabel(word.accepts)).toBeChecked();
      await press(page, word.toNext);
      await expect(inbox(page)).toContainText(word.second);
    });

    test('the account survives a reload, travels in a file, and is deleted by starting over', async ({page}) => {
      await open(page, address);
      await press(page, word.hosted);
      const heading = (await transaction(page).textContent())!;
      const saving = page.waitForEvent('download');
      await press(page, word.save);
      const file = await (await saving).path();
      await open(page, `${address}#${await transaction(page).getAttribute('id')}`);
      await page.reload();
      await expect(transaction(page)).toHaveText(heading);
      await page.locator('summary').filter({hasText: word.startOver}).click();
      await press(page, word.delete);
      await expect(page.getByText(word.none)).toBeVisible();
      await expect(page.locator('h2:focus')).toBeVisible();
      await page.getByLabel(word.load).setInputFiles(file);
      await expect(page.locator('[aria-current], ul button code').first()).toBeVisible();
      await expect(page.getByText(word.none)).toBeHidden();
      await page
        .getByLabel(word.load)
        .setInputFiles({name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}')});
      await expect(page.getByRole('alert').filter({hasText: word.damaged})).toBeVisible();
    });

    test('the timeline is filtered by transaction', async ({page}) => {
      await open(page, address);
      await press(page, word.hosted);
      await expect(transaction(page)).toBeVisible();
      await press(page, word.refused);
      await expect(timeline(page).locator('details')).toHaveCount(2);
      await timeline(page).getByLabel(word.show, {exact: true}).selectOption({index: 1});
      await expect(timeline(page).locator('details')).toHaveCount(1);
    });

    test('the keyboard alone is enough to pay', async ({page}) => {
      await open(page, address);
      await page.getByRole('button', {name: word.hosted, exact: true}).focus();
      await page.keyboard.press('Enter');
      await expect(transaction(page)).toBeFocused();
      // Past the link of the heading of the payer’s screen.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', {name: word.pay, exact: true})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(transaction(page)).toHaveAttribute('data-status', 'success');
      await expect(transaction(page)).toBeFocused();
    });

    for (const [mode, width] of [
      ['light', 390],
      ['dark', 1280],
    ] as const) {
      test(`${mode}, ${width} px: nothing is wider than the screen, and axe finds nothing`, async ({page}) => {
        await page.setViewportSize({width, height: 844});
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await open(page, address);
        await press(page, word.card);
        await expect(page.getByRole('button', {name: word.confirm})).toBeVisible();
        await page.locator('main summary').evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
        await expect(page.locator('main pre').first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        // The focus scrolled the page, and a button that is partly under the navbar counts as too small.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await violationsIn(page, 'main')).toEqual([]);
      });
    }

    test('says what to do when it or the gateway cannot be loaded, and goes on afterwards', async ({page}) => {
      await page.route('**/sandbox.json', (route) => route.fulfill({status: 503}));
      await page.route('**/*sandbox-worker*', (route) => route.fulfill({status: 503}));
      await open(page, address);
      await expect(page.getByRole('status').filter({hasText: word.notLoaded})).toBeVisible();
      await page.unroute('**/sandbox.json');
      await press(page, word.again);
      await expect(page.getByRole('alert').filter({hasText: word.failed})).toBeVisible();
      await page.unroute('**/*sandbox-worker*');
      await press(page, word.again);
      await expect(page.getByText(word.none)).toBeVisible();
    });

    test('without JavaScript the text says what the sandbox is', async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await openUnstarted(page, address);
      await expect(page.locator('main a[href$="/local_gateway"]').first()).toBeVisible();
      await context.close();
    });
  });
}
