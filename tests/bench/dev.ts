/**
 * Measures the development server in both languages, in a copy of the tree: `npm run bench:dev`. It prints each figure
 * beside its target.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {locales, type LocaleCode} from '../../src/content/core/locales';
import {apply, edits, pages} from '../support/dev/edits';
import {copyTree, startDevServer} from '../support/dev/server';

// Rejects any option before it measures.
parseArgs();

interface Figure {
  what: string;
  milliseconds: number;
  target: number;
}

/** Requests for files, which need no page to be compiled; each is measured a few times. */
const staticFiles = ['/img/favicon.svg', '/fonts/site-mono-latin.woff2', '/main.js', '/'];

async function since(begin: number, done: Promise<unknown>): Promise<number> {
  await done;
  return performance.now() - begin;
}

async function measureRequests(address: string): Promise<number> {
  const times: number[] = [];
  // The first request opens the connection.
  await fetch(address);
  for (const file of [...staticFiles, ...staticFiles, ...staticFiles]) {
    const begin = performance.now();
    const response = await fetch(address + file);
    if (!response.ok) throw new Error(`${address}${file} answered ${response.status}.`);
    times.push(await since(begin, response.arrayBuffer()));
  }
  return Math.max(...times);
}

async function measure(locale: LocaleCode, browser: Browser): Promise<Figure[]> {
  const options = locale === 'en' ? [] : ['--locale', locale];
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-cache-'));
  const folder = copyTree();
  const figures: Figure[] = [];
  const add = (what: string, milliseconds: number, target: number): void => {
    figures.push({what, milliseconds, target});
    console.log(`  ${what}: ${Math.round(milliseconds)} ms`);
  };
  const cold = await startDevServer(folder, options, temporary);
  await cold.stop();
  add('ready, cold', cold.readyAfter, 60_000);
  const server = await startDevServer(folder, options, temporary);
  try {
    add('ready, warm', server.readyAfter, 25_000);
    add('slowest static request', await measureRequests(server.address), 50);
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    const title = page.locator('article h1');
    for (const [kind, address] of Object.entries(pages)) {
      const begin = performance.now();
      await page.goto(server.address + address, {waitUntil: 'commit'});
      add(`first page in a browser: ${kind}`, await since(begin, title.waitFor()), 5_000);
    }
    for (const edit of edits[locale]) {
      await page.goto(server.address + edit.page);
      await title.waitFor();
      const begin = performance.now();
      apply(edit, folder);
      const seen = page.locator('article', {hasText: edit.shown}).waitFor();
      add(`edit: ${edit.kind}`, await since(begin, seen), edit.kind === 'MDX page' ? 5_000 : 8_000);
    }
    await page.close();
  } finally {
    await server.stop();
    fs.rmSync(folder, {recursive: true});
    fs.rmSync(temporary, {recursive: true});
  }
  return figures;
}

async function main(): Promise<void> {
  const browser = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu']});
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
  const rows: string[] = [];
  for (const {code, label} of locales) {
    console.log(label);
    for (const {what, milliseconds, target} of await measure(code, browser)) {
      rows.push(`| ${code} | ${what} | ${seconds(milliseconds)} | ≤ ${seconds(target)} |`);
    }
  }
  await browser.close();
  console.log(`\n| Language | What | Measured | Target |\n| --- | --- | ---: | ---: |\n${rows.join('\n')}`);
}

void main();
