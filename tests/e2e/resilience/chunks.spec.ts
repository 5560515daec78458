import {expect, type Page} from '@playwright/test';
import {load} from 'cheerio';
import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../../../src/content/core/locales';
import {addressOf, buildFolder} from '../../support/built';
import {open, openUnstarted, reportConnection, test} from '../../support/browser';
import {pages} from '../../support/pages';
import {breakFile, faults, faultsOf, isFull, scriptsOf} from './faults';

const languages = {
  en: {prefix: '', failed: 'This part of the page did not load.', retry: 'Retry'},
  uk: {prefix: '/uk', failed: 'Ця частина сторінки не завантажилася.', retry: 'Повторити'},
} as const;

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** The text of a page as it was built. */
const builtText = (address: string): string =>
  squeeze(load(fs.readFileSync(path.join(buildFolder, address, 'index.html'), 'utf8'))('main article').text());

/** The reader has the text of a page, all of it. */
async function expectText(page: Page, address: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect.poll(async () => squeeze((await page.locator('main article').textContent())!)).toBe(builtText(address));
}

/** A link of the sidebar, which every page of the docs has, leads on. */
async function goOn(page: Page, to: string): Promise<void> {
  await page.locator(`aside a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(to);
  await expectText(page, to);
}

for (const [place, [code, {prefix, failed, retry}]] of Object.entries(languages).entries()) {
  const [from, to, other] = ['/request_format', '/callbacks', '/glossary'].map((address) => prefix + address) as [
    string,
    string,
    string,
  ];

  let found: {start: string[]; layout: string[]; own: string[]} | undefined;
  /** Scripts by what they are; those of the layout are the ones that two pages share. */
  const scriptKinds = async (page: Page): Promise<NonNullable<typeof found>> => {
    if (found) return found;
    const [first, second] = [await scriptsOf(page, from), await scriptsOf(page, to)];
    const start = first.filter((script) => /\/(runtime~)?main\./.test(script));
    const layout = first.filter((script) => second.includes(script) && !start.includes(script));
    const own = second.filter((script) => !first.includes(script));
    expect([start.length, own.length]).toEqual([2, 1]);
    expect(layout.length).toBeGreaterThan(0);
    return (found = {start, layout, own});
  };

  for (const fault of faultsOf(place)) {
    test(`${code}: on load the reader has the text, and a way on, when a chunk ${fault}`, async ({page}) => {
      const {start, layout, own} = await scriptKinds(page);
      const most = isFull ? Infinity : 1;
      let broken = 0;
      for (const script of [...start, ...layout.slice(0, most), ...own]) {
        await breakFile(page, script, fault);
        await openUnstarted(page, to, {waitUntil: 'commit'});
        const isSaid = !start.includes(script) && fault !== 'hangs';
        const alert = page.getByRole('alert').filter({hasText: failed});
        await expect(alert).toHaveCount(isSaid ? 1 : 0);
        await expectText(page, to);
        await page.unrouteAll({behavior: 'ignoreErrors'});
        if (isSaid) {
          await alert.getByRole('button', {name: retry}).click();
          await expect(alert).toHaveCount(0);
          await expectText(page, to);
        }
        await goOn(page, from);
        broken += 1;
      }
      expect(broken).toBeGreaterThanOrEqual(4);
    });
  }

  // After these the page knows that something is missing; what hangs may still come.
  for (const fault of faultsOf(place).filter((name) => name !== 'hangs')) {
    test(`${code}: the next page has its text, and a way on, when its chunk ${fault}`, async ({page}) => {
      await reportConnection(page, {effectiveType: '4g', saveData: true});
      const {own} = await scriptKinds(page);
      await open(page, from);
      await breakFile(page, own[0]!, fault);
      await goOn(page, to);
      const alert = page.getByRole('alert').filter({hasText: failed});
      await expect(alert.getByRole('button', {name: retry})).toBeVisible();
      await goOn(page, other);
      await expect(alert).toHaveCount(0);
    });
  }

  test(`${code}: the reader keeps the page while the next one hangs, and goes elsewhere`, async ({page}) => {
    await reportConnection(page, {effectiveType: '4g', saveData: true});
    const {own} = await scriptKinds(page);
    await open(page, from);
    await breakFile(page, own[0]!, 'hangs');
    const asked = page.waitForRequest(`**${own[0]}`);
    await page.locator(`aside a[href="${to}"]`).first().click();
    await asked;
    await expectText(page, from);
    await goOn(page, other);
  });

  test(`${code}: a tab that is older than the deployment goes on with the new one`, async ({page}) => {
    await reportConnection(page, {effectiveType: '4g', saveData: true});
    const {own} = await scriptKinds(page);
    await open(page, from);
    await breakFile(page, own[0]!, 'is stale');
    const reload = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === to,
    );
    await page.locator(`aside a[href="${to}"]`).first().click();
    await reload;
    await page.unrouteAll();
    await expectText(page, to);
  });
}

if (isFull) {
  for (const {code} of locales) {
    for (const fault of faultsOf(0).filter((name) => name !== 'hangs')) {
      test(`${code}: on load the reader has the text of every page when its own chunk ${fault}`, async ({page}) => {
        const shared = new Set(await scriptsOf(page, addressOf('request_format', code)));
        const second = await scriptsOf(page, addressOf('callbacks', code));
        const common = new Set(second.filter((script) => shared.has(script)));
        const isOwn = (url: URL): boolean => url.pathname.includes('/assets/js/') && !common.has(url.pathname);
        await page.route(isOwn, (route) => faults[fault](route));
        let seen = 0;
        for (const id of pages) {
          const address = addressOf(id, code);
          await openUnstarted(page, address, {waitUntil: 'commit'});
          await expect(page.getByRole('alert').filter({hasText: languages[code].failed})).toHaveCount(1);
          await expectText(page, address);
          seen += 1;
        }
        expect(seen).toBe(pages.length);
      });
    }
  }
}
