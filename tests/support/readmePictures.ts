/**
 * Takes the pictures of src/sandbox/README.md from the built site, one for each journey through the sandbox. Run it by hand after a
 * build: `npx tsx tests/support/readmePictures.ts`.
 */
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, expect, type Locator, type Page} from '@playwright/test';
import sharp from 'sharp';
import playwright from '../../playwright.config';
import {createSiteServer} from '../../src/cli/serve';
import {root} from '../../src/content/core/root';
import {formOpener, open} from './browser';
import {buildFolder} from './built';

const viewport = {width: 1000, height: 700};

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', {name, exact: true}).click();
const chosen = (page: Page): Locator => page.locator('h3[data-status]');
const response = (page: Page): Locator => page.locator('h4[data-status]');

/** Plays an example of the sandbox, and waits for a status. */
async function playExample(page: Page, name: string, status: string): Promise<Locator> {
  await open(page, '/sandbox');
  await press(page, name);
  await expect(chosen(page)).toHaveAttribute('data-status', status);
  return chosen(page);
}

/** Presses a button in the details of the selected object, and waits for a status. */
async function go(page: Page, name: string, status: string): Promise<void> {
  await press(page, name);
  await expect(chosen(page)).toHaveAttribute('data-status', status);
}

/** Sends the first documented request of an operation, with other values for some fields. */
async function tryIt(page: Page, address: string, values: Record<string, string> = {}): Promise<Locator> {
  await open(page, address);
  await formOpener(page, 'Try it').click();
  for (const [name, value] of Object.entries(values)) {
    await page
      .getByLabel(new RegExp(`^${name}\\b`))
      .first()
      .fill(value);
  }
  await press(page, 'Send');
  // A scenario may send several requests before its own.
  await expect(response(page)).toBeVisible({timeout: 60_000});
  return response(page);
}

/** Journeys by the name of the picture: each returns the element at the top of the picture. */
const journeys: Record<string, (page: Page) => Promise<Locator>> = {
  async hosted(page) {
    await playExample(page, 'Pix on the hosted page', 'requires_action');
    await go(page, 'Pay', 'success');
    const inbox = page.locator('[data-part=inbox]');
    await inbox.locator('summary').first().click();
    return inbox;
  },
  async card(page) {
    await playExample(page, 'Card with 3-D Secure', 'requires_action');
    await go(page, 'Confirm the payment', 'authorized');
    return chosen(page);
  },
  async refused(page) {
    await open(page, '/sandbox');
    await press(page, 'Payout above the balance');
    await expect(page.getByRole('status').filter({hasText: 'balance_insufficient'})).toBeVisible();
    return page.getByRole('list', {name: 'Start with an example'});
  },
  async v1(page) {
    await open(page, '/sandbox');
    await page.getByLabel('GET', {exact: true}).check();
    await tryIt(page, '/api/v1/transaction/create');
    await page.getByRole('button', {name: 'Simulate payer_pays'}).click();
    await page.getByRole('link', {name: 'Open in the sandbox'}).click();
    const inbox = page.locator('[data-part=inbox]');
    await inbox.locator('summary').first().click();
    return inbox;
  },
  async report(page) {
    await playExample(page, 'Pix on the hosted page', 'requires_action');
    await go(page, 'Pay', 'success');
    const made = (await page.locator('[data-part=transactions] ol time').last().getAttribute('datetime'))!;
    // A report is about days that are over.
    await press(page, 'A day ahead');
    await expect(page.locator('[data-part=timeline]')).toContainText('clock');
    const from = `${made.slice(0, 10)}T00:00:00Z`;
    const to = new Date(Date.parse(from) + 86_400_000).toISOString().replace('.000Z', 'Z');
    const ordered = await tryIt(page, '/api/reports/v2/create', {from, to});
    const id = /rep_\w{20}/.exec((await ordered.locator('~ *').allTextContents()).join())![0];
    return tryIt(page, '/api/reports/v2/report', {report_id: id});
  },
  async invoice(page) {
    await playExample(page, 'Invoice paid in parts', 'open');
    await page.getByLabel('Amount, if only a part').fill('100.00');
    await go(page, 'Pay', 'partially_paid');
    return chosen(page);
  },
  async late(page) {
    await playExample(page, 'Pix by QR code', 'requires_action');
    await go(page, 'time_is_over', 'expired');
    await press(page, 'transfer_arrives');
    await page.getByRole('button', {name: /^trx_/}).first().click();
    return page.locator('[data-part=transactions]');
  },
  async signature(page) {
    await open(page, '/sandbox/signature');
    await press(page, 'Request of v2');
    await press(page, 'Check the signature');
    await expect(page.locator('[data-verdict]')).toBeVisible();
    return page.locator('[data-verdict]');
  },
};

async function takePictures(): Promise<void> {
  const server = createSiteServer(buildFolder).listen(0);
  const browser = await chromium.launch(playwright.use!.launchOptions);
  const folder = path.join(root, 'tests/support/readmePictures');
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, play] of Object.entries(journeys)) {
    const context = await browser.newContext({
      baseURL: `http://localhost:${(server.address() as AddressInfo).port}`,
      viewport,
      reducedMotion: 'reduce',
    });
    // tsx wraps functions that run in the page in a helper that the page lacks.
    await context.addInitScript({content: 'globalThis.__name = (value) => value'});
    const page = await context.newPage();
    const top = await play(page);
    await top.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 80));
    // A quarter of the colours is enough for text, and keeps the file small.
    await sharp(await page.screenshot())
      .png({palette: true, colours: 64, compressionLevel: 9})
      .toFile(path.join(folder, `${name}.png`));
    await context.close();
  }
  await browser.close();
  server.close();
}

void takePictures();
