/** The sandbox as a control room: where its parts stand, what is lit, and what the clock leads to. */
import {expect, type Locator, type Page} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {addressOf} from '../../support/built';
import {open, openUnstarted, test} from '../../support/browser';

const words = {
  en: {
    hosted: 'Pix on the hosted page',
    qr: 'Pix by QR code',
    pay: 'Pay',
    untilEnd: 'Until it expires',
    untilMoney: 'Until the money arrives',
    noMoney: 'No money is on its way.',
    choose: 'Choose a transaction first.',
    valid: 'signature valid',
    contents: 'On this page',
    load: 'Open a saved file',
    showAll: /^Show all \d+$/,
    fewer: 'Show fewer',
    first: 'Begin with Pix on the hosted page.',
    act: 'Now act as the payer on the payer’s screen',
  },
  uk: {
    hosted: 'Pix на платіжній сторінці',
    qr: 'Pix за QR-кодом',
    pay: 'Сплатити',
    untilEnd: 'До кінця строку',
    untilMoney: 'До надходження коштів',
    noMoney: 'Надходження коштів не заплановано.',
    choose: 'Спершу виберіть транзакцію.',
    valid: 'підпис правильний',
    contents: 'Зміст',
    load: 'Відкрити збережений файл',
    showAll: /^Показати всі \(\d+\)$/,
    fewer: 'Показати менше',
    first: 'Почніть із прикладу Pix на платіжній сторінці.',
    act: 'Тепер дійте за платника на його екрані',
  },
};

/** The parts in the order in which a phone shows them. */
const parts = ['next', 'payer', 'transactions', 'timeline', 'inbox', 'account', 'clock', 'keep'];

const chosen = (page: Page): Locator => page.locator('h3[data-status]');
const part = (page: Page, name: string): Locator => page.locator(`[data-part=${name}]`);
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', {name, exact: true}).click();

