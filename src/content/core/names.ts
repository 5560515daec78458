import {readData} from './data';
import type {LocaleCode} from './locales';

/** CLDR uses the modifier letter; the site uses the apostrophe of the Ukrainian standard. */
export const withApostrophe = (name: string): string => name.replaceAll('ʼ', '’').replaceAll("'", '’');

const kinds = {region: 'countries', currency: 'currencies', language: 'languages'} as const;

/**
 * Name of a country, a currency or a language: that of `src/data/reference/names.yaml`, otherwise that of CLDR in Node;
 * `undefined` if neither has one.
 */
export function findName(type: keyof typeof kinds, code: string, locale: LocaleCode): string | undefined {
  const own = readData('reference/names.yaml', locale)[kinds[type]][code];
  const name = own ?? new Intl.DisplayNames(locale, {type, fallback: 'none'}).of(code);
  return name === undefined ? undefined : withApostrophe(name);
}

/** Name of a country by its ISO 3166-1 alpha-2 code. */
export function countryName(code: string, locale: LocaleCode): string {
  return findName('region', code, locale) ?? code;
}

/** Name of a currency by its ISO 4217 code; an unknown code is returned as it is. */
export function currencyName(code: string, locale: LocaleCode): string {
  return /^[A-Z]{3}$/.test(code) ? (findName('currency', code, locale) ?? code) : code;
}

/**
 * Creates a function that compares names for sorting, as a dictionary of the language does: apostrophes do not count, and
 * a hyphen counts as a space. Names that are otherwise equal keep a fixed order.
 */
export function nameOrder(locale: LocaleCode): (one: string, other: string) => number {
  const {compare} = new Intl.Collator(locale);
  const key = (name: string): string => name.replace(/['’ʼ]/g, '').replace(/[-‑–]/g, ' ');
  return (one, other) => compare(key(one), key(other)) || compare(one, other);
}
