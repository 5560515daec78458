/** Metadata of the site for search engines, messengers and other programs. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {beforeAll, test} from 'vitest';
import {brand} from '../../src/brand';
import {loadChanges} from '../../src/content/reference/changelog';
import {cardFile, cardKindOf, cardKinds} from '../../src/content/pages/cardKinds';
import {defaultLocale, locales, prefixOf} from '../../src/content/core/locales';
import {routeOf} from '../../src/content/core/sidebar';
import {siteTitle} from '../../src/content/core/siteTitle';
import {readSynonyms} from '../../src/plugins/search/synonyms';
import {downloads, patternOf} from '../../src/published';
import {addressOf, buildFolder, readBuilt, withoutStyles, type BuiltPage} from '../support/built';
import {listFiles, readText} from '../support/files';
import {readFrontMatter} from '../support/pages';

const site = `https://${brand.hosts.site}`;
const read = (name: string): string => fs.readFileSync(path.join(buildFolder, name), 'utf8');

/** `hreflang` → address of the page in each language. */
const alternatesOf = (id: string): Record<string, string> => ({
  ...Object.fromEntries(locales.map(({code, htmlLang}) => [htmlLang, `${site}${addressOf(id, code)}`])),
  'x-default': `${site}${addressOf(id, defaultLocale)}`,
});

test('Open Graph says what each page of the build is, also the search and the 404 pages', () => {
  const territories: Record<string, string> = {en: 'en_GB', uk: 'uk_UA'};
  const types: Record<string, string[]> = {website: [], article: []};
  for (const file of listFiles('build').filter((name) => name.endsWith('.html'))) {
    const html = readText(file);
    if (html.includes('http-equiv="refresh"')) continue;
    const $ = load(withoutStyles(html.slice(0, html.indexOf('</head>'))));
    const valuesOf = (property: string) =>
      $(`meta[property="og:${property}"]`)
        .toArray()
        .map((meta) => $(meta).attr('content')!);
    const {code} =
      locales.find((one) => one.code !== defaultLocale && file.startsWith(`build${prefixOf(one.code)}/`)) ?? locales[0];
    const place = file.slice(`build${prefixOf(code)}/`.length);
    const type = ['index.html', 'search/index.html', '404.html'].includes(place) ? 'website' : 'article';
    types[type]!.push(file);
    const title = $('title').text();
    assert.deepEqual(
      ['type', 'site_name', 'title', 'image:alt', 'image:type', 'image:width', 'image:height', 'locale'].map(valuesOf),
      [
        [type],
        [siteTitle(code)],
        [title],
        [title.replace(` | ${siteTitle(code)}`, '')],
        ['image/png'],
        ['1200'],
        ['630'],
        [territories[code]],
      ],
      file,
    );
    assert.deepEqual(
      valuesOf('locale:alternate'),
      locales.filter((one) => one.code !== code).map((one) => territories[one.code]),
      file,
    );
    const description = $('meta[name=description]').attr('content');
    assert.ok(description && description.length >= 50, `${file}: ${description}`);
    assert.deepEqual(valuesOf('description'), [description], file);
    assert.deepEqual([valuesOf('image').length, valuesOf('url').length], [1, 1], file);
  }
  assert.equal(types.website!.length, 3 * locales.length, types.website!.join(' '));
  assert.ok(types.article!.length > 300 * locales.length, String(types.article!.length));
});

