import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {locales} from '../../src/content/core/locales';
import {apply, edits, pages} from '../support/dev/edits';
import {copyTree, startDevServer} from '../support/dev/server';

/** An error or a warning in the terminal or in the console, where nothing else is written in these words. */
const trouble = /warn|error|deprecat/i;

const read = async (address: string): Promise<string> => (await fetch(address)).text();

for (const {code, htmlLang} of locales) {
  test(`npm start shows each kind of page and each kind of edit, without an error or a warning (${code})`, async ({
    page,
  }) => {
    const folder = copyTree();
    const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-cache-'));
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (trouble.test(message.type()) || trouble.test(message.text())) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(String(error)));
    // The first language is what it starts without being told one.
    const server = await startDevServer(folder, code === locales[0].code ? [] : ['--locale', code], temporary);
    const article = page.locator('article');
    try {
      for (const address of Object.values(pages)) {
        await page.goto(server.address + address);
        await expect(article.locator('h1')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      }
      for (const mode of ['light', 'dark']) {
        await page.evaluate((theme) => localStorage.setItem('theme', theme), mode);
        await page.goto(`${server.address}/_parts`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await expect(page.locator('[data-type]')).toHaveCount(6);
        expect(
          await page.locator('[data-type]').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize)),
        ).toEqual(['13px', '14px', '16px', '20px', '25px', '31px']);
        await expect(page.locator('[data-contrast]').last()).toHaveText(/^[\d.]+ : 1$/);
        const empty = await page
          .locator('[data-part] > div')
          .evaluateAll((all) =>
            all
              .filter((one) => one.getBoundingClientRect().height < 10)
              .map(({parentElement}) => parentElement!.dataset.part),
          );
        expect(empty).toEqual([]);
      }
      for (const edit of edits[code]) {
        await page.goto(server.address + edit.page);
        await expect(article.locator('h1')).toBeVisible();
        await expect(article, edit.file).not.toContainText(edit.shown);
        apply(edit, folder);
        await expect(article, `${edit.kind}: ${edit.file}`).toContainText(edit.shown);
      }
      const {shown} = edits[code].find(({page: address}) => address === pages.operation)!;
      expect(await read(`${server.address}/openapi/v2.yaml`)).toContain(shown);
      // Code has one address in every language.
      expect(await read(new URL('/samples/v2/transaction/create/pix_qr.sh', server.address).href)).toContain('curl');
    } finally {
      // What the page still loads would fail with the server.
      await page.close();
      await server.stop();
      fs.rmSync(folder, {recursive: true});
      fs.rmSync(temporary, {recursive: true});
    }
    expect(troubles).toEqual([]);
    expect(
      server
        .terminal()
        .split('\n')
        .filter((line) => trouble.test(line)),
    ).toEqual([]);
  });
}
