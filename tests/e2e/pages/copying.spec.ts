/** What is copied is the text itself, by every button, by keys, and on hosts without a clipboard API. */
import {createHmac} from 'node:crypto';
import {expect, type Page} from '@playwright/test';
import {loadVector, vectorStringToSign, type VectorScheme} from '../../../src/content/signing/vectors';
import {writeLink} from '../../../src/components/TryIt/link';
import {hasStarted, open, test} from '../../support/browser';

/** What the clipboard holds, as a page gets it when it is pasted: a text field would change its line ends. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'paste';
    field.addEventListener('paste', ({clipboardData}) => {
      field.dataset.text = JSON.stringify(clipboardData!.getData('text/plain'));
    });
    document.body.append(field);
    field.focus();
  });
  const field = page.locator('#paste');
  await page.keyboard.press('Control+V');
  await expect(field).toHaveAttribute('data-text', /./);
  const text = await field.getAttribute('data-text');
  await field.evaluate((node) => node.remove());
  return JSON.parse(text!) as string;
}

/** The controls that copy, and how they say that they could not. */
const controls: {
  name: string;
  address: string;
  press: (page: Page) => Promise<void>;
  copies: string | RegExp;
  refused: string;
}[] = [
  {
    name: 'the button of an address',
    address: '/api/v2/transaction/create',
    press: (page) => page.getByRole('button', {name: /^Copy the address: Live/}).click(),
    copies: /^https:\/\/\S+\/v2\/transaction\/create$/,
    refused: 'Not copied',
  },
  {
    name: 'the button of a code block',
    address: '/request_format',
    press: async (page) => {
      const button = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
      await button.focus();
      await button.press('Enter');
    },
    copies: /^POST \/v2\//,
    refused: 'Not copied. Select the code',
  },
  {
    name: 'the button for Markdown',
    address: '/callbacks',
    press: async (page) => {
      await page.locator('summary', {hasText: /^Page$/}).click();
      await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    },
    copies: /^# Callbacks/,
    refused: 'Not copied: view the page as Markdown',
  },
  {
    name: 'a value of a table',
    address: '/reference/test_cards',
    press: (page) =>
      page
        .getByRole('button', {name: /^Copy 4\d{15}$/})
        .first()
        .click(),
    copies: /^4\d{15}$/,
    refused: 'Not copied: 4',
  },
  {
    name: 'the link to a row',
    address: '/reference/country_codes',
    press: (page) => page.getByRole('link', {name: 'Link to UA', exact: true}).press('Enter'),
    copies: /\/reference\/country_codes#UA$/,
    refused: 'Not copied. The link is in the address bar.',
  },
  {
    name: 'the link to a case of the signature check',
    address: '/sandbox/signature?case=v2_request',
    press: (page) => page.getByRole('button', {name: 'Copy a link without the secret'}).click(),
    copies: /#check:message=/,
    refused: '#check:message=',
  },
];

