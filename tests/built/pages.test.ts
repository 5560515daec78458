import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {brand} from '../../src/brand';
import {readData} from '../../src/content/core/data';
import {defaultLocale, locales, prefixOf, type LocaleCode} from '../../src/content/core/locales';
import {addressOf, buildFolder, elements, parseHtml, readBuilt, textOf, type BuiltPage} from '../support/built';
import {pages, readFrontMatter} from '../support/pages';
import {lettersOf} from '../support/script';

interface ParsedPage extends BuiltPage {
  tree: Root;
  article: Element;
}

const classOf = (element: Element): string => [element.properties.className].flat().join(' ');
const isPresent = (address: string): boolean =>
  [address, `${address}.html`].some((name) => fs.existsSync(path.join(buildFolder, name)));

/** One fault if two values differ. */
function differs(what: string, found: unknown, expected: unknown): string[] {
  const [own, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
  return own === wanted ? [] : [`${what}: ${own} instead of ${wanted}`];
}

/** Rules for every page by name: each returns the faults that break it. */
const rules: Record<string, (page: ParsedPage) => string[]> = {
  'is light enough to read on a phone': ({tree, html}) => {
    const [count, bytes] = [elements(tree, () => true).length, Buffer.byteLength(html)];
    return [...(count < 3000 ? [] : [`${count} elements`]), ...(bytes < 250_000 ? [] : [`${bytes} bytes of HTML`])];
  },

  'has at most 60 kB of styles before its content': ({html}) => {
    const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, code]) => code!);
    const bytes = Buffer.byteLength(styles.join(''));
    return bytes <= 60_000 ? [] : [`${bytes} bytes of styles: see kindOf in inlineStyles.ts`];
  },

  'says its language, title, description and addresses in the other languages': ({tree, id, locale, address}) => {
    const {htmlLang} = locales.find(({code}) => code === locale)!;
    const {title, description} = readFrontMatter(id, locale);
    const html = elements(tree, ({tagName}) => tagName === 'html')[0]!;
    const ownTitle = textOf(elements(tree, ({tagName}) => tagName === 'title')[0]!);
    const descriptions = elements(
      tree,
      ({tagName, properties}) => tagName === 'meta' && properties.name === 'description',
    );
    const links = elements(tree, ({tagName, properties}) => tagName === 'link' && 'href' in properties);
    const canonical = links.filter(({properties}) => String(properties.rel) === 'canonical');
    const alternates = links.flatMap(({properties}) => (properties.hrefLang ? [String(properties.hrefLang)] : []));
    return [
      ...differs('lang', html.properties.lang, htmlLang),
      ...differs('dir', html.properties.dir, 'ltr'),
      ...(ownTitle.includes(String(title)) ? [] : [`the title ${ownTitle} lacks ${String(title)}`]),
      ...differs(
        'description',
        descriptions.map(({properties}) => properties.content),
        [description],
      ),
      ...differs(
        'canonical',
        canonical.map(({properties}) => properties.href),
        [`https://${brand.hosts.site}${address}`],
      ),
      ...differs('alternates', alternates.sort(), [...locales.map((each) => each.htmlLang), 'x-default'].sort()),
    ];
  },

  'has one h1, headings in order, and no id twice': ({tree, article}) => {
    const levels = elements(article, ({tagName}) => /^h[1-6]$/.test(tagName)).map(({tagName}) => Number(tagName[1]));
    const ids = elements(tree, ({properties}) => Boolean(properties.id)).map(({properties}) => String(properties.id));
    const seen = new Set<string>();
    return [
      ...differs('number of h1', levels.filter((level) => level === 1).length, 1),
      ...levels.flatMap((level, index) =>
        index > 0 && level > levels[index - 1]! + 1 ? [`h${level} after h${levels[index - 1]}`] : [],
      ),
      ...ids.flatMap((id) => (seen.size === seen.add(id).size ? [`the id ${id} twice`] : [])),
    ];
  },

  'shows nothing that the build failed to fill in': ({tree}) =>
    textOf(tree).match(/undefined|\[object Object\]|NaN|%brand\./g) ?? [],

  'marks names of fields and values in its list of scenarios as code': ({article}) =>
    elements(article, ({properties}) => String(properties.id).startsWith('scenario-'))
      .map(textOf)
      .filter((text) => text.includes('`')),

  'links to files that exist': ({tree}) =>
    elements(tree, ({tagName, properties}) => tagName === 'a' && String(properties.href).startsWith('/'))
      .map(({properties}) => decodeURIComponent(String(properties.href).split(/[?#]/)[0]!))
      .filter((address) => !isPresent(address)),

  'carries one footer and one sidebar of at most 5 kB compressed, in which the page is marked': ({tree, html}) => {
    const start = html.indexOf('<aside');
    const size = gzipSync(html.slice(start, html.indexOf('</aside>', start))).length;
    const isActive = (element: Element): boolean =>
      element.tagName === 'a' && element.properties.ariaCurrent === 'page' && classOf(element).includes('menu__link');
    return [
      ...(html.includes(brand.copyright) ? [] : ['no footer']),
      ...differs(
        'sidebars',
        elements(tree, (element) => classOf(element).includes('theme-doc-sidebar-menu')).length,
        1,
      ),
      ...(start > 0 && size < 5000 ? [] : [`${size} bytes of sidebar from ${start} on`]),
      ...(elements(tree, isActive).length > 0 ? [] : ['not marked']),
    ];
  },
};

/** The faults of a page, each with its rule. */
function breaches(page: ParsedPage): [rule: string, fault: string][] {
  return Object.entries(rules).flatMap(([rule, check]) =>
    check(page).map((fault): [string, string] => [rule, `${page.address}: ${fault}`]),
  );
}

/** Headings, fields and rows of a page by their ids. */
function anchorsOf({article}: ParsedPage): string[] {
  return (
    elements(
      article,
      ({properties, tagName}) =>
        Boolean(properties.id) && !['title', 'desc', 'path', 'marker', 'linearGradient'].includes(tagName),
    )
      .map(({tagName, properties}) => `${tagName}#${String(properties.id)}`)
      // Drawings are left out above, because their ids derive from translated words; ids of React (`useId`) here,
      // because they depend on the rest of the page.
      .filter((id) => !/[:«_]r|_R_/i.test(id))
  );
}

/** Share of letters of the language's script in the prose of a page. */
function ownShareOf({article, locale}: ParsedPage): number {
  const prose = elements(article, ({tagName}) => /^(p|h1|h2|h3)$/.test(tagName))
    .map(textOf)
    .join(' ');
  return (prose.match(lettersOf(locale))?.length ?? 0) / prose.replace(/\s/g, '').length;
}

function parsePage(page: BuiltPage): ParsedPage {
  const tree = parseHtml(page.html);
  return {...page, tree, article: elements(tree, ({tagName}) => tagName === 'article')[0]!};
}

interface Findings {
  faults: [rule: string, fault: string][];
  pages: Map<string, {address: string; anchors: string[]; ownShare: number}>;
}

const found: Partial<Record<LocaleCode, Findings>> = {};
/** Checks all pages of a language, and keeps only the findings, because all syntax trees would fill the memory. */
function lookAt(locale: LocaleCode): Findings {
  return (found[locale] ??= readBuilt(locale).reduce<Findings>(
    (findings, built) => {
      const page = parsePage(built);
      findings.faults.push(...breaches(page));
      findings.pages.set(page.id, {
        address: page.address,
        anchors: anchorsOf(page),
        ownShare: ownShareOf(page),
      });
      return findings;
    },
    {faults: [], pages: new Map()},
  ));
}

for (const {code} of locales) {
  test(`${code}: every page is built`, () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(lookAt(code).pages.size).toBe(pages.length);
    console.log(`${code}: ${pages.length} pages built`);
  });

  for (const rule of Object.keys(rules)) {
    test(`${code}: every page ${rule}`, () => {
      const faults = lookAt(code).faults.flatMap(([broken, fault]) => (broken === rule ? [fault] : []));
      assert.deepEqual(faults.slice(0, 20), [], `${faults.length} faults`);
    });
  }

  test(`${code}: an anchor that a page had is right before the one that took its place, or leads to it`, () => {
    for (const [id, former] of Object.entries(readData('former_anchors.yaml'))) {
      const {address, anchors} = lookAt(code).pages.get(id)!;
      const ids = anchors.map((anchor) => anchor.slice(anchor.indexOf('#') + 1));
      for (const [old, present] of Object.entries(former)) {
        assert.ok(ids.includes(old), `${address}#${old} is missing`);
        if (present.includes('#')) {
          const [page = '', anchor = ''] = present.split('#');
          const there = lookAt(code).pages.get(page);
          assert.ok(there, `${address}#${old} leads to ${page}, which is no page`);
          assert.ok(
            anchor === '' || there.anchors.some((one) => one.endsWith(`#${anchor}`)),
            `${address}#${old} leads to ${present}, which is no anchor`,
          );
          continue;
        }
        const between = ids.slice(ids.indexOf(old), ids.indexOf(present));
        assert.ok(between.length > 0 && between.every((one) => one in former), `${address}#${old} is elsewhere`);
      }
    }
  });

  if (code === defaultLocale) continue;
  test(`${code} pages have the same heading ids, fields and row addresses as the English ones`, () => {
    const original = lookAt(defaultLocale).pages;
    for (const [id, {address, anchors}] of lookAt(code).pages) {
      const english = original.get(id)!.anchors;
      // Rows and sections of countries are sorted by their names, which differ; other headings never are.
      assert.deepEqual(anchors.toSorted(), english.toSorted(), address);
      const isHeading = (name: string) => /^h[1-6]#/.test(name) && !/#(services-)?[a-z]{2}$/.test(name);
      assert.deepEqual(anchors.filter(isHeading), english.filter(isHeading), address);
    }
  });

  test(`${code} pages are not the English ones`, () => {
    for (const {address, ownShare} of lookAt(code).pages.values()) {
      assert.ok(ownShare > 0.4, `share of letters of its script in the prose of ${address}: ${ownShare}`);
    }
  });
}

test('each rule finds its fault', () => {
  const [page] = readBuilt(defaultLocale);
  const broken = (from: string | RegExp, to: string): string[] => {
    const html = page!.html.replace(from, to);
    assert.notEqual(html, page!.html, `the page holds no ${from}`);
    return [...new Set(breaches(parsePage({...page!, html})).map(([rule]) => rule))];
  };
  const inArticle = (html: string) => broken(/(<article[^>]*>)/, `$1${html}`);
  const found = [
    broken('</article>', `${'<b></b>'.repeat(3000)}</article>`),
    broken('<style>', `<style>${'p{}'.repeat(20_000)}`),
    broken(/lang="?en[\w-]*"?/, 'lang=de'),
    inArticle('<h1>A</h1>'),
    inArticle('<p>NaN</p>'),
    inArticle('<ul><li id=scenario-pix>`pay`</li></ul>'),
    inArticle('<a href=/nowhere>A</a>'),
    broken('<aside', '<div'),
  ];
  assert.deepEqual(
    found,
    Object.keys(rules).map((rule) => [rule]),
  );
  const [own, foreign] = ['Text', 'Текст'].map((text) =>
    parsePage({...page!, html: `<style>p{}</style><article><h2 id="a">${text}</h2></article>`}),
  );
  assert.deepEqual(anchorsOf(own!), ['h2#a']);
  assert.deepEqual([ownShareOf(own!), ownShareOf(foreign!)], [1, 0]);
});

test('the sitemap holds every page and nothing else', () => {
  for (const {code} of locales) {
    const sitemap = fs.readFileSync(path.join(buildFolder, prefixOf(code), 'sitemap.xml'), 'utf8');
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    const expected = pages.map((id) => addressOf(id, code));
    expect(addresses.filter((address) => !/\/search\/?$/.test(address)).sort()).toEqual(expected.sort());
  }
});
