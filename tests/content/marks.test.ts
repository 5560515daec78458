/** The pictures of payment methods, cryptocurrencies and countries. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {defaultLocale, locales, translations} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {
  countriesOfServices,
  flagFile,
  loadMarks,
  markFile,
  markOf,
  markOfCoin,
  markOfFamily,
  monogramOf,
} from '../../src/content/services/marks';
import {pictureTitle} from '../../src/content/services/pageMark';
import {loadFamilies, loadServices} from '../../src/content/services/services';
import {loadShipped} from '../../src/content/site/shipped';
import {loadCoins} from '../../src/content/reference/coins';
import {fileOf} from '../../src/pages/page';
import {fileSources} from '../../src/published';
import {findIcon, pictureFiles} from '../../src/published/pictureFiles';

const services = loadServices();
const marks = loadMarks();
const files = pictureFiles();

test('each method has a mark or two letters', () => {
  const methods = new Map(services.map((service) => [service.method, service]));
  const drawn = [...methods.values()].filter((service) => markOf(service) !== null);
  expect(methods.size).toBeGreaterThan(50);
  expect(drawn.length).toBeGreaterThan(10);
  for (const [method, service] of methods) {
    const name = markOf(service);
    if (name === null) expect(monogramOf(method), method).toMatch(/^[\p{Lu}\p{N}]{2}$/u);
    else expect(Object.keys(files), method).toContain(markFile(name));
  }
});

test('each mark belongs to methods and currencies that exist, and to no two of them', () => {
  const methods = new Set(services.map(({method}) => method));
  const coins = new Set(loadCoins().map(({code}) => code));
  expect(marks.flatMap((mark) => mark.methods).filter((method) => !methods.has(method))).toEqual([]);
  expect(marks.flatMap((mark) => mark.coins).filter((coin) => !coins.has(coin))).toEqual([]);
  for (const key of ['methods', 'coins'] as const) {
    const all = marks.flatMap((mark) => mark[key]);
    expect(new Set(all).size, key).toBe(all.length);
  }
  expect(marks.filter((mark) => mark.methods.length + mark.coins.length === 0)).toEqual([]);
});

test('every cryptocurrency has a mark, and a service of one of them has it too', () => {
  expect(loadCoins().filter(({code}) => markOfCoin(code) === null)).toEqual([]);
  expect(markOf({method: 'USDT TRC-20', currencies: ['USDT']})).toBe('usdt');
  expect(markOf({method: 'USDT TRC-20', currencies: ['USDT', 'USDC']})).toBeNull();
});

test('exactly the marks and flags that are used are published, once for all languages', async () => {
  expect(Object.keys(files).sort()).toEqual(
    [...marks.map(({name}) => markFile(name)), ...countriesOfServices().map(flagFile)].sort(),
  );
  const source = fileSources.find(({names}) => names.some((name) => name.test(markFile('pix'))))!;
  expect(await source.files(defaultLocale)).toEqual(files);
  for (const {code} of translations) expect(await source.files(code)).toEqual({});
  for (const name of Object.keys(files))
    expect(
      source.names.filter((form) => form.test(name)),
      name,
    ).toHaveLength(1);
});

test('each picture is one drawing that loads and runs nothing', () => {
  for (const [name, text] of Object.entries(files)) {
    expect(text, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">.+<\/svg>\n$/s);
    expect(text.replace(/^<svg xmlns="[^"]*"/, ''), name).not.toMatch(
      /https?:|<script|<image|<foreignObject|\son\w+=|data:/i,
    );
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, name).toBe(ids.length);
    expect(text.length, name).toBeLessThan(6000);
  }
});

test('a flag is that of the country, and not of a language with the same code', () => {
  // Arabic and Interlingue have other colours.
  expect(files[flagFile('AR')]).toContain('#338af3');
  expect(files[flagFile('IE')]).toContain('#6da544');
});

test('an icon of one colour has that of its brand', () => {
  const plain = marks.filter(({icons}) => icons.some((icon) => findIcon(icon).body.includes('currentColor')));
  expect(plain.length).toBeGreaterThan(3);
  expect(plain.filter(({color}) => color === undefined).map(({name}) => name)).toEqual([]);
  const colored = marks.filter((mark) => !plain.includes(mark));
  expect(colored.filter(({color}) => color !== undefined).map(({name}) => name)).toEqual([]);
});

test('an unknown set or icon fails with a sentence that says what to write', () => {
  expect(() => findIcon('simple-icons:no-such-icon')).toThrow(
    'src/data/services/marks.yaml: @iconify-json/simple-icons has no icon "no-such-icon". Write one that it has',
  );
  expect(() => findIcon('no-such-set:pix')).toThrow('the set of the icon "no-such-set:pix" is not installed');
  expect(() => findIcon('logos:constructor')).toThrow('has no icon "constructor"');
});

test('every set that a picture is drawn from is on the page of licences, and no other set', () => {
  const sets = new Set([...marks.flatMap(({icons}) => icons.map((icon) => icon.split(':')[0]!)), 'circle-flags']);
  const listed = loadShipped(defaultLocale).works.filter(({name}) => name.startsWith('@iconify-json/'));
  expect(listed.map(({name}) => name).sort()).toEqual([...sets].map((name) => `@iconify-json/${name}`).sort());
  expect(listed.find(({name}) => name.endsWith('circle-flags'))!.text).toContain('Copyright (c) 2022 HatScripts');
  for (const {name, licence} of listed) expect(licence, name).toBe(name.endsWith('circle-flags') ? 'MIT' : 'CC0-1.0');
});

test('the page of a service, and that of a family with one mark, have it beside their title', () => {
  const titleOf = (id: string, frontMatter = {}): unknown => {
    const copy: Record<string, unknown> = {...frontMatter};
    pictureTitle(copy, fileOf(id, defaultLocale));
    return copy.title_mark;
  };
  expect(titleOf('services/pix/automatic_h2h', {service: 'pix/automatic_h2h'})).toBe('/img/marks/pix.svg');
  expect(titleOf('services/spei/payin_hpp', {service: 'spei/payin_hpp'})).toBeUndefined();
  expect(titleOf('services/index')).toBeUndefined();
  expect(titleOf('callbacks')).toBeUndefined();
  const drawn = loadFamilies().filter(({code}) => markOfFamily(code) !== null);
  expect(drawn.map(({code}) => code)).toEqual(['cards', 'device_wallets', 'exchange_wallet', 'pix']);
  for (const {code} of drawn)
    for (const {code: locale} of locales) {
      const file = fileOf(`services/${code}/index`, locale);
      expect(fs.existsSync(path.join(root, file)), file).toBe(true);
      const frontMatter: Record<string, unknown> = {};
      pictureTitle(frontMatter, file);
      expect(frontMatter.title_mark).toBe(`/${markFile(markOfFamily(code)!)}`);
    }
});
