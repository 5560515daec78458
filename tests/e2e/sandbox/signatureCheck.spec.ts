/** The page that names the mistake behind a signature. */
import {expect, type Page} from '@playwright/test';
import {brand} from '../../../src/brand';
import {signV2Request} from '../../../src/gateway/values/signing';
import {violationsIn} from '../../support/axe';
import {listen, open, openUnstarted, reportConnection, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';

const secret = 'test_secret_4b1d8f0c9a7e2635';
const body = '{"external_id":"order-1002","amount":"150.00"}';
const path = '/v2/transaction/find';
const timestamp = '1741944413';

/** A request as a shell shows it, whose signature belongs to another body. */
function curl(signed: string): string {
  const signature = signV2Request({timestamp, method: 'POST', path, body: signed}, secret);
  return `curl --request POST 'https://${brand.hosts.test}${path}' \\
  --header 'gateway-point: 1042' \\
  --header 'Gateway-Key: 1' \\
  -H 'Gateway-Timestamp: ${timestamp}' \\
  -H "Gateway-Signature: ${signature}" \\
  --data-raw '${body}'`;
}

const languages = {
  en: {
    prefix: '',
    message: 'Request or callback',
    secret: 'Secret',
    check: 'Check the signature',
    example: 'Request of v2',
    correct: 'The signature is correct.',
    spaces: 'JSON parsed and written again',
    slashes: 'Slashes escaped as \\/',
    none: 'none of',
  },
  uk: {
    prefix: '/uk',
    message: 'Запит або колбек',
    secret: 'Секрет',
    check: 'Перевірити підпис',
    example: 'Запит v2',
    correct: 'Підпис правильний.',
    spaces: 'JSON розібрано й записано знову',
    slashes: 'Скісні риски записано як \\/',
    none: 'жодна з відомих помилок',
  },
} as const;

const address = '/sandbox/signature';
const verdict = (page: Page) => page.locator('[data-verdict]');

for (const [language, words] of casesInTurn('signature', Object.entries(languages))) {
  test(`a pasted command is checked with the keyboard, and nothing is requested (${language})`, async ({
    page,
    baseURL,
  }) => {
    const noise = listen(page, baseURL!);
    // On such a connection the pages behind links that come into view are not loaded ahead.
    await reportConnection(page, {effectiveType: '4g', saveData: true});
    await open(page, words.prefix + address);
    await page.getByRole('button', {name: words.example, exact: true}).click();
    await expect(verdict(page)).toHaveText(words.slashes);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const message = page.getByLabel(words.message, {exact: true});
    await message.fill(curl(body.replaceAll(':', ': ').replaceAll(',', ', ')));
    await page.getByLabel(words.secret, {exact: true}).fill(secret);
    await page.getByRole('button', {name: words.check}).press('Enter');
    await expect(verdict(page)).toHaveText(words.spaces);
    await expect(page.locator('figure mark').first()).toHaveText('"');

    const tabs = page.locator('[role=region] [role=tab]');
    await expect(tabs).toHaveCount(6);
    await tabs.first().press('End');
    await expect(tabs.last()).toBeFocused();
    await expect(page.locator('[role=region] [role=tabpanel] pre')).toContainText('val body');

    await message.fill(curl(body));
    await page.getByRole('button', {name: words.check}).press('Enter');
    await expect(verdict(page)).toHaveText(words.correct);
    await message.fill(curl(`${body}?`));
    await page.getByRole('button', {name: words.check}).press('Enter');
    await expect(verdict(page)).toContainText(words.none);
    expect(requests).toEqual([]);
    expect(noise).toEqual({messages: [], foreign: []});
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('test_secret');
  });
}

test('on a phone one press of an example shows its result, which fits and breaks no rule of axe, in both colour modes', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const mode of ['light', 'dark']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await open(page, address);
    await page.getByRole('button', {name: 'Callback of v2', exact: true}).click();
    await expect(verdict(page)).toHaveText('Text of the callback secret used as the key');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violationsIn(page, 'main [role=region]'), mode).toEqual([]);
  }
});

test('a link fills in the message and leaves the secret to the reader', async ({page}) => {
  await open(page, `${address}#check:${new URLSearchParams({message: curl(body)}).toString()}`);
  await expect(page.getByLabel('Request or callback', {exact: true})).toHaveValue(curl(body));
  await expect(page.getByLabel('Secret', {exact: true})).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page is a text with the schemes and the mistakes', async ({page}) => {
    await openUnstarted(page, address);
    await expect(page.getByRole('button', {name: 'Check the signature'})).toBeHidden();
    await expect(page.getByRole('link', {name: 'Secret of another key or environment'})).toBeVisible();
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(100);
  });
});
