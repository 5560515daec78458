import assert from 'node:assert/strict';
import type {Table, TableRow} from 'mdast';
import {expect, test} from 'vitest';
import {find, type Row} from '../../src/components/ServiceFinder/find';
import {emptyState} from '../../src/components/ServiceFinder/state';
import {filters, readValues, type Filter, type Offered} from '../../src/wire/finder';
import {defaultLocale, locales} from '../../src/content/core/locales';
import {plainText, text, type Node} from '../../src/content/core/markdown';
import {monogramOf} from '../../src/content/services/marks';
import {loadServices} from '../../src/content/services/services';
import {build as countryTable} from '../../src/pages/facts/serviceCountries';
import {build as familyList} from '../../src/pages/facts/serviceFamilies';
import {build as finderOf} from '../../src/pages/facts/serviceFinder';
import {build as serviceTable, valuesOf} from '../../src/pages/facts/services';
import {factRows} from '../../src/pages/kinds/service/facts';
import {createPage} from '../../src/pages/page';
import {serviceFiles} from '../../src/published/serviceFiles';

const services = loadServices();
const pageIn = (locale: (typeof locales)[number]['code']) => createPage('services/index', locale, {});

interface Jsx {
  name: string;
  attributes: {name: string; value: string}[];
  children: Node[];
}

/** The finder of a page, as it is written there: what it offers, and its rows with their data. */
function finderIn(locale: (typeof locales)[number]['code']) {
  const [finder] = finderOf(pageIn(locale)) as unknown as [Jsx];
  const [list] = serviceTable(pageIn(locale)) as unknown as [Jsx];
  const tables = (list.children as unknown as {children: Node[]}[]).map(({children}) => children[1] as Table);
  return {
    offered: JSON.parse(finder.attributes.find(({name}) => name === 'names')!.value) as Offered,
    rows: tables
      .flatMap(({children}) => children.slice(1))
      .map((row) => ({row, data: (row.data as {hProperties: Record<string, string>}).hProperties})),
  };
}

for (const {code: locale} of locales) {
  test(`${locale}: every service has a row, and its data are its record's`, () => {
    const {rows} = finderIn(locale);
    const translated = loadServices(locale);
    assert.equal(rows.length, services.length);
    for (const [index, {row, data}] of rows.entries()) {
      const service = translated[index]!;
      const words = row.children.map((cell) => text(cell));
      assert.ok(words[0]!.includes(service.title) && words[0]!.includes(service.code), words[0]);
      assert.ok(
        words.every((word) => word.trim() !== ''),
        `${service.code} has an empty cell`,
      );
      assert.deepEqual(readValues(data.dataValues!), valuesOf(service), service.code);
    }
    console.log(`rows: ${rows.length}`);
  });

  test(`${locale}: the filters offer what some service has, each value once and with a name`, () => {
    const {offered} = finderIn(locale);
    for (const filter of filters) {
      const values = offered[filter].map(([value]) => value);
      expect([...values].sort(), filter).toEqual(
        [...new Set(services.flatMap((service) => valuesOf(service)[filter]))].sort(),
      );
      expect(offered[filter].filter(([, name]) => name.trim() === '')).toEqual([]);
      for (const [value, , count] of offered[filter])
        expect(count, `${filter}=${value}`).toBe(
          services.filter((service) => {
            const own = valuesOf(service)[filter];
            return own.includes(value) || (filter === 'country' && own.length === 0);
          }).length,
        );
    }
  });

  test(`${locale}: the number beside a country is what the finder shows for it`, () => {
    const [table] = countryTable(pageIn(locale)) as [Table];
    const {offered, rows} = finderIn(locale);
    const known = Object.fromEntries(
      filters.map((filter) => [filter, offered[filter].map(([value]) => value)]),
    ) as Record<Filter, string[]>;
    const found: Row[] = rows.map(({data}) => ({
      code: '',
      title: '',
      href: null,
      words: [],
      values: readValues(data.dataValues!),
    }));
    const linked = table.children.slice(1).flatMap((row: TableRow) => {
      const link = row.children[0]!.children.find(({type}) => type === 'link');
      return link?.type === 'link'
        ? [{country: /\?country=(\w+)$/.exec(link.url)![1]!, total: Number(text(row.children.at(-1)!))}]
        : [];
    });
    expect(linked.map(({country}) => country).sort()).toEqual([...known.country].sort());
    expect(linked.length).toBeGreaterThan(0);
    for (const {country, total} of linked) {
      expect(total, country).toBe(
        find(found, {...emptyState, chosen: {...emptyState.chosen, country: [country]}}, known).shown,
      );
    }
  });

  test(`${locale}: the files hold every service with the same columns, and the facts of its page`, () => {
    const files = serviceFiles(locale);
    expect(Object.keys(files)).toEqual(['services.csv', 'services.json']);
    const translated = loadServices(locale);
    const published = JSON.parse(files['services.json']!) as Record<string, string | number | string[] | null>[];
    const [head, ...lines] = parseCsv(files['services.csv']!);
    assert.deepEqual(
      published.map(({code}) => code),
      services.map(({code}) => code),
    );
    assert.equal(lines.length, services.length);
    for (const [index, row] of published.entries()) {
      const service = translated[index]!;
      const {facts, ...columns} = row;
      assert.deepEqual([...Object.keys(columns)].sort(), [...head!].sort());
      for (const [column, value] of Object.entries(columns)) {
        const written = lines[index]![head!.indexOf(column)];
        if (column === 'limits')
          assert.equal(
            written,
            service.limits.map(({currency, smallest, largest}) => `${currency}:${smallest}-${largest}`).join(' '),
          );
        else
          assert.equal(
            written,
            Array.isArray(value) ? value.join(' ') : String(value ?? ''),
            `${service.code} ${column}`,
          );
      }
      const shown = factRows(service, createPage(`services/${service.code}`, locale, {}));
      assert.deepEqual(
        Object.entries(facts as object),
        shown.map(([name, value]) => [name, plainText(value!)]),
      );
    }
    console.log(`services in the files: ${published.length}`);
  });
}

