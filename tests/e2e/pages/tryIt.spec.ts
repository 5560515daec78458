/** The form “Try it” in a browser: each operation sends its first documented request to the gateway in the page. */
import {expect, type Page} from '@playwright/test';
import {contractNames, listOperations, loadContract, type Operation} from '../../../src/content/contract/contract';
import {locales} from '../../../src/content/core/locales';
import {pathOf} from '../../../src/pages/kinds/operation/operation';
import {addressOf} from '../../support/built';
import {violationsIn} from '../../support/axe';
import {formOpener, listen, open, openUnstarted, test} from '../../support/browser';
import {casesInTurn, changedPages} from '../../support/rotation';

const words = {
  en: {
    open: 'Try it',
    send: 'Send',
    fields: 'Fields',
    text: 'Body',
    body: 'Body, as it is signed and sent',
    failed: 'The form could not be loaded.',
    stopped: 'The gateway in your browser did not start.',
    simulate: 'Simulate payer_pays',
    callbacks: 'Callbacks received',
    secrets: 'Keys and secrets',
    secret: 'Secret',
    scenario: 'Scenario',
    language: 'Language',
    capitals: 'capital letters A–Z',
    about: 'About currency',
    close: 'Close',
    last: 'Response 201',
    code: 'Code',
  },
  uk: {
    open: 'Спробувати',
    send: 'Надіслати',
    fields: 'Поля',
    text: 'Тіло',
    body: 'Тіло, яке буде підписано й надіслано',
    failed: 'Не вдалося завантажити форму.',
    stopped: 'Шлюз у вашому браузері не запустився.',
    simulate: 'Симулювати payer_pays',
    callbacks: 'Отримані колбеки',
    secrets: 'Ключі й секрети',
    secret: 'Секрет',
    scenario: 'Сценарій',
    language: 'Мова програмування',
    capitals: 'великі літери A–Z',
    about: 'Про поле currency',
    close: 'Закрити',
    last: 'Відповідь 201',
    code: 'Код',
  },
};
type Words = (typeof words)['en'];

const create = 'api/v2/transaction/create';

const form = (page: Page) => page.locator('section:has(> form)');
const response = (page: Page) => page.locator('h4[data-status]');
const face = (page: Page, name: string) => form(page).getByRole('tab', {name, exact: true});

async function openForm(page: Page, address: string, word: Words = words.en): Promise<void> {
  await open(page, address);
  await formOpener(page, word.open).click();
  await expect(form(page).getByRole('heading').first()).toBeFocused();
}

async function send(page: Page, word: Words = words.en): Promise<void> {
  await form(page).getByRole('button', {name: word.send, exact: true}).click();
}

const changed = changedPages().map((id) => `/${id}`);

for (const name of contractNames()) {
  const contract = loadContract(name);
  /** What the form needs for an operation: how it signs, a path to fill in, and steps to take before. */
  const shapeOf = ({id, scheme, parameters, scenarios}: Operation): string => {
    const {steps} = contract.scenarios.find(({key}) => key === scenarios[0]!.key)!;
    return [scheme, parameters.some((one) => one.in === 'path'), steps[0]!.operation === id].join();
  };
  const isChanged = ({id}: Operation): boolean => changed.includes(pathOf(id));
  for (const operation of casesInTurn('first request', listOperations(contract), {shapeOf, isChanged})) {
    test(`${operation.id}: the first documented request gives the documented status`, async ({page, baseURL}) => {
      const noise = listen(page, baseURL!);
      const {answer} = operation.scenarios[0]!;
      await openForm(page, pathOf(operation.id));
      await send(page);
      await expect(response(page)).toHaveAttribute('data-status', String(answer.status));
      await expect(response(page)).toBeFocused();
      if (operation.scheme === 'v1') await expect(form(page)).toContainText('"status": "ok"');
      expect(noise).toEqual({messages: [], foreign: []});
    });
  }
}

