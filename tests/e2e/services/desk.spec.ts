/** The desk of a service's page: its messages beside the text, and the form that sends its request. */
import {expect, type Page} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {exchangesOf} from '../../../src/content/examples/serviceExamples';
import {loadService} from '../../../src/content/services/services';
import {addressOf} from '../../support/built';
import {violationsIn} from '../../support/axe';
import {formOpener, listen, open, openUnstarted, test} from '../../support/browser';

const words = {
  en: {desk: 'From request to result', open: 'Try it', send: 'Send', body: 'Body, as it is signed and sent'},
  uk: {
    desk: 'Від запиту до результату',
    open: 'Спробувати',
    send: 'Надіслати',
    body: 'Тіло, яке буде підписано й надіслано',
  },
};

const service = 'pix/payin_hpp';
const form = (page: Page) => page.locator('section:has(> form)');
const response = (page: Page) => page.locator('h4[data-status]');

for (const {code} of locales) {
  const word = words[code];
  const address = addressOf(`services/${service}`, code);

  test.describe(`${code}: the desk of a service`, () => {
    test('stands beside the text and stays in view on a wide screen, and between the fields and the statuses on a phone', async ({
      page,
    }) => {
      await page.setViewportSize({width: 1280, height: 900});
      await open(page, address);
      const desk = page.getByRole('region', {name: word.desk});
      const heading = desk.getByRole('heading', {name: word.desk});
      const fields = page.locator('#fields');
      const statuses = page.locator('#statuses');
      const boxes = async () => {
        const [inner, above, below] = await Promise.all([desk, fields, statuses].map((one) => one.boundingBox()));
        return {desk: inner!, fields: above!, statuses: below!};
      };
      const wide = await boxes();
      expect(wide.fields.x + wide.fields.width).toBeLessThan(wide.desk.x);
      expect(wide.desk.y).toBeLessThan(wide.fields.y);
      await page.locator('#statuses').scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();

      await page.setViewportSize({width: 390, height: 844});
      const narrow = await boxes();
      expect(narrow.fields.y + narrow.fields.height).toBeLessThanOrEqual(narrow.desk.y);
      expect(narrow.desk.y + narrow.desk.height).toBeLessThanOrEqual(narrow.statuses.y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

    test('sends the request of this service from “Try it”, and shows the response of this service', async ({
      page,
      baseURL,
    }) => {
      const noise = listen(page, baseURL!);
      await open(page, address);
      await formOpener(page, word.open).click();
      await expect(form(page).getByRole('heading').first()).toBeFocused();
      const {request, answer} = exchangesOf(loadService(service))[0]!;
      expect(JSON.parse(await page.getByLabel(word.body).inputValue())).toEqual(request);
      // The service's record makes the field required, the contract does not.
      await expect(form(page).getByLabel(/^return_url/)).toHaveAttribute('aria-required', 'true');
      await form(page).getByRole('button', {name: word.send, exact: true}).click();
      await expect(response(page)).toHaveAttribute('data-status', '201');
      const {status} = answer!.data as {status: string};
      await expect(form(page)).toContainText(`"service": "${service}"`);
      await expect(form(page)).toContainText(`"status": "${status}"`);
      expect(await violationsIn(page, '[data-desk]')).toEqual([]);
      expect(noise).toEqual({messages: [], foreign: []});
    });

    test('opens the form from the row below the lead, as often as it is asked for', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, address);
      const way = page.locator('.ways').getByRole('link', {name: word.open, exact: true});
      await expect(way).toBeInViewport();
      for (let time = 0; time < 2; time += 1) {
        await way.click();
        const sheet = page.getByRole('dialog');
        await expect(sheet).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await way.scrollIntoViewIfNeeded();
      }
    });

    test('opens the message that the address names', async ({page}) => {
      await open(page, `${address}#example-find`);
      await expect(page.locator('#example-find')).toBeInViewport();
      await expect(page.locator('#example-find pre').first()).toBeVisible();
      await expect(page.locator('#example-callback pre')).toBeHidden();
    });

    test('has every message without JavaScript', async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await openUnstarted(page, address);
      const desk = page.getByRole('region', {name: word.desk});
      await expect(desk.locator('pre').first()).toContainText('"external_id": "order-1001"');
      for (const id of ['example-callback', 'example-find']) {
        const block = page.locator(`#${id}`);
        await block.locator('summary').click();
        await expect(block.locator('pre').last()).toContainText('"status": "success"');
      }
      await context.close();
    });
  });

  test(`${code}: the form of the quickstart sends the request of its command`, async ({page}) => {
    await open(page, addressOf('quickstart', code));
    await formOpener(page, word.open).click();
    await expect(page.getByLabel(word.body)).toHaveValue(/"return_url": "https:\/\/shop.example\/orders\/1001"/);
    await form(page).getByRole('button', {name: word.send, exact: true}).click();
    await expect(response(page)).toHaveAttribute('data-status', '201');
  });
}
