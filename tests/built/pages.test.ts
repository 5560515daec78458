import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Element} from 'hast';
import {brand} from '../../src/brand';
import {defaultLocale, locales, prefixOf} from '../../src/content/locales';
import {addressOf, buildFolder, elements, parseHtml, readAllBuilt, readBuilt, textOf} from '../support/built';
import {pages, readFrontMatter} from '../support/pages';

const all = readAllBuilt();
const classOf = (element: Element): string => [element.properties.className].flat().join(' ');

test('every page stands in every language', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(all.length).toBe(pages.length * locales.length);
  console.log(`pages built: ${all.length}`);
});

for (const page of all) {
  test.describe(page.address, () => {
    const tree = parseHtml(page.html);
    const article = elements(tree, ({tagName}) => tagName === 'article')[0]!;

    test('is light enough to read on a phone', () => {
      expect(elements(tree, () => true).length, 'elements').toBeLessThan(3000);
      expect(Buffer.byteLength(page.html), 'bytes of HTML').toBeLessThan(250_000);
    });

    test('says its language, title, description and addresses in the other languages', () => {
      const {htmlLang} = locales.find(({code}) => code === page.locale)!;
      const frontMatter = readFrontMatter(page.id, page.locale);
      const html = elements(tree, ({tagName}) => tagName === 'html')[0]!;
      expect(html.properties.lang).toBe(htmlLang);
      expect(html.properties.dir).toBe('ltr');
      expect(textOf(elements(tree, ({tagName}) => tagName === 'title')[0]!)).toContain(String(frontMatter.title));
      const description = elements(tree, ({tagName, properties}) => tagName === 'meta' && properties.name === 'description');
      expect(description.map(({properties}) => properties.content)).toEqual([frontMatter.description]);
      const links = elements(tree, ({tagName, properties}) => tagName === 'link' && 'href' in properties);
      const canonical = links.filter(({properties}) => String(properties.rel) === 'canonical');
      expect(canonical.map(({properties}) => properties.href)).toEqual([`https://${brand.hosts.site}${page.address}`]);
      const alternates = links.filter(({properties}) => properties.hrefLang);
      expect(alternates.map(({properties}) => properties.hrefLang).sort()).toEqual([...locales.map((locale) => locale.htmlLang), 'x-default'].sort());
    });

    test('has one h1, headings in order, and no id twice', () => {
      const headings = elements(article, ({tagName}) => /^h[1-6]$/.test(tagName));
      const levels = headings.map(({tagName}) => Number(tagName[1]));
      expect(levels.filter((level) => level === 1).length).toBe(1);
      expect(levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1)).toEqual([]);
      const ids = elements(tree, ({properties}) => Boolean(properties.id)).map(({properties}) => String(properties.id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    test('shows nothing that the build failed to fill in', () => {
      expect(textOf(tree)).not.toMatch(/undefined|\[object Object\]|NaN|%brand\./);
    });

    test('links to files that exist', () => {
      const missing = elements(tree, ({tagName, properties}) => tagName === 'a' && String(properties.href).startsWith('/'))
        .map(({properties}) => decodeURIComponent(String(properties.href).split(/[?#]/)[0]!))
        .filter((address) => !fs.existsSync(path.join(buildFolder, address)) && !fs.existsSync(path.join(buildFolder, `${address}.html`)));
      expect(missing).toEqual([]);
    });

    test('carries one footer and one sidebar of at most 5 kB compressed, in which the page is marked', () => {
      expect(page.html.includes(brand.copyright), 'the footer').toBe(true);
      expect(elements(tree, (element) => classOf(element).includes('theme-doc-sidebar-menu'))).toHaveLength(1);
      const start = page.html.indexOf('<aside');
      const sidebar = page.html.slice(start, page.html.indexOf('</aside>', start));
      expect(start).toBeGreaterThan(0);
      expect(gzipSync(sidebar).length).toBeLessThan(5000);
      const active = elements(tree, ({tagName, properties}) => tagName === 'a' && properties.ariaCurrent === 'page' && classOf({properties} as Element).includes('menu__link'));
      expect(active.length).toBeGreaterThan(0);
    });
  });
}

for (const {code} of locales) {
  if (code === defaultLocale) continue;
  test(`${code} pages have the same heading ids, fields and row addresses as the English ones`, () => {
    const idsOf = (html: string) =>
      elements(elements(parseHtml(html), ({tagName}) => tagName === 'article')[0]!, ({properties, tagName}) => Boolean(properties.id) && !['title', 'desc', 'path', 'marker', 'linearGradient'].includes(tagName))
        .map(({tagName, properties}) => `${tagName}#${String(properties.id)}`)
        // The ids of a drawing come from its words; ids that React makes differ with what else the page holds.
        .filter((id) => !/[:«_]r|_R_/i.test(id));
    const original = new Map(readBuilt(defaultLocale).map(({id, html}) => [id, idsOf(html)]));
    for (const {id, html, address} of readBuilt(code)) {
      const [ids, english] = [idsOf(html), original.get(id)!];
      // Rows may be sorted by their names, which differ; headings never are.
      expect([...ids].sort(), address).toEqual([...english].sort());
      const isHeading = (name: string) => /^h[1-6]#/.test(name);
      expect(ids.filter(isHeading), address).toEqual(english.filter(isHeading));
    }
  });

  test(`${code} pages are not the English ones`, () => {
    for (const {address, html} of readBuilt(code)) {
      const article = elements(parseHtml(html), ({tagName}) => tagName === 'article')[0]!;
      const prose = elements(article, ({tagName}) => /^(p|h1|h2|h3)$/.test(tagName)).map(textOf).join(' ');
      const cyrillic = prose.match(/[а-яґєії]/gi)?.length ?? 0;
      expect(cyrillic / prose.replace(/\s/g, '').length, `share of Cyrillic letters in the prose of ${address}`).toBeGreaterThan(0.4);
    }
  });
}

test('the sitemap holds every page and nothing else', () => {
  for (const {code} of locales) {
    const sitemap = fs.readFileSync(path.join(buildFolder, prefixOf(code), 'sitemap.xml'), 'utf8');
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    const expected = pages.map((id) => addressOf(id, code));
    expect(addresses.filter((address) => !/\/search\/?$/.test(address)).sort()).toEqual(expected.sort());
  }
});
