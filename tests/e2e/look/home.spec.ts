import crypto from 'node:crypto';
import {expect} from '@playwright/test';
import {open, test} from '../../support/browser';
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

    test(`shows the four steps and the whole request in one screen (${locale})`, async ({page}) => {
      await page.setViewportSize({width: 1280, height: 800});
      const steps = page.locator('.theme-doc-markdown > ol > li');
      await expect(steps).toHaveCount(4);
      for (const step of await steps.all()) await expect(step).toBeInViewport({ratio: 1});
      await expect(page.locator('.theme-code-block').first()).toBeInViewport({ratio: 1});
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
      expect(start).toBe(`POST https://${brand.hosts.test}/v2/transaction/create`);
      expect(() => void JSON.parse(body)).not.toThrow();
      const text = `${headers.get('Gateway-Timestamp')}.POST./v2/transaction/create.${body}`;
      expect(headers.get('Gateway-Signature')).toBe(crypto.createHmac('sha256', secret).update(text).digest('hex'));
    });

    test(`tells one story from the request to the callback (${locale})`, async ({page}) => {
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(3);
      const shown: Data[] = [];
      for (const index of [1, 2]) {
        await tabs.nth(index).click();
        const lines = await page.getByRole('tabpanel').locator('.theme-code-block:visible .token-line').allInnerTexts();
        const {data} = JSON.parse(lines.join('\n')) as {data: Data};
        shown.push(data);
      }
      const [answer, callback] = shown;
      expect(callback).toMatchObject({id: answer!.id, external_id: answer!.external_id, amount: answer!.amount});
      expect([answer!.status, callback!.status]).toEqual(['requires_action', 'success']);
    });

    test(`leads to every area (${locale})`, async ({page}) => {
      const hrefs = (selector: string): Promise<string[]> =>
        page.locator(selector).evaluateAll((list) => list.map((link) => link.getAttribute('href')!));
      expect(await hrefs('.cards strong > a')).toHaveLength(8);
      const links = await hrefs('.cards a');
      for (const link of links) {
        expect(link.startsWith(`${prefix}/`), link).toBe(true);
        const response = await page.request.get(link);
        expect(response.status(), link).toBe(200);
      }
    });
  });
}