for (const {name, address, press, copies, refused} of controls) {
  test(`${name} copies on a host without a clipboard API, or says that it could not`, async ({page, baseURL}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await open(page, baseURL!.replace('localhost', 'plain.example') + address);
    expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
    await press(page);
    await expect.poll(() => pasted(page)).toMatch(copies);
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await page.reload();
    await hasStarted(page);
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await press(page);
    await expect(page.getByText(refused).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const prefix of ['', '/uk']) {
  for (const [address, scheme, vector] of [
    ['/request_format', 'v2_request', 'pix_create'],
    ['/callbacks', 'v2_callback', 'pix_paid'],
  ] as [string, VectorScheme, string][])
    test(`${prefix}${address}: the string to sign is copied with its spaces`, async ({page}) => {
      const right = new TextDecoder().decode(vectorStringToSign(loadVector(scheme, vector)));
      expect(right).toMatch(/\S \S/);
      await open(page, prefix + address);
      const block = page.locator('.theme-code-block', {has: page.locator('.token.space')}).first();
      await block.locator('pre').evaluate((node) => getSelection()!.selectAllChildren(node));
      await page.keyboard.press('Control+C');
      expect(await pasted(page)).toBe(right);
      await page.evaluate(() => getSelection()!.removeAllRanges());
      await block.locator('button').last().press('Enter');
      await expect.poll(() => pasted(page)).toBe(right);
      // The dot is there to see.
      const dot = await block
        .locator('.token.space')
        .first()
        .evaluate((node) => getComputedStyle(node, '::before').content);
      expect(dot).toContain('·');
    });
}

test('each kind of code block is copied by keys as by its button', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let blocks = 0;
  for (const address of [
    '/callbacks',
    '/uk/api/v2/transaction/create',
    '/services/pix/payin_h2h',
    '/uk/callbacks_get',
  ]) {
    await open(page, address);
    for (const block of await page.locator('.theme-code-block:visible').all()) {
      await block.locator('pre').evaluate((node) => getSelection()!.selectAllChildren(node));
      await page.keyboard.press('Control+C');
      const byKeys = await page.evaluate(() => navigator.clipboard.readText());
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await block.locator('button').last().press('Enter');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(byKeys);
      blocks += 1;
    }
  }
  expect(blocks).toBeGreaterThan(10);
});

test('the signature check copies its strings with the characters that it marks, and blames nobody for CRLF', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const body = '{\n  "external_id": "order-1002",\u00a0\n  "a": " "\n}';
  const sent = `${body.replaceAll('\n', '\r\n')}\r\n`;
  const right = `1741944413.POST./v2/transaction/find.${sent}`;
  const signature = createHmac('sha256', 'secret').update(right).digest('hex');
  await open(page, '/sandbox/signature');
  await page
    .getByLabel('Request or callback', {exact: true})
    .fill(
      `POST /v2/transaction/find HTTP/1.1\nGateway-Point: 1042\nGateway-Key: 1\nGateway-Timestamp: 1741944413\nGateway-Signature: ${signature}\n\n${body}`,
    );
  await page.getByLabel('Secret', {exact: true}).fill('secret');
  await page.getByRole('button', {name: 'Check the signature'}).click();
  await expect(page.locator('[data-verdict]')).toHaveText('The signature is correct.');
  await expect(page.locator('[data-unseen]')).toHaveCount(2);
  const figure = page.locator('figure', {hasText: 'Right string to sign'});
  expect(await figure.locator('pre').textContent()).toBe(right);
  await figure.getByRole('button', {name: 'Copy the string: Right string to sign'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(right);
});

test('a click on a value copies the value, # copies the link, and both work by keys', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await open(page, '/uk/reference/bank_codes');
  const value = page.getByRole('button', {name: 'Копіювати 305299', exact: true});
  await value.click();
  await expect(page.getByRole('status').filter({hasText: 'Скопійовано: 305299'})).toBeVisible();
  expect(await copied()).toBe('305299');
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Рядок 305299', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(copied).toBe(page.url());
  expect(new URL(page.url()).hash).toBe('#UA-305299');
  await value.press('Space');
  await expect.poll(copied).toBe('305299');
});

test('every reference table has values that a click copies, and links to its rows', async ({page}) => {
  for (const [table, least] of [
    ['test_cards', 30],
    ['country_codes', 3 * 249],
    ['currency_codes', 300],
    ['crypto_codes', 6],
    ['language_codes', 183],
    ['bank_codes', 452],
    ['api_error_codes', 40],
    ['failure_reason_codes', 30],
    ['state_codes', 10],
    ['transaction_statuses', 25],
  ] as const) {
    await open(page, `/reference/${table}`);
    expect(await page.locator('td [role=button][data-copies]').count(), table).toBeGreaterThanOrEqual(least);
    expect(await page.locator('td > a[id]:empty').count(), table).toBeGreaterThan(5);
  }
});

test('a link to a request fills the form of an open page, also after a second link and on the way back', async ({
  page,
}) => {
  const form = {scheme: 'v2'} as const;
  const draft = (order: string) => ({text: `{"external_id":"${order}"}`, parameters: {}, idempotencyKey: ''});
  const link = (order: string) => writeLink(form, {scenario: 'pix_hpp', draft: draft(order)});
  const paste = (hash: string) =>
    page.evaluate((value) => {
      location.hash = value;
    }, hash);
  await open(page, '/api/v2/transaction/create');
  const body = page.getByLabel('Body, as it is signed and sent');
  await paste(link('order-1'));
  await expect(body).toHaveValue(draft('order-1').text);
  await paste(link('order-2'));
  await expect(body).toHaveValue(draft('order-2').text);
  await page.getByRole('tab', {name: 'Body', exact: true}).click();
  await body.fill('{"external_id":"typed"}');
  await paste('#try=broken');
  await expect(body).toHaveValue('{"external_id":"typed"}');
  await page.goBack();
  await expect(body).toHaveValue(draft('order-2').text);
});
