import fs from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {locales, prefixOf} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {oldPaths} from '../../src/content/site/oldPaths';
import {loadQuickly} from '../support/built';

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
  const read = (page: string): CheerioAPI =>
    loadQuickly(fs.readFileSync(path.join(build, prefix, page, 'index.html'), 'utf8'));

  test(`${code}: every page is reached from its other addresses, and nothing else redirects`, () => {
    const own = listPages(prefix).filter((page) => prefix || !page.startsWith('/uk/'));
    const known = own.map((page) => {
      const $ = read(page);
      return {
        page,
        isRedirect: $('script[data-to]').length > 0,
        title: $('title').text(),
        canonical: $('link[rel=canonical]').attr('href')!,
      };
    });
    const redirects = known.flatMap(({page, isRedirect}) => (isRedirect ? [page] : []));
    const expected = known
      .filter(({isRedirect, canonical}) => !isRedirect && canonical)
      .flatMap((target) => {
        const to = new URL(target.canonical).pathname.slice(prefix.length);
        return oldPaths(to).map((from) => ({from, to, target}));
      });
    expect(expected.length).toBeGreaterThan(50);
    expect(expected.map(({from}) => from)).toContain('/operations');
    expect(redirects.sort()).toEqual(expected.map(({from}) => withoutSlash(from)).sort());

    const sitemap = fs.readFileSync(path.join(build, prefix, 'sitemap.xml'), 'utf8');
    for (const {from, to, target} of expected) {
      const page = read(from);
      expect(page('title').text(), from).toBe(target.title);
      expect(page('html').attr('lang'), from).toBe(htmlLang);
      // A canonical address and noindex contradict each other.
      expect(page('meta[name=robots]'), from).toHaveLength(0);
      expect(page('link[rel=canonical]').attr('href'), from).toBe(target.canonical);
      expect(page('main h1 a').attr('href'), from).toBe(`${prefix}${to}`);
      expect(page('script'), from).toHaveLength(1);
      expect(page('script').text(), from).toBe('');
      expect(page('script').attr(), from).toEqual({src: `${prefix}/redirect.js`, 'data-to': `${prefix}${to}`});
      expect(sitemap, from).not.toContain(`${prefix}${from}<`);
    }
  });
}