for (const {code, htmlLang} of locales) {
  const prefix = prefixOf(code);
  let heads: {page: BuiltPage; $: CheerioAPI}[];
  beforeAll(() => {
    // Parsing the body, which no test here needs, would take most of the time.
    heads = readBuilt(code).map((page) => ({page, $: load(page.html.slice(0, page.html.indexOf('</head>')))}));
  });

  test(`${code}: titles and descriptions are unique, descriptions of 50 to 160 characters`, () => {
    for (const [what, textOf] of [
      ['title', ({$}: (typeof heads)[number]) => $('title').text()],
      ['description', ({$}: (typeof heads)[number]) => $('meta[name=description]').attr('content')!],
    ] as const) {
      const seen = new Map<string, string>();
      for (const head of heads) {
        const text = textOf(head);
        assert.ok(!seen.has(text), `${head.page.address} has the ${what} of ${seen.get(text)}: ${text}`);
        seen.set(text, head.page.address);
        if (what === 'description')
          assert.ok(text.length >= 50 && text.length <= 160, `${head.page.address}: ${text.length} characters`);
      }
      assert.ok(seen.size > 100);
    }
  });

  test(`${code}: each page names itself and the same page in each language, in its head and in the sitemap`, () => {
    const entries = new Map(
      load(read(`${prefix}/sitemap.xml`), {xml: true})('url')
        .toArray()
        .map((url) => {
          const $ = load(url, {xml: true});
          const links = $('xhtml\\:link')
            .toArray()
            .map((link) => [$(link).attr('hreflang')!, $(link).attr('href')!]);
          return [$('loc').text(), Object.fromEntries(links) as Record<string, string>];
        }),
    );
    for (const {page, $} of heads) {
      const own = `${site}${page.address}`;
      const expected = alternatesOf(page.id);
      const links = $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang')!, $(link).attr('href')!]);
      assert.deepEqual(Object.fromEntries(links), expected, page.address);
      assert.equal($('link[rel=canonical]').attr('href'), own);
      assert.deepEqual(entries.get(own), expected, `${page.address} in the sitemap`);
    }
    assert.equal(entries.size, heads.length);
  });

  test(`${code}: the structured data of a page says what its front matter says, and leads through pages to it`, () => {
    const addresses = new Set(heads.map(({page}) => `${site}${page.address}`));
    let dated = 0;
    for (const {page, $} of heads) {
      const data = $('script[type="application/ld+json"]')
        .toArray()
        .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
      assert.deepEqual(data.map((one) => one['@type']).sort(), ['BreadcrumbList', 'TechArticle'], page.address);
      assert.ok(
        data.every((one) => one['@context'] === 'https://schema.org'),
        page.address,
      );

      const article = data.find((one) => one['@type'] === 'TechArticle')!;
      const {title, description, keywords = []} = readFrontMatter(page.id, code);
      const words = [...new Set([...(keywords as string[]), ...(readSynonyms(code)[page.id] ?? [])])];
      const own = `${site}${page.address}`;
      assert.deepEqual(
        [article.headline, article.description, article.keywords, article.inLanguage, article.url],
        [title, description, words.length > 0 ? words : undefined, htmlLang, own],
        page.address,
      );
      assert.equal(article.image, $('meta[property="og:image"]').last().attr('content'), page.address);

      const organization = {'@type': 'Organization', name: brand.name, url: site};
      assert.deepEqual([article.author, article.publisher], [organization, organization], page.address);
      const day = loadChanges().find(({links = []}) => links.includes(routeOf(page.id)))?.date;
      // When a page was first published is not known.
      assert.deepEqual(
        [article.datePublished, article.dateModified],
        [undefined, day],
        `${page.address} says another date than the changelog`,
      );
      if (day !== undefined) dated += 1;

      const items = data.find((one) => one['@type'] === 'BreadcrumbList')!.itemListElement as {
        position: number;
        name: string;
        item: string;
      }[];
      assert.ok(items.length > 0, `${page.address} has no crumb`);
      assert.equal(items.at(-1)!.item, own);
      for (const [index, {position, name, item}] of items.entries()) {
        assert.equal(position, index + 1, page.address);
        assert.ok(name.length > 0 && addresses.has(item), `${page.address}: the crumb ${name} leads to ${item}`);
      }
    }
    assert.ok(dated > 10 && dated < heads.length, `${dated} pages have a date`);
  });

  test(`${code}: each kind of page has its own social card of 1200 × 630 and at most 100 kB`, () => {
    const pictures = new Set<string>();
    const used = new Set<string>();
    for (const {page, $} of heads) {
      const kind = cardKindOf(readFrontMatter(page.id, code));
      used.add(kind);
      for (const name of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
        assert.deepEqual(
          $(name)
            .toArray()
            .map((meta) => $(meta).attr('content')),
          [`${site}${prefix}/${cardFile(kind)}`],
          page.address,
        );
      }
    }
    assert.deepEqual([...used].sort(), [...cardKinds].sort());
    for (const kind of cardKinds) {
      const picture = fs.readFileSync(path.join(buildFolder, prefix, cardFile(kind)));
      assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630], kind);
      assert.ok(picture.length > 5000 && picture.length < 100_000, `${kind}: ${picture.length} bytes`);
      pictures.add(picture.toString('base64'));
      for (const other of locales) {
        if (other.code !== code)
          assert.ok(
            !fs.readFileSync(path.join(buildFolder, prefixOf(other.code), cardFile(kind))).equals(picture),
            `${kind} is the same in ${other.code}`,
          );
      }
    }
    assert.equal(pictures.size, cardKinds.length);
  });

  test(`${code}: the feed has all that RFC 4287 asks for, an entry a change, and each page leads to it`, () => {
    const address = `${prefix}/changelog.atom`;
    for (const {page, $} of heads)
      assert.equal($('link[type="application/atom+xml"][rel=alternate]').attr('href'), address, page.address);
    const $ = load(read(address), {xml: true});
    const changes = loadChanges(code);
    const feed = $('feed');
    assert.equal($.root().children().length, 1);
    assert.equal(feed.attr('xmlns'), 'http://www.w3.org/2005/Atom');
    assert.equal(feed.attr('xml:lang'), htmlLang);
    assert.equal($('feed > link[rel=self]').attr('href'), `${site}${address}`);
    const page = heads.find((head) => head.page.id === 'changelog')!.page;
    assert.equal($('feed > link[rel=alternate]').attr('href'), `${site}${page.address}`);
    const whole = load(page.html);
    const ids = new Set<string>();
    const entries = $('entry').toArray();
    assert.equal(entries.length, changes.length);
    for (const element of [feed, ...entries.map((entry) => $(entry))]) {
      for (const name of ['id', 'title', 'updated'])
        assert.equal(element.children(name).length, 1, `${name} of ${element.children('title').text()}`);
      assert.match(element.children('id').text(), /^(https|tag):\S+$/);
      assert.match(element.children('updated').text(), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      ids.add(element.children('id').text());
    }
    assert.equal(ids.size, changes.length + 1, 'ids are unique');
    assert.ok($('feed > author > name').text().length > 0);
    assert.equal($('feed > updated').text(), $('entry').first().children('updated').text());
    for (const [index, entry] of entries.entries()) {
      const {date, text} = changes[index]!;
      assert.equal($(entry).children('updated').text().slice(0, 10), date);
      const [target, anchor] = $(entry).children('link').attr('href')!.split('#');
      assert.equal(target, `${site}${page.address}`);
      assert.equal(whole(`#${anchor}`).length, 1, anchor);
      const summary = $(entry).children('summary').text();
      assert.ok(!/[`*]|\]\(/.test(summary) && summary.includes(text.split('`')[0]!.trim()), summary);
    }
  });

  test(`${code}: the page of a missing address is not indexed, and has links without JavaScript`, () => {
    const $ = load(read(`${prefix}/404.html`));
    assert.equal($('html').attr('lang'), htmlLang);
    assert.deepEqual(
      $('meta[name=robots]')
        .toArray()
        .map((meta) => $(meta).attr('content')),
      ['noindex'],
    );
    assert.equal($('main [role=status]').length, 1);
    assert.ok($('main li a').length >= 5);
  });

  test(`${code}: every file of the build is on the page of downloads`, () => {
    const others = locales.map((locale) => prefixOf(locale.code)).filter((other) => other !== '' && other !== prefix);
    const files = fs
      .readdirSync(path.join(buildFolder, prefix), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(buildFolder, path.join(entry.parentPath, entry.name))}`)
      .filter((file) => !others.some((other) => file.startsWith(`${other}/`)))
      .map((file) => file.slice(prefix.length + 1))
      // Pages, what they are made of, and what hosts of static files read.
      .filter(
        (file) =>
          !/\.html$|^(assets|forms|img|fonts)\/|^(sandbox\.json|first_payment\.json|sitemap\.xml|redirect\.js|search-index.*\.json|_headers|_redirects)$/.test(
            file,
          ),
      );
    const $ = load(heads.find(({page}) => page.id === 'downloads')!.page.html);
    const listed = new Set(
      $('article table a')
        .toArray()
        .map((link) => $(link).attr('href')),
    );
    const forms = downloads.flatMap(({isMany, names}) => (isMany ? names : []));
    const patterns = forms.map(patternOf);
    for (const form of forms) assert.ok($('article td code').text().includes(`/${form}`), form);
    assert.deepEqual(
      files.filter((file) => !listed.has(`${prefix}/${file}`) && !patterns.some((pattern) => pattern.test(file))),
      [],
    );
    assert.ok(files.length > 50);
  });
}

test('robots.txt names the sitemap of each language, and forbids nothing', () => {
  const lines = read('robots.txt').trim().split('\n');
  assert.deepEqual(
    lines.filter((line) => /^Disallow/i.test(line)),
    [],
  );
  const maps = lines
    .filter((line) => line.startsWith('Sitemap: '))
    .map((line) => new URL(line.slice('Sitemap: '.length)));
  assert.equal(maps.length, locales.length);
  for (const {host, pathname} of maps) {
    assert.equal(host, brand.hosts.site);
    assert.match(read(pathname), /^<\?xml/);
  }
});
