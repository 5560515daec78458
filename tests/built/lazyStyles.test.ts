import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {locales, prefixOf} from '../../src/content/core/locales';
import {buildFolder, readBuilt} from '../support/built';

/** Class names of a style sheet. */
const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name!));

for (const {code} of locales) {
  test(`${code}: the parts that load on demand have styles of their own, and no page links to them`, () => {
    const folder = path.join(buildFolder, prefixOf(code), 'assets/css');
    const sheets = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
    const lazy = sheets.filter((name) => !/^(?:rest\.)?styles\./.test(name));
    expect(lazy.map((name) => name.split('.')[0]).sort()).toEqual([
      'first-payment',
      'sandbox',
      'search-box',
      'signature-check',
      'try-it',
    ]);
    const common = fs.readFileSync(
      path.join(
        folder,
        sheets.find((name) => name.startsWith('styles.'))!,
      ),
      'utf8',
    );
    const known = classesOf(common);
    for (const name of lazy) {
      const css = fs.readFileSync(path.join(folder, name), 'utf8');
      console.log(`${code}: ${name}: ${css.length} bytes, ${brotliCompressSync(css).length} with Brotli`);
      // The bundler names the classes of components with a hash: `row_x1Yz`.
      const own = [...classesOf(css)].filter((one) => /_[\w-]{4,}$/.test(one));
      expect(own.length, name).toBeGreaterThan(3);
      expect(
        own.filter((one) => known.has(one)),
        name,
      ).toEqual([]);
    }
    const pages = readBuilt(code);
    expect(pages.length).toBeGreaterThan(100);
    for (const {address, html} of pages) {
      expect(
        lazy.filter((name) => html.includes(name)),
        address,
      ).toEqual([]);
    }
  });
}