/** The statuses of the diagram that are at a place. */
const lit = (page: Page, place: string): Promise<(string | null)[]> =>
  page
    .locator(`[data-part=diagram] [data-place=${place}][data-status]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-status')));

for (const {code} of locales) {
  const word = words[code];
  const address = addressOf('sandbox', code);

  test.describe(`${code}: the control room`, () => {
    test('the diagram marks the present status and the passed ones, and the payer’s screen stands before the simulations', async ({
      page,
    }) => {
      await open(page, address);
      await expect(part(page, 'next')).toContainText(word.first);
      await press(page, word.hosted);
      await expect(part(page, 'next')).toContainText(word.act);
      expect(await lit(page, 'present')).toEqual(['requires_action']);
      expect(await lit(page, 'possible')).toContain('expired');
      const buttons = await page.locator('main button').allTextContents();
      expect(buttons).toContain('payer_pays');
      expect(buttons.indexOf(word.pay)).toBeLessThan(buttons.indexOf('payer_pays'));
      expect(buttons.indexOf('time_is_over')).toBeLessThan(buttons.indexOf('payer_pays'));
      await press(page, word.pay);
      await expect(chosen(page)).toHaveAttribute('data-status', 'success');
      expect(await lit(page, 'present')).toEqual(['success']);
      expect(await lit(page, 'passed')).toEqual(['requires_action', 'processing']);
      await expect(page.locator('[data-part=diagram] svg')).toHaveAttribute('aria-label', /success/);
    });

    test('“until it expires” makes an unpaid payment expired, with its callback in the inbox', async ({page}) => {
      await open(page, address);
      const clock = part(page, 'clock');
      await expect(clock.getByText(word.choose)).toHaveCount(2);
      await press(page, word.hosted);
      await expect(clock.getByText(word.noMoney)).toBeVisible();
      const jump = clock.getByRole('button', {name: word.untilEnd, exact: true});
      await expect(jump).not.toHaveAttribute('aria-disabled');
      await jump.click();
      await expect(chosen(page)).toHaveAttribute('data-status', 'expired');
      await expect(part(page, 'inbox').locator('summary')).toHaveCount(1);
      await expect(part(page, 'inbox').locator('summary')).toContainText('expired');
      await expect(jump).toHaveAttribute('aria-disabled', 'true');
    });

    test('“until the money arrives” lets the bank pay', async ({page}) => {
      await open(page, address);
      await press(page, word.qr);
      const jump = part(page, 'clock').getByRole('button', {name: word.untilMoney, exact: true});
      await expect(jump).not.toHaveAttribute('aria-disabled');
      await jump.click();
      await expect(chosen(page)).toHaveAttribute('data-status', 'success');
    });

    test('the inbox shows a verdict per callback, and one message at a time', async ({page}) => {
      await open(page, address);
      await press(page, word.hosted);
      await press(page, word.pay);
      await expect(chosen(page)).toHaveAttribute('data-status', 'success');
      const callbacks = part(page, 'inbox').locator('details');
      await expect(callbacks).toHaveCount(2);
      for (const callback of await callbacks.all())
        await expect(callback.locator('.badge--success')).toHaveText(word.valid);
      await callbacks.first().locator('summary').click();
      await callbacks.last().locator('summary').click();
      await expect(callbacks.last()).toHaveAttribute('open');
      await expect(callbacks.first()).not.toHaveAttribute('open');
    });

    test('the table of contents has the parts, and they stand in the prerendered page', async ({
      page,
      browser,
      baseURL,
    }) => {
      await open(page, address);
      await page.getByText(word.contents, {exact: true}).first().click();
      for (const name of parts)
        await expect(page.locator(`.table-of-contents a[href="#${name}"]`).filter({visible: true})).toHaveCount(1);
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const plain = await context.newPage();
      await openUnstarted(plain, address);
      for (const name of parts) {
        await expect(plain.locator(`h2#${name}`)).toBeVisible();
        await expect(part(plain, name).locator('p').filter({visible: true}).first()).toBeVisible();
      }
      await context.close();
    });

    test('a phone shows what to do first, and links lead to the parts', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, address);
      await press(page, word.hosted);
      await expect(chosen(page)).toBeFocused();
      const tops = await Promise.all(parts.map(async (name) => (await part(page, name).boundingBox())!.y));
      expect(tops).toEqual([...tops].sort((one, other) => one - other));
      const link = page.locator('nav a[href="#inbox"]').filter({visible: true});
      await link.click();
      await expect(page.locator('h2#inbox')).toBeInViewport();
    });

    test('on a wide screen the transaction stands between the timeline and the payer’s screen, below the balances', async ({
      page,
    }) => {
      await page.setViewportSize({width: 1440, height: 900});
      await open(page, address);
      await press(page, word.hosted);
      await expect(chosen(page)).toBeFocused();
      const boxOf = async (name: string) => (await part(page, name).boundingBox())!;
      const [timeline, transactions, payer, account] = [
        await boxOf('timeline'),
        await boxOf('transactions'),
        await boxOf('payer'),
        await boxOf('account'),
      ];
      expect(timeline.x + timeline.width).toBeLessThan(transactions.x);
      expect(transactions.x + transactions.width).toBeLessThan(payer.x);
      expect(account.y + account.height).toBeLessThan(transactions.y);
      // Nothing in it scrolls up and down by itself.
      const scrollers = await page
        .locator('[data-part], [data-part] *')
        .evaluateAll((all) =>
          all
            .filter(
              (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
            )
            .map((one) => one.outerHTML.slice(0, 80)),
        );
      expect(scrollers).toEqual([]);
    });

    test('a file is chosen with the keyboard, and its name is shown', async ({page}) => {
      // Before everything else, because the browser has to be told that the test chooses the file.
      const choosing = page.waitForEvent('filechooser');
      await open(page, address);
      const input = page.getByLabel(word.load);
      await input.focus();
      await expect(input).toBeFocused();
      await page.keyboard.press('Space');
      await (await choosing).setFiles({name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from('{}')});
      await expect(part(page, 'keep').getByText('mine.json')).toBeVisible();
    });

    test('a long timeline is folded, and opens as a whole', async ({page}) => {
      await open(page, address);
      for (const name of [word.hosted, word.qr, word.hosted]) {
        await press(page, name);
        await expect(chosen(page)).toHaveAttribute('data-status', 'requires_action');
        await press(page, word.pay);
        await expect(chosen(page)).toHaveAttribute('data-status', 'success');
      }
      const timeline = part(page, 'timeline');
      await expect(timeline.locator('details')).toHaveCount(8);
      await timeline.getByRole('button', {name: word.showAll}).click();
      expect(await timeline.locator('details').count()).toBeGreaterThan(8);
      await timeline.getByRole('button', {name: word.fewer}).click();
      await expect(timeline.locator('details')).toHaveCount(8);
    });
  });
}

test('an example that is pressed while the sandbox loads is played afterwards', async ({page}) => {
  let proceed = (): void => undefined;
  const held = new Promise<void>((resolve) => (proceed = resolve));
  await page.route('**/sandbox.json', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, addressOf('sandbox', 'en'));
  await press(page, words.en.hosted);
  proceed();
  await expect(chosen(page)).toHaveAttribute('data-status', 'requires_action');
  await expect(chosen(page)).toBeFocused();
});
