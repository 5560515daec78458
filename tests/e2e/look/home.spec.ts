import crypto from 'node:crypto';
import {expect} from '@playwright/test';
import {open, openUnstarted, test} from '../../support/browser';
import {brand} from '../../../src/brand';
import {prefixes} from './kinds';

// The published test secret of key 1 of point 1042.
const secret = 'test_secret_4b1d8f0c9a7e2635';

/** What an answer and a callback of the story carry. */
interface Data {
  external_id: string;
  id: string;
  amount: string;
  status: string;
}

for (const [locale, prefix] of Object.entries(prefixes)) {
  test.describe(`${prefix}/`, () => {
    test.beforeEach(async ({page}) => {
      await open(page, `${prefix}/`);
    });

    test(`shows the title, the button and the heads of the three stages in one screen (${locale})`, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      const stages = page.locator('[data-stage]');
      await expect(stages).toHaveCount(3);
      const tops = await stages.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size, tops.join()).toBe(1);
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
      await expect(page.locator('main button.button--primary').first()).toBeInViewport({ratio: 1});
      const heads = page.locator('h3:has(+ [data-stage])');
      await expect(heads).toHaveCount(3);
      for (const head of await heads.all()) await expect(head).toBeInViewport({ratio: 1});
      expect(tops[0]).toBeLessThan(450);
    });

    test(`shows the title, the button and the beginning of the first stage on a phone (${locale})`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
      await expect(page.locator('main button.button--primary').first()).toBeInViewport({ratio: 1});
      await expect(page.locator('[data-stage]').first()).toBeInViewport();
    });

    test(`shows a request whose signature is right (${locale})`, async ({page}) => {
      const lines = await page.locator('.theme-code-block').first().locator('.token-line').allInnerTexts();
      const message = lines
        .map((line) => line.replace(/\n$/, ''))
        .join('\n')
        .trimEnd();
      const [head, body] = message.split(/\n\n/) as [string, string];
      const [start, ...fields] = head.split('\n');
      const headers = new Map(fields.map((field) => field.split(': ') as [string, string]));
      expect(start).toBe('POST /v2/transaction/create');
      expect(headers.get('Host')).toBe(brand.hosts.test);
      expect(() => void JSON.parse(body)).not.toThrow();
      const text = `${headers.get('Gateway-Timestamp')}.POST./v2/transaction/create.${body}`;
      expect(headers.get('Gateway-Signature')).toBe(crypto.createHmac('sha256', secret).update(text).digest('hex'));
    });

    test(`tells one story from the request to the callback (${locale})`, async ({page}) => {
      const [answer, callback] = await Promise.all(
        ['request', 'callback'].map(async (stage) => {
          const block = page.locator(`[data-stage=${stage}] .language-json`).first();
          const lines = await block.locator('.token-line').allTextContents();
          return (JSON.parse(lines.join('\n')) as {data: Data}).data;
        }),
      );
      expect(callback).toMatchObject({id: answer!.id, external_id: answer!.external_id, amount: answer!.amount});
      expect([answer!.status, callback!.status]).toEqual(['requires_action', 'success']);
      const amount = answer!.amount.replace('.', locale === 'uk' ? ',' : '.');
      await expect(page.locator('[data-stage=payer]')).toContainText(amount);
    });

    test(`leads to every area (${locale})`, async ({page}) => {
      const hrefs = (selector: string): Promise<string[]> =>
        page.locator(selector).evaluateAll((list) => list.map((link) => link.getAttribute('href')!));
      const links = await hrefs('.cards a, form + ul a');
      for (const area of [
        ...['request_format', 'callbacks', 'events', 'api/v2/', 'api/v1/', 'services/', 'reference/', 'invoicing/'],
        ...['cabinet/general/overview', 'guides/typed_client', 'guides/money_in_time', 'sandbox', 'local_gateway'],
        ...['reference/api_error_codes', 'reference/test_cards', 'reference/transaction_statuses', 'changelog'],
      ])
        expect(links).toContain(`${prefix}/${area}`);
      for (const link of new Set(links.map((address) => address.replace(/[?#].*/, '')))) {
        expect(link.startsWith(`${prefix}/`), link).toBe(true);
        const response = await page.request.get(link);
        expect(response.status(), link).toBe(200);
      }
    });

    for (const hasScripts of [true, false]) {
      test(`leads to the services of a country, with${hasScripts ? '' : 'out'} scripts (${locale})`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({javaScriptEnabled: hasScripts, baseURL});
        const page = await context.newPage();
        await (hasScripts ? open : openUnstarted)(page, `${prefix}/`);
        await page.locator('select[name=country]').selectOption('MX');
        await page.locator('form button').click();
        await expect(page).toHaveURL(`${prefix}/services/?country=MX`);
        if (hasScripts) await expect(page.locator('main').getByRole('combobox').first()).toHaveValue('MX');
        await context.close();
      });
    }
  });
}
