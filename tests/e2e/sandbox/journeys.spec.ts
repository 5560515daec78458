/** Whole journeys of a reader through the sandbox, from the first press to what it was for. */
import {expect, type Page} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {addressOf} from '../../support/built';
import {violationsIn} from '../../support/axe';
import {formOpener, listen, open, test} from '../../support/browser';

const words = {
  en: {
    qr: 'Pix by QR code',
    hosted: 'Pix on the hosted page',
    invoice: 'Invoice paid in parts',
    copy: 'Copy the text for the payer’s app',
    pay: 'Pay',
    part: 'Amount, if only a part',
    refused: 'The invoice does not take this amount.',
    dayAhead: 'A day ahead',
    valid: 'signature valid',
    tryIt: 'Try it',
    send: 'Send',
    pays: 'Simulate payer_pays',
    openSandbox: 'Open in the sandbox',
    notKept: 'This browser stores nothing for the site, so the account lasts until you close the tab.',
    hundred: '100.00',
  },
  uk: {
    qr: 'Pix за QR-кодом',
    hosted: 'Pix на платіжній сторінці',
    invoice: 'Інвойс, який оплачують частинами',
    copy: 'Копіювати текст для застосунку платника',
    pay: 'Сплатити',
    part: 'Сума, якщо не повна',
    refused: 'Інвойс не приймає такої суми.',
    dayAhead: 'На день уперед',
    valid: 'підпис правильний',
    tryIt: 'Спробувати',
    send: 'Надіслати',
    pays: 'Симулювати payer_pays',
    openSandbox: 'Відкрити в пісочниці',
    notKept: 'Браузер не дозволяє цьому сайту зберігати дані, тому обліковий запис зникне, коли ви закриєте вкладку.',
    hundred: '100,00',
  },
};
type Words = (typeof words)['en'];

/** The transaction or invoice that is shown in full. */
const chosen = (page: Page) => page.locator('h3[data-status]');
const inbox = (page: Page) => page.locator('[data-part=inbox]');
const form = (page: Page) => page.locator('section:has(> form)');
const response = (page: Page) => page.locator('h4[data-status]');
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', {name, exact: true}).click();

/** Opens the form of an operation. */
async function openForm(page: Page, address: string, word: Words): Promise<void> {
  await open(page, address);
  await formOpener(page, word.tryIt).click();
  await expect(form(page).getByRole('heading').first()).toBeFocused();
}

/** Sends the request of the form, and waits for the response with a status. */
async function send(page: Page, word: Words, status: number): Promise<void> {
  await form(page).getByRole('button', {name: word.send, exact: true}).click();
  // A scenario may send several requests before its own.
  await expect(response(page)).toHaveAttribute('data-status', String(status), {timeout: 30_000});
}

for (const {code} of locales) {
  const word = words[code];

  test(`${code}: an invoice refuses a part that is too small, and is paid in two parts`, async ({page, baseURL}) => {
    const noise = listen(page, baseURL!);
    await open(page, addressOf('sandbox', code));
    await press(page, word.invoice);
    await expect(chosen(page)).toHaveAttribute('data-status', 'open');
    await expect(chosen(page)).toBeFocused();
    const part = page.getByLabel(word.part);
    await part.fill('0.01');
    await press(page, word.pay);
    await expect(page.getByRole('alert').filter({hasText: word.refused})).toBeVisible();
    expect(await violationsIn(page, 'main')).toEqual([]);
    await part.fill('100.00');
    await press(page, word.pay);
    await expect(chosen(page)).toHaveAttribute('data-status', 'partially_paid');
    await expect(chosen(page)).toBeFocused();
    await expect(chosen(page).locator('~ p').first()).toContainText(word.hundred);
    await expect(part).toHaveValue('');
    await press(page, word.pay);
    await expect(chosen(page)).toHaveAttribute('data-status', 'paid');
    await expect(part).toBeHidden();
    await expect(inbox(page)).toContainText(word.valid);
    expect(noise).toEqual({messages: [], foreign: []});
  });
}

