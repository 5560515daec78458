import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {locales, prefixOf} from '../../src/content/core/locales';
import {buildFolder, loadQuickly} from '../support/built';

/** Words that only the client of the sandbox contains, whatever the bundler renames. */
const words = 'This page is older than the sandbox.';

for (const {code} of locales) {
  const folder = path.join(buildFolder, prefixOf(code));
  const scripts = path.join(folder, 'assets/js');

  test(`${code}: the sandbox’s worker is one file of at most 200 kB with Brotli and with gzip`, () => {
    const workers = fs.readdirSync(scripts).filter((name) => /^sandbox-worker\.\w+\.js$/.test(name));
    expect(workers).toHaveLength(1);
    const content = fs.readFileSync(path.join(scripts, workers[0]!));
    for (const [name, compress] of Object.entries({Brotli: brotliCompressSync, gzip: gzipSync})) {
      const kilobytes = compress(content).length / 1000;
      console.log(`${code}: ${workers[0]}: ${kilobytes.toFixed(1)} kB with ${name}`);
      expect(kilobytes, name).toBeLessThan(200);
    }
  });

  test(`${code}: no page names the sandbox’s files before a reader asks for it`, () => {
    const clients = fs
      .readdirSync(scripts)
      .filter((name) => name.endsWith('.js') && fs.readFileSync(path.join(scripts, name), 'utf8').includes(words));
    expect(clients.length).toBeGreaterThan(0);
    const pages = fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.html') && (folder !== buildFolder || !/^[a-z]{2}\//.test(name)));
    expect(pages.length).toBeGreaterThan(100);
    for (const page of pages) {
      const $ = loadQuickly(fs.readFileSync(path.join(folder, page), 'utf8'));
      const named = $('script[src], link[href]')
        .get()
        .map((element) => path.posix.basename($(element).attr('src') ?? $(element).attr('href')!));
      const early = named.filter((name) => clients.includes(name) || name.startsWith('sandbox-worker'));
      expect(early, page).toEqual([]);
    }
  });
}
