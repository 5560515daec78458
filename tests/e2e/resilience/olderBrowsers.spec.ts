/** The oldest browsers of `browserslist`, and such that are older: simulated in Chromium by what they lack. */
import {expect, type Browser, type BrowserContext, type Page} from '@playwright/test';
import postcss from 'postcss';
import {locales, prefixOf} from '../../../src/content/core/locales';
import {expectNone, formOpener, listen, open, openUnstarted, test} from '../../support/browser';
import {newerApis, removeApis} from '../../support/compat';

const words = {
  en: {tryIt: 'Try it', send: 'Send', hosted: 'Pix on the hosted page', pay: 'Pay', check: 'Check the signature'},
  uk: {
    tryIt: 'Спробувати',
    send: 'Надіслати',
    hosted: 'Pix на платіжній сторінці',
    pay: 'Сплатити',
    check: 'Перевірити підпис',
  },
};

/** A browser without Trusted Types enforces none, and a changed page has other hashes than its policy. */
const withoutPolicy = (browser: Browser, baseURL?: string): Promise<BrowserContext> =>
  browser.newContext({bypassCSP: true, baseURL, viewport: {width: 1400, height: 900}});

const apis = newerApis();

/** A page of a browser that has only what every browser of the list has, in its workers as well. */
async function oldPage(context: BrowserContext): Promise<{page: Page; workers: string[]}> {
  const page = await context.newPage();
  const workers: string[] = [];
  await page.addInitScript(removeApis, apis);
  await page.route(/-worker\.\w+\.js$/, async (route) => {
    workers.push(new URL(route.request().url()).pathname);
    const response = await route.fetch();
    await route.fulfill({response, body: `(${String(removeApis)})(${JSON.stringify(apis)});${await response.text()}`});
  });
  return {page, workers};
}

test('the simulation takes away what is newer than the list', async ({browser}) => {
  const context = await withoutPolicy(browser);
  const page = await context.newPage();
  expect(await page.evaluate(removeApis, apis)).toBeGreaterThan(100);
  expect(
    await page.evaluate(() => [
      'canParse' in URL,
      'withResolvers' in Promise,
      'groupBy' in Object,
      'requestIdleCallback' in window,
      'ClipboardItem' in window,
      'fromHex' in Uint8Array,
      'union' in Set.prototype,
      'at' in Array.prototype,
    ]),
  ).toEqual([false, false, false, false, false, false, false, true]);
  await context.close();
});

for (const {code} of locales) {
  const [word, prefix] = [words[code], prefixOf(code)];

  test(`${code}: the oldest browsers of the list search, send a request, pay and check a signature`, async ({
    browser,
    baseURL,
  }) => {
    const context = await withoutPolicy(browser, baseURL);
    const {page, workers} = await oldPage(context);
    const noise = listen(page, baseURL!);

    await open(page, `${prefix}/request_format`);
    await page.locator('.navbar__search-input').fill('callback');
    await page.locator('.navbar').getByRole('option').first().click();
    await expect(page.locator('article h1')).toBeVisible();

    await open(page, `${prefix}/api/v2/transaction/create`);
    await formOpener(page, word.tryIt).click();
    await page.locator('section:has(> form)').getByRole('button', {name: word.send, exact: true}).click();
    await expect(page.locator('h4[data-status]')).toHaveAttribute('data-status', '201');

    await open(page, `${prefix}/sandbox`);
    await page.getByRole('button', {name: word.hosted, exact: true}).click();
    await page.getByRole('button', {name: word.pay, exact: true}).click();
    await expect(page.locator('h3[data-status]')).toHaveAttribute('data-status', 'success');

    await open(page, `${prefix}/sandbox/signature`);
    await page.locator('main textarea').first().fill('{"a":1}');
    await page.getByRole('button', {name: word.check, exact: true}).click();
    await expect(page.locator('main [role=alert], main [data-verdict]').first()).toBeVisible();

    expect(noise.messages).toEqual([]);
    expect(workers.some((name) => name.includes('sandbox-worker'))).toBe(true);
    expect(workers.some((name) => name.includes('search-worker'))).toBe(true);
    await context.close();
  });

  test(`${code}: the desk stands in the text where the browser has no :has()`, async ({browser, baseURL}) => {
    const context = await withoutPolicy(browser, baseURL);
    const page = await context.newPage();
    let removed = 0;
    const plain = (css: string): string => {
      const sheet = postcss.parse(css);
      sheet.walkAtRules('supports', (rule) => {
        if (!rule.params.includes(':has(')) return;
        rule.remove();
        removed += 1;
      });
      sheet.walkRules((rule) => {
        if (rule.selector.includes(':has(')) rule.remove();
      });
      return sheet.toString();
    };
    await page.route(`**${prefix}/api/v2/transaction/create`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(<style>)([^]*?)(<\/style>)/g,
        (_, start, css: string, end) => start + plain(css) + end,
      );
      await route.fulfill({response, body});
    });
    await open(page, `${prefix}/api/v2/transaction/create`);
    expect(removed).toBeGreaterThan(0);
    const desk = (await page.locator('[data-desk]').boundingBox())!;
    const texts = await page
      .locator('article :is(p, h2, table):not([data-desk] *)')
      .filter({visible: true})
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(texts.length).toBeGreaterThan(10);
    const covered = texts.filter(
      ({x, y, width, height}) =>
        width > 1 && x < desk.x + desk.width && x + width > desk.x && y < desk.y + desk.height && y + height > desk.y,
    );
    expect(covered).toEqual([]);
    await context.close();
  });

  test(`${code}: a browser that cannot read the scripts shows the text, and its links lead on`, async ({
    page,
    violations,
  }) => {
    await page.route('**/assets/js/*.js', (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'newer syntax'}),
    );
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.name));
    await openUnstarted(page, `${prefix}/request_format`);
    await expect(page.locator('article h1')).toBeVisible();
    expect(errors).toContain('SyntaxError');
    await expect(page.locator('.needs-script').filter({visible: true})).toHaveCount(0);
    await page.locator(`aside a[href="${prefix}/callbacks"]`).click();
    await expect(page).toHaveURL(`${prefix}/callbacks`);
    await expect(page.locator('article h1')).toBeVisible();
    expect(await page.locator('article p').first().textContent()).not.toBe('');
    expectNone(violations);
  });
}

test('collapsed blocks are printed open, and closed again afterwards', async ({page}) => {
  await open(page, '/services/pix/payin_h2h');
  const [opened, closed] = [page.locator('main details[open]'), page.locator('main details:not([name]):not([open])')];
  const before = [await opened.count(), await closed.count()];
  expect(before[1]).toBeGreaterThan(0);
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  expect([await opened.count(), await closed.count()]).toEqual(before);
});
