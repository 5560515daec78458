import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {loadBankLists} from '../../../src/content/reference/banks';
import {servicesByCode} from '../../../src/content/services/servicesByCode';
import {listCoinRows, loadCoins, loadNetworks} from '../../../src/content/reference/coins';
import {loadCountries} from '../../../src/content/reference/countries';
import {loadCurrencies, loadEndedCurrencies} from '../../../src/content/reference/currencies';
import {loadLanguages} from '../../../src/content/reference/languages';
import type {Node} from '../../../src/content/core/markdown';
import {referenceFiles} from '../../../src/content/reference/referenceFiles';
import {loadServices, type Service} from '../../../src/content/services/services';
import {build as bankTables} from '../../../src/pages/facts/bankTables';
import {build as countryTable} from '../../../src/pages/facts/countryTable';
import {build as cryptoTable} from '../../../src/pages/facts/cryptoTable';
import {build as currencyTable} from '../../../src/pages/facts/currencyTable';
import {build as endedCurrencies} from '../../../src/pages/facts/endedCurrencies';
import {build as languageTable} from '../../../src/pages/facts/languageTable';
import {servicesCell} from '../../../src/pages/tables/linkedTable';
import {createPage, type Page} from '../../../src/pages/page';
import {parseCsv} from '../../support/csv';

/** A value of a published row. */
type Cell = string | number | string[] | null;

const tables: [string, (page: Page) => Node[], string[]][] = [
  ['country_codes', countryTable, loadCountries('en').map(({alpha2}) => alpha2)],
  [
    'currency_codes',
    (page) => [...currencyTable(page), ...endedCurrencies(page)],
    [...loadCurrencies('en'), ...loadEndedCurrencies('en')].map(({code}) => code),
  ],
  [
    'crypto_codes',
    (page) => [...cryptoTable(page, {part: 'coins'}), ...cryptoTable(page, {part: 'networks'})],
    [...listCoinRows('en').map(({id}) => id), ...loadNetworks().map(({code}) => code)],
  ],
  ['language_codes', languageTable, loadLanguages().map(({code}) => code)],
  [
    'bank_codes',
    bankTables,
    loadBankLists('en').flatMap(({country, banks}) => banks.map(({code}) => `${country}-${code}`)),
  ],
];

for (const [name, build, ids] of tables) {
  for (const locale of ['en', 'uk'] as const) {
    test(`every row of ${name} has one address, and the table stays light (${locale})`, () => {
      const tree = JSON.stringify(build(createPage(`reference/${name}`, locale, {})));
      const drawn = [...tree.matchAll(/"hProperties":\{"id":"([^"]+)","href":"#([^"]+)","ariaLabel":"[^"]+"\}/g)].map(
        ([, id, href]) => {
          assert.equal(id, href);
          return id!;
        },
      );
      expect(drawn.sort()).toEqual([...ids].sort());
      // Rows, cells, links and lines become elements; a page takes 3,000, and its shell takes its part.
      const elements = tree.match(
        /"type":"(tableRow|tableCell|element|link|inlineCode|break|paragraph|heading)"/g,
      )!.length;
      expect(elements).toBeLessThan(2300);
    });
  }
}

const services = loadServices();

test('every country and currency of a service is in the tables', () => {
  const countries = new Set(loadCountries('en').map(({alpha2}) => alpha2));
  const currencies = new Set([...loadCurrencies('en'), ...loadCoins()].map(({code}) => code));
  const unknown = services.flatMap((service) => [
    ...service.countries.filter((code) => !countries.has(code)).map((code) => `${service.code}: country ${code}`),
    ...service.currencies.filter((code) => !currencies.has(code)).map((code) => `${service.code}: currency ${code}`),
  ]);
  expect(unknown).toEqual([]);
  expect(services.length).toBeGreaterThan(0);
});

test('a row counts the services that name its code, each once', () => {
  const service = (code: string, countries: string[]) => ({code, countries}) as Service;
  const used = servicesByCode('countries', [
    service('a/b', ['BR', 'PE']),
    service('c/d', ['BR', 'BR']),
    service('e/f', []),
  ]);
  expect(Object.fromEntries(used)).toEqual({BR: ['a/b', 'c/d'], PE: ['a/b']});
  for (const key of ['countries', 'currencies'] as const) {
    for (const [code, codes] of servicesByCode(key)) {
      expect(codes.sort(), code).toEqual(
        services
          .filter((one) => one[key].includes(code))
          .map((one) => one.code)
          .sort(),
      );
    }
  }
});

test('the count of a row leads to the finder with the same code, and is empty where no service names it', () => {
  const page = createPage('reference/country_codes', 'uk', {});
  expect(JSON.stringify(servicesCell(page, 'country', 'BR', ['a/b', 'c/d']))).toContain(
    '"href":"/services/?country=BR","aria-label":"Сервіси з BR: 2"',
  );
  expect(servicesCell(page, 'country', 'AQ')).toEqual([]);
});

for (const locale of ['en', 'uk'] as const) {
  test(`the files of the code tables read back as the same rows (${locale})`, () => {
    const files = referenceFiles(locale);
    const expected = {
      country_codes: loadCountries('en').length,
      currency_codes: loadCurrencies('en').length,
      ended_currency_codes: loadEndedCurrencies('en').length,
      crypto_codes: listCoinRows('en').length,
      language_codes: loadLanguages().length,
      bank_codes: loadBankLists('en').flatMap(({banks}) => banks).length,
    };
    for (const [name, count] of Object.entries(expected)) {
      const rows = JSON.parse(files[`reference/${name}.json`]!) as Record<string, Cell>[];
      assert.equal(rows.length, count, name);
      const [head, ...lines] = parseCsv(files[`reference/${name}.csv`]!);
      assert.deepEqual(head, Object.keys(rows[0]!), name);
      const written = (value: Cell): string => (Array.isArray(value) ? value.join(' ') : String(value ?? ''));
      assert.deepEqual(
        lines,
        rows.map((row) => Object.values(row).map(written)),
        name,
      );
      for (const row of rows) assert.deepEqual(Object.keys(row), head, `${name}: every row has the same columns`);
    }
  });
}

test('the language of a file is in its names alone', () => {
  const [english, ukrainian] = (['en', 'uk'] as const).map(
    (locale) =>
      JSON.parse(referenceFiles(locale)['reference/currency_codes.json']!) as {
        code: string;
        name: string;
        name_en: string;
      }[],
  );
  expect(ukrainian!.find(({code}) => code === 'UAH')!.name).toBe('українська гривня');
  expect(english!.find(({code}) => code === 'UAH')!.name).toBe('Ukrainian Hryvnia');
  expect(ukrainian!.map(({code, name_en: name}) => [code, name])).toEqual(
    english!.map(({code, name_en: name}) => [code, name]),
  );
});