test('a payer copies the text of a QR code, pays too late, and the money arrives as a payment of its own', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, addressOf('sandbox', 'en'));
  await press(page, words.en.qr);
  await expect(chosen(page)).toHaveAttribute('data-status', 'requires_action');
  await expect(page.getByRole('img', {name: 'QR code of the payment'})).toBeVisible();
  await press(page, words.en.copy);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^000201/);
  await expect(page.locator('[data-part=payload] code')).toHaveText(copied);
  await press(page, 'time_is_over');
  await expect(chosen(page)).toHaveAttribute('data-status', 'expired');
  await press(page, 'transfer_arrives');
  const items = page.getByRole('button', {name: /^trx_/});
  await expect(items).toHaveCount(2);
  await items.first().click();
  await expect(chosen(page)).toHaveAttribute('data-status', 'processing');
  await expect(chosen(page).locator('~ p code').first()).toHaveText('paid_after_expiry');
  await press(page, 'To the next event');
  await expect(chosen(page)).toHaveAttribute('data-status', 'success');
});

test('a payment of v1 is called back by GET, and the signature is computed again', async ({page}) => {
  await open(page, addressOf('sandbox', 'en'));
  await inbox(page).getByLabel('GET', {exact: true}).check();
  await openForm(page, addressOf('api/v1/transaction/create', 'en'), words.en);
  await send(page, words.en, 200);
  await form(page).getByRole('button', {name: words.en.pays}).click();
  await expect(form(page)).toContainText('"status": "success"');
  await form(page).getByRole('link', {name: words.en.openSandbox}).click();
  await expect(chosen(page)).toHaveAttribute('data-status', 'success');
  const callback = inbox(page).locator('details').first();
  await expect(callback).toContainText(words.en.valid);
  await callback.locator('summary').click();
  await expect(callback.locator('pre').first()).toContainText('GET /callbacks?');
  const signatures = callback.locator('dd');
  await expect(signatures).toHaveCount(2);
  expect(await signatures.nth(0).textContent()).toBe(await signatures.nth(1).textContent());
});

test('a report is ordered, becomes ready, and has the payment that was made before', async ({page}) => {
  const word = words.uk;
  await open(page, addressOf('sandbox', 'uk'));
  await press(page, word.hosted);
  await press(page, word.pay);
  await expect(chosen(page)).toHaveAttribute('data-status', 'success');
  const id = (await chosen(page).getAttribute('id'))!;
  const made = (await page.locator('[data-part=transactions] ol time').last().getAttribute('datetime'))!;
  // A report is about days that are over.
  await press(page, word.dayAhead);
  await expect(page.locator('[data-part=timeline]')).toContainText('clock');
  const from = `${made.slice(0, 10)}T00:00:00Z`;
  const to = new Date(Date.parse(from) + 86_400_000).toISOString().replace('.000Z', 'Z');

  await openForm(page, addressOf('api/reports/v2/create', 'uk'), word);
  await form(page).getByLabel(/^from/).fill(from);
  await form(page).getByLabel(/^to/).fill(to);
  await send(page, word, 201);
  const report = /rep_\w{20}/.exec((await response(page).locator('~ *').allTextContents()).join())![0];

  await openForm(page, addressOf('api/reports/v2/report', 'uk'), word);
  await form(page)
    .getByLabel(/^report_id/)
    .fill(report);
  await send(page, word, 200);
  await expect(form(page)).toContainText(id);
});

test('where the browser stores nothing, the sandbox and the form of an operation say so', async ({page}) => {
  await page.route('**/*sandbox-worker*', async (route) => {
    const fetched = await route.fetch();
    const block = `IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };`;
    await route.fulfill({response: fetched, body: `${block}\n${await fetched.text()}`});
  });
  await open(page, addressOf('sandbox', 'en'));
  await expect(page.getByRole('status').filter({hasText: words.en.notKept})).toBeVisible();
  await openForm(page, addressOf('api/v2/transaction/create', 'uk'), words.uk);
  await expect(form(page).getByRole('status').filter({hasText: words.uk.notKept})).toBeVisible();
});