for (const {code} of casesInTurn('form', locales)) {
  const word = words[code];
  const address = addressOf(create, code);

  test.describe(`${code}: the form of an operation`, () => {
    test('loads nothing before the button is pressed', async ({page}) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await open(page, address);
      await formOpener(page, word.open).hover();
      await formOpener(page, word.open).focus();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => /\/forms\/|sandbox-worker/.test(path))).toEqual([]);
      const before = asked.length;
      await formOpener(page, word.open).click();
      await expect(form(page)).toBeVisible();
      expect(asked.slice(before).some((path) => path.endsWith(`/forms/v2/transaction/create.json`))).toBe(true);
      expect(asked.slice(before).some((path) => path.endsWith('.js'))).toBe(true);
    });

    test('keeps what was typed when another language of the code is chosen', async ({page}) => {
      await openForm(page, address, word);
      const typed = form(page).getByLabel(/^external_id/);
      await typed.fill('order-typed');
      const code = form(page).locator('pre').last();
      for (const language of ['PHP', 'Java']) {
        await form(page).getByLabel(word.language, {exact: true}).selectOption(language);
        await expect(code).toContainText(language === 'PHP' ? '<?php' : 'HttpClient');
        await expect(code).toContainText('order-typed');
        await expect(typed).toHaveValue('order-typed');
      }
    });

    test('shows what the gateway refuses at its input, and leads to it', async ({page}) => {
      await openForm(page, address, word);
      await form(page)
        .getByLabel(/^currency/)
        .fill('brl');
      await expect(page.getByLabel(word.body)).toHaveValue(/"currency": "brl"/);
      await send(page, word);
      await expect(response(page)).toHaveAttribute('data-status', '400');
      const input = form(page).getByLabel(/^currency/);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      // The first wrong field, with what is wrong, in words.
      await expect(input).toBeFocused();
      const error = form(page).locator('[id$="-currency--error"]');
      await expect(error).toBeInViewport({ratio: 1});
      await expect(error).toContainText(word.capitals);
      await expect(error).not.toContainText('^');
      await expect(input).toHaveAccessibleDescription(/currency|BRL|ISO/i);
      await face(page, word.text).click();
      await form(page).getByRole('button', {name: '/currency'}).click();
      await expect(input).toBeFocused();
    });

    test('keeps the inputs and the text in step, and each scenario fills both', async ({page}) => {
      await openForm(page, address, word);
      const text = page.getByLabel(word.body);
      await face(page, word.text).click();
      await text.fill('{"service": "pix/payin_hpp", "payer": {"email": "a@b.example"}, "curency": "EUR"}');
      await face(page, word.fields).click();
      await expect(form(page).getByLabel(/^service/)).toHaveValue('pix/payin_hpp');
      await expect(
        form(page)
          .getByLabel(/^email/)
          .first(),
      ).toHaveValue('a@b.example');
      await expect(form(page).getByLabel(/^curency/)).toHaveValue('EUR');
      await form(page)
        .getByLabel(/^description/)
        .fill('Order 7');
      await expect(text).toHaveValue(/"description": "Order 7"/);
      const picker = page.getByRole('combobox', {name: word.scenario});
      await picker.selectOption('payout_pix');
      await expect(text).toHaveValue(/"pix\/payout_h2h"/);
      await expect(form(page)).toContainText(
        `${word.scenario}: ${await picker.locator('option:checked').textContent()}`,
      );
    });

    test('plays a payment to its end: the payer pays, the callback arrives, find reads it', async ({page}) => {
      await openForm(page, address, word);
      await send(page, word);
      await expect(response(page)).toHaveAttribute('data-status', '201');
      await form(page).getByRole('button', {name: word.simulate}).click();
      await expect(response(page)).toHaveAttribute('data-status', '200');
      await expect(form(page)).toContainText('"status": "success"');
      await expect(form(page).getByRole('heading', {name: word.callbacks})).toBeVisible();
    });

    test('opens a request from a link, which holds no secret', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openForm(page, address, word);
      await form(page).getByText(word.secrets, {exact: true}).click();
      await form(page).getByLabel(word.secret, {exact: true}).fill('my_own_secret');
      await page.getByRole('combobox', {name: word.scenario}).selectOption('payout_pix');
      await form(page)
        .getByLabel(/^amount/)
        .fill('7.25');
      await form(page)
        .locator('button', {hasText: code === 'uk' ? 'Копіювати' : 'Copy'})
        .first()
        .click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(atob(link.split('#try=')[1]!.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('my_own_secret');
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('my_own_secret');
      await openUnstarted(page, 'about:blank');
      await open(page, link);
      await expect(form(page).getByLabel(/^amount/)).toHaveValue('7.25');
      await expect(page.getByRole('combobox', {name: word.scenario})).toHaveValue('payout_pix');
    });

    test('works with the keyboard alone', async ({page}) => {
      await open(page, address);
      await formOpener(page, word.open).focus();
      await page.keyboard.press('Enter');
      await expect(form(page).getByRole('heading').first()).toBeFocused();
      await form(page)
        .getByLabel(/^amount/)
        .focus();
      await page.keyboard.press('Enter');
      await expect(response(page)).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement!.closest('section') !== null)).toBe(true);
    });

    for (const [mode, width] of [
      ['light', 390],
      ['dark', 1280],
    ] as const) {
      test(`${mode}, ${width} px: nothing is wider than the screen, and axe finds nothing`, async ({page}) => {
        await page.setViewportSize({width, height: 844});
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await openForm(page, address, word);
        await form(page)
          .getByLabel(/^currency/)
          .fill('brl');
        await send(page, word);
        await expect(response(page)).toBeVisible();
        await page.evaluate(() => document.querySelectorAll('details').forEach((block) => (block.open = true)));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await violationsIn(page, 'section:has(> form)')).toEqual([]);
      });
    }

    test('says what to do when the form or the gateway cannot be loaded, and goes on afterwards', async ({page}) => {
      await page.route('**/forms/**', (route) => route.fulfill({status: 503}));
      await page.route('**/*sandbox-worker*', (route) => route.fulfill({status: 503}));
      await open(page, address);
      await formOpener(page, word.open).click();
      await expect(page.getByRole('status').filter({hasText: word.failed})).toBeVisible();
      await page.unroute('**/forms/**');
      await formOpener(page, word.open).click();
      await send(page, word);
      await expect(form(page).getByRole('alert')).toContainText(word.stopped);
      await page.unroute('**/*sandbox-worker*');
      await send(page, word);
      await expect(response(page)).toHaveAttribute('data-status', '201');
    });
  });
}
