import {loadCountries, loadRegions} from './countries';
import type {LocaleCode} from './locales';
import {parse, text} from './markdown';
import {loadStatuses} from './statuses';

type Value = string | number | boolean | null | string[];
type Row = Record<string, Value>;

/** What JSON and CSV say instead of Markdown. */
const plain = (markdown: string): string => parse(markdown).map(text).join(' ');

/** Rows of the published tables, by the name of the file. */
const tables: Record<string, (locale: LocaleCode) => Row[]> = {
  transaction_statuses: (locale) =>
    loadStatuses(locale).flatMap(({name, statuses}) =>
      statuses.map(({code, v1, isFinal, meaning, whatToDo, next}) => ({
        kind: name,
        status: code,
        state: v1 ?? null,
        is_final: isFinal,
        next,
        meaning: plain(meaning),
        what_to_do: plain(whatToDo),
      })),
    ),
  country_codes: (locale) =>
    loadCountries(locale).map(({alpha2, alpha3, numeric, names}) => ({alpha2, alpha3, numeric, name: names[locale], name_en: names.en, name_uk: names.uk})),
  region_codes: (locale) =>
    loadRegions(locale).flatMap(({country, regions}) =>
      regions.map(({code, name, englishName}) => ({country, region: code, code: `${country}-${code}`, name, name_en: englishName})),
    ),
};

/** RFC 4180: quotes where a value needs them, lines that end in CRLF; a list becomes its values with spaces between. */
export function toCsv(rows: Row[]): string {
  const cell = (value: Value): string => {
    const written = Array.isArray(value) ? value.join(' ') : String(value ?? '');
    return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
  };
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** Whether a table of this name is published. */
export function isPublished(table: string): boolean {
  return table in tables;
}

/** The downloads of the reference tables in one language: `reference/<table>.csv` and `.json` → text. */
export function referenceFiles(locale: LocaleCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, load]) => {
      const rows = load(locale);
      return [
        [`reference/${name}.csv`, toCsv(rows)],
        [`reference/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`],
      ];
    }),
  );
}