test('the finder says of a payout what its page says: the recipient opens a link, and there is nothing to refund', () => {
  const {rows} = finderIn(defaultLocale);
  const cellsOf = (code: string) => {
    const {row, data} = rows[services.findIndex((service) => service.code === code)]!;
    const words = row.children.map((cell) => text(cell));
    const {action, refund} = readValues(data.dataValues!);
    return [words[1], words[4], words[5], action.join(' '), refund.join(' ')];
  };
  for (const code of ['card/payout_form', 'trustly/payout_hpp'])
    expect(cellsOf(code), code).toEqual(['opens a link', '—', '—', 'link', '']);
  expect(cellsOf('pix/payin_hpp')).toEqual([
    'opens the payment page and pays with a QR code in an app',
    'in full or in parts',
    'fraud only',
    'redirect qr',
    'partial',
  ]);
});

test('a method without a picture has the initials of its first two words, or its first two letters', () => {
  expect(['OXXO', 'Interac e-Transfer', 'Відкритий банкінг', 'USDT TRC-20', 'M-PESA', 'bKash'].map(monogramOf)).toEqual(
    ['OX', 'IE', 'ВБ', 'UT', 'MP', 'BK'],
  );
  expect(services.filter(({method}) => monogramOf(method).length !== 2).map(({code}) => code)).toEqual([]);
});

test('each method of a country is a link', () => {
  const [table] = countryTable(pageIn(defaultLocale)) as [Table];
  const cells = table.children.slice(1).flatMap((row) => row.children.slice(1, 3));
  const links = cells.flatMap(({children}) => children.filter(({type}) => type === 'link'));
  const words = cells.flatMap((cell) => text(cell).split(', ')).filter((word) => word !== '—');
  expect(links.map((link) => text(link))).toEqual(words);
  expect(links.length).toBeGreaterThan(100);
});

test('a family lists its methods in the language of the page, unless they are the family itself', () => {
  const lines = (locale: (typeof locales)[number]['code']) => text(familyList(pageIn(locale))[0]!);
  expect(lines('en')).toContain('Open banking and open finance: Open Finance, Open banking');
  expect(lines('uk')).toContain('Відкритий банкінг і відкриті фінанси: Open Finance, Відкритий банкінг');
  expect(lines('en')).toContain('Cryptocurrencies: Bitcoin');
  expect(lines('en')).not.toContain('Card to card');
});

test('a service that no payer pays has no rows about holds, refunds and disputes, and a check of a card no amount', () => {
  const page = createPage('services/index', defaultLocale, {});
  const label = (row: string) => page.t(`services.row.${row}`);
  const left: Record<string, number> = {};
  for (const service of services) {
    const names = factRows(service, page).map(([name]) => name);
    const isPaid = service.direction === 'payin' || service.direction === 'transfer';
    for (const row of ['capture', 'refund', 'chargeback']) {
      assert.equal(names.includes(label(row)), isPaid, `${service.code}: ${row}`);
      if (!isPaid) left[row] = (left[row] ?? 0) + 1;
    }
    const movesNothing = service.limits.every(({largest}) => Number(largest) === 0);
    assert.equal(names.includes(label('limits')), !movesNothing, `${service.code}: limits`);
    if (movesNothing) left.limits = (left.limits ?? 0) + 1;
  }
  assert.ok(left.capture! > 50 && left.limits! > 0, JSON.stringify(left));
  console.log(`rows that say nothing are left out: ${JSON.stringify(left)}`);
});

test('the files of another language differ in their texts alone', () => {
  const codes = (locale: (typeof locales)[number]['code']) =>
    (JSON.parse(serviceFiles(locale)['services.json']!) as Record<string, unknown>[]).map(
      ({title: _title, facts: _facts, ...rest}) => rest,
    );
  for (const {code} of locales) {
    if (code === defaultLocale) continue;
    expect(codes(code)).toEqual(codes(defaultLocale));
    expect(serviceFiles(code)['services.json']).not.toBe(serviceFiles(defaultLocale)['services.json']);
  }
});

/** RFC 4180, as a reader of the file would take it apart. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
