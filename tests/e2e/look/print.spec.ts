/** A printed page is whole: nothing is cut off, no sheet is left empty, and there is nothing to press. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {locales, prefixOf} from '../../../src/content/core/locales';
import {open, test} from '../../support/browser';
import {kinds} from './kinds';

const addresses = [...kinds, '/reference/test_cards', '/sandbox', '/sandbox/signature', '/quickstart'];

/** Fewer lines of text leave more than half of a sheet empty. */
const fewestLines = 15;

/** The sheets of a printed file as text: line by line, or cell by cell as they were drawn. */
function textOf(file: string, order: '-layout' | '-raw'): string[] {
  const text = execFileSync('pdftotext', [order, file, '-'], {encoding: 'utf8', maxBuffer: 2 ** 26});
  return text.split('\f').slice(0, -1);
}

/** The sheets of a page as text. */
async function sheetsOf(page: Page, file: string): Promise<string[]> {
  fs.writeFileSync(file, await page.pdf({format: 'A4'}));
  return textOf(file, '-layout');
}

const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad]+/g, '');
const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** What is lost first when something is cut: ends of code lines, last words of rows, and the last columns’ headers. */
function endsOn(page: Page): Promise<{lines: string[]; words: string[]; headers: string[]}> {
  return page.evaluate(() => {
    const isPrinted = (node: Element): boolean => node.getClientRects().length > 0;
    const printed = (selector: string): string[] =>
      [...document.querySelectorAll(`main ${selector}`)].filter(isPrinted).map((node) => node.textContent);
    return {
      lines: printed('pre .token-line').map((line) => line.replace(/\s+/g, '').slice(-8)),
      words: printed('tbody tr > :last-child').flatMap((cell) => /\p{L}{4,12}(?=[.]?\s*$)/u.exec(cell) ?? []),
      // Tables of two columns are read without their headers, which only screen readers find.
      headers: printed('table:not(.facts) > thead > tr > :last-child'),
    };
  });
}

for (const [index, address] of addresses.entries()) {
  const locale = locales[index % locales.length]!;
  test(`${address} is printed whole (${locale.code})`, async ({page}, testInfo) => {
    await open(page, prefixOf(locale.code) + address);
    // Parts that load on demand are there when a reader prints.
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(
      await page.locator('main').getByRole('tab').or(page.locator('main button')).filter({visible: true}).count(),
    ).toBe(0);
    expect(await page.locator('main details:not([open])').filter({visible: true}).count()).toBe(0);
    const {lines, words, headers} = await endsOn(page);
    const sheets = await sheetsOf(page, testInfo.outputPath('page.pdf'));
    const text = withoutSpaces(sheets.join('\n'));
    expect(lines.filter((end) => !text.includes(withoutSpaces(end)))).toEqual([]);
    const cells = withoutSpaces(textOf(testInfo.outputPath('page.pdf'), '-raw').join('\n'));
    const missing = [...new Set(headers)].filter(
      (header) => countOf(cells, withoutSpaces(header)) < headers.filter((each) => each === header).length,
    );
    expect(missing).toEqual([]);
    const lost = [...new Set(words)].filter(
      (word) => countOf(text, word.normalize('NFKC')) < words.filter((each) => each === word).length,
    );
    expect(lost).toEqual([]);
    const filled = sheets.map((sheet) => sheet.split('\n').filter((line) => line.trim() !== '').length);
    expect(Math.min(fewestLines, ...filled.slice(0, -1))).toBe(fewestLines);
    expect(filled.at(-1), 'lines of the last sheet').toBeGreaterThan(0);
  });
}

test('the sample that the reader chose is printed, on white in the dark mode too', async ({page}, testInfo) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/api/v2/transaction/create');
  await page.getByRole('tab', {name: 'PHP'}).first().click();
  await expect(page.locator('[data-sample] [role=tabpanel]')).toContainText('<?php');
  const text = (await sheetsOf(page, testInfo.outputPath('page.pdf'))).join('\n');
  expect(text).toContain('<?php');
  expect(text).not.toContain('set -euo pipefail');
  await page.emulateMedia({media: 'print'});
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(
    /^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/,
  );
});

for (const [locale, check, example] of [
  ['en', 'Check the signature', 'Pix by QR code'],
  ['uk', 'Перевірити підпис', 'Pix за QR-кодом'],
] as const) {
  test(`what the signature check and the sandbox found is printed without their inputs (${locale})`, async ({
    page,
  }, testInfo) => {
    const printed = async (): Promise<string> => {
      await page.emulateMedia({media: 'print'});
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(page.locator('main').locator('input, select, textarea').filter({visible: true})).toHaveCount(0);
      const text = withoutSpaces((await sheetsOf(page, testInfo.outputPath('page.pdf'))).join('\n'));
      await page.emulateMedia({media: null});
      return text;
    };
    await open(page, `${prefixOf(locale)}/sandbox/signature?case=v2_request`);
    await page.getByRole('button', {name: check}).click();
    const strings = page.locator('figure pre');
    await expect(strings).toHaveCount(2);
    const checked = await printed();
    for (const string of await strings.allTextContents()) expect(checked).toContain(withoutSpaces(string));
    await open(page, `${prefixOf(locale)}/sandbox`);
    await page.getByRole('button', {name: example}).click();
    await expect(page.locator('[data-part="timeline"] details')).not.toHaveCount(0);
    const played = await printed();
    const body = page.locator('[data-part="timeline"] pre').first();
    await expect(body).toContainText('{');
    expect(played).toContain(withoutSpaces(await body.innerText()));
  });
}
