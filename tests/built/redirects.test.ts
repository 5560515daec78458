import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {locales, prefixOf} from '../../src/content/locales';
import {root} from '../../src/content/root';
import {oldPaths} from '../../src/plugins/redirects/oldPaths';

const build = path.join(root, 'build');

/** Addresses of all built files named index.html below `folder`, without that name and the slash before it. */
function listPages(folder: string): string[] {
  return fs
    .readdirSync(path.join(build, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => `/${path.dirname(name)}`);
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

for (const {code, htmlLang} of locales) {
  const prefix = prefixOf(code);
  const read = (page: string): CheerioAPI => load(fs.readFileSync(path.join(build, prefix, page, 'index.html'), 'utf8'));

  test(`${code}: every API page is reached from its other addresses, and nothing else redirects`, () => {
    const own = listPages(prefix).filter((page) => prefix || !page.startsWith('/uk/'));
    const isRedirect = (page: string): boolean => read(page)('script[data-to]').length > 0;
    const redirects = own.filter(isRedirect);
    const pages = own.filter((page) => !redirects.includes(page));
    const expected = pages
      .filter((page) => page.startsWith('/api/'))
      .map((page) => new URL(read(page)('link[rel=canonical]').attr('href')!).pathname.slice(prefix.length))
      .flatMap((to) => oldPaths(to).map((from) => ({from, to})));
    expect(expected.length).toBeGreaterThan(0);
    expect(redirects.sort()).toEqual(expected.map(({from}) => withoutSlash(from)).sort());

    const sitemap = fs.readFileSync(path.join(build, prefix, 'sitemap.xml'), 'utf8');
    for (const {from, to} of expected) {
      const page = read(from);
      const target = read(to);
      expect(page('title').text(), from).toBe(target('title').text());
      expect(page('html').attr('lang'), from).toBe(htmlLang);
      expect(page('meta[name=robots]').attr('content'), from).toBe('noindex');
      expect(page('link[rel=canonical]').attr('href'), from).toBe(target('link[rel=canonical]').attr('href'));
      expect(page('main h1 a').attr('href'), from).toBe(`${prefix}${to}`);
      expect(page('script'), from).toHaveLength(1);
      expect(page('script').text(), from).toBe('');
      expect(page('script').attr(), from).toEqual({src: `${prefix}/redirect.js`, 'data-to': `${prefix}${to}`});
      expect(sitemap, from).not.toContain(`${prefix}${from}<`);
    }
  });
}
