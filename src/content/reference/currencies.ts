import {code as findCode, codes, publishDate} from 'currency-codes';
import {findName, withApostrophe} from '../core/names';
import {loadCoins} from './coins';
import {readData} from '../core/data';
import {defaultLocale, locales, type LocaleCode} from '../core/locales';
import {cacheLoader} from '../core/fileCache';
import type {CurrencyAmendmentsFile} from '../../types/data/reference/currency_amendments';

/** A currency of ISO 4217. */
interface Currency {
  /** Three letters: `UAH`. */
  code: string;
  /** Three digits with leading zeros: `980`, `008`. */
  numeric: string;
  /** Number of decimals; null for metals and units of account. */
  exponent: number | null;
  /** Name in each language of the site. */
  names: Record<LocaleCode, string>;
  /** Other names, for search. */
  alsoKnownAs: string[];
}

/** A withdrawn code. */
interface EndedCurrency extends Currency {
  lastDay: string;
  replacedBy: string;
  amendment: {number: number; source: string};
}

/** An amendment of the standard that the package does not contain yet. */
type Amendment = CurrencyAmendmentsFile['amendments'][number];

const file = 'reference/currency_amendments.yaml';

/** Amendments after the release of the package, oldest first. */
export function loadAmendments(): Amendment[] {
  const {after, amendments} = readData(file);
  if (after !== publishDate) {
    throw new Error(
      `src/data/${file}: the amendments follow the list of ${after}, and the package currency-codes holds that of ${publishDate}. Look through the amendments again, then write the new date.`,
    );
  }
  return amendments;
}

/**
 * Numeric codes and exponents of all codes, including withdrawn ones. Exponents do not come from CLDR, which has those
 * of cash.
 */
const numbers = cacheLoader((): Map<string, {numeric: string; exponent: number | null}> => {
  const {without_minor_unit: without} = readData(file);
  return new Map([
    ...codes().map(
      (code) =>
        [
          code,
          {numeric: findCode(code)!.number, exponent: without.includes(code) ? null : findCode(code)!.digits},
        ] as const,
    ),
    ...loadAmendments().flatMap(({added = {}}) =>
      Object.entries(added).map(([code, {numeric, exponent}]) => [code, {numeric, exponent}] as const),
    ),
    // A code that the package has dropped as well.
    ...loadAmendments().flatMap(({ended = {}}) =>
      Object.entries(ended).flatMap(([code, {numeric, exponent}]) =>
        numeric !== undefined && exponent !== undefined ? [[code, {numeric, exponent}] as const] : [],
      ),
    ),
  ]);
});

/** All current and withdrawn currencies; names come from `findName`, or from the file for those that CLDR lacks. */
const loadAll = cacheLoader((locale: LocaleCode): Currency[] => {
  const sources = locales.map(({code}) => ({
    code,
    own: readData(file, code).names,
  }));
  const collator = new Intl.Collator(locale);
  return [...numbers()]
    .map(([code, {numeric, exponent}]) => {
      const names = Object.fromEntries(
        sources.map(({code: language, own}) => {
          const name = own[code] ?? findName('currency', code, language);
          if (!name)
            throw new Error(
              `src/data/${file}: CLDR has no name of ${code} in "${language}". Add it to names, in every language.`,
            );
          return [language, withApostrophe(name)];
        }),
      ) as Record<LocaleCode, string>;
      const official = withApostrophe(findCode(code)?.currency ?? '');
      return {
        code,
        numeric,
        exponent,
        names,
        alsoKnownAs: official && official.toLowerCase() !== names[defaultLocale].toLowerCase() ? [official] : [],
      };
    })
    .sort((one, other) => collator.compare(one.code, other.code));
});

/**
 * The current currencies of ISO 4217 sorted by code: the list of the package currency-codes with later amendments
 * applied.
 */
export function loadCurrencies(locale: LocaleCode): Currency[] {
  const ended = new Set(loadAmendments().flatMap((amendment) => Object.keys(amendment.ended ?? {})));
  return loadAll(locale).filter(({code}) => !ended.has(code));
}

/** Withdrawn codes, most recent first. */
export function loadEndedCurrencies(locale: LocaleCode): EndedCurrency[] {
  const all = loadAll(locale);
  return loadAmendments()
    .flatMap(({number, source, ended = {}}) =>
      Object.entries(ended).map(([code, {last_day: lastDay, replaced_by: replacedBy}]) => ({
        ...all.find((currency) => currency.code === code)!,
        lastDay,
        replacedBy,
        amendment: {number, source},
      })),
    )
    .sort((one, other) => (one.lastDay < other.lastDay ? 1 : -1));
}

/** Exponents of all currencies, by ISO 4217, and of all cryptocurrencies. */
export function loadExponents(): Map<string, number> {
  return new Map<string, number>([
    ...[...numbers()].map(([code, {exponent}]) => [code, exponent ?? 0] as const),
    ...loadCoins().map(({code, exponent}) => [code, exponent] as const),
  ]);
}

/**
 * Creates a function that returns the exponent of a currency. An unknown code gets 2, so that a request with it fails
 * because of its currency. The tables are read once, because the function is called for every amount.
 */
export function createExponentOf(): (currency: string) => number {
  const known = loadExponents();
  return (currency) => known.get(currency) ?? 2;
}
