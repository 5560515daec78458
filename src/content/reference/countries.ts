import fs from 'node:fs';
import path from 'node:path';
import isoCodes from 'i18n-iso-countries/codes.json';
import {readData} from '../core/data';
import {cacheLoader} from '../core/fileCache';
import {locales, type LocaleCode} from '../core/locales';
import {findName, nameOrder, withApostrophe} from '../core/names';
import {root} from '../core/root';

/** A country or territory of ISO 3166-1. */
interface Country {
  /** Two letters: `UA`. */
  alpha2: string;
  /** Three letters: `UKR`. */
  alpha3: string;
  /** Three digits with leading zeros: `804`, `004`. */
  numeric: string;
  /** Name in each language of the site. */
  names: Record<LocaleCode, string>;
  /** Other names, for search. */
  alsoKnownAs: string[];
}

/** In the package, but a user-assigned code that is not part of the standard. */
const notInTheStandard = new Set(['XK']);

/** Normalises a spelling, so that old or wrong variants of a name are recognised. */
const skeleton = (name: string): string => name.toLowerCase().replaceAll('и', 'і');

/** Names of countries by the package's own spelling, code → one or several; empty in a language that it does not have. */
const otherSpellings = cacheLoader((locale: LocaleCode): Record<string, string | string[]> => {
  const file = path.join(root, 'node_modules/i18n-iso-countries/langs', `${new Intl.Locale(locale).language}.json`);
  if (!fs.existsSync(file)) return {};
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {countries: Record<string, string | string[]>}).countries;
});

/**
 * All countries and territories of ISO 3166-1, sorted by name in the given language. Codes come from the package
 * i18n-iso-countries, names from `findName`.
 *
 * @throws a sentence if Node has no name for a country in a language of the site
 */
export function loadCountries(locale: LocaleCode): Country[] {
  const namesOfPackage = locales.map(({code}) => otherSpellings(code));
  const order = nameOrder(locale);
  return isoCodes
    .filter(([alpha2]) => !notInTheStandard.has(alpha2!))
    .map(([alpha2, alpha3, numeric]) => {
      const byLocale = Object.fromEntries(
        locales.map(({code}) => {
          const name = findName('region', alpha2!, code);
          if (!name)
            throw new Error(
              `This Node has no name of ${alpha2} in "${code}". Use a Node with full ICU data (the official builds have it).`,
            );
          return [code, name];
        }),
      ) as Record<LocaleCode, string>;
      const spellings = namesOfPackage.flatMap((known) => known[alpha2!] ?? []).map(withApostrophe);
      return {
        alpha2: alpha2!,
        alpha3: alpha3!,
        numeric: numeric!,
        names: byLocale,
        alsoKnownAs: [...new Set(spellings)].filter(
          (spelling) => !Object.values(byLocale).some((name) => skeleton(name) === skeleton(spelling)),
        ),
      };
    })
    .sort((one, other) => order(one.names[locale], other.names[locale]));
}

/** A region of a country in a billing address. */
interface Region {
  /** The part after the hyphen: `CA` of `US-CA`; the value of `payer.address.region`. */
  code: string;
  /** Name in the requested language. */
  name: string;
  /** Name in English. */
  englishName: string;
}

/** A country whose billing addresses need a region. */
interface RegionCountry {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** "States of the United States". */
  title: string;
  regions: Region[];
}

/**
 * The regions (ISO 3166-2) that billing addresses need, sorted by code.
 *
 * @throws one sentence per error in the data (see `readData`)
 */
export function loadRegions(locale: LocaleCode): RegionCountry[] {
  const english = readData('reference/region_codes.yaml').countries;
  return Object.entries(readData('reference/region_codes.yaml', locale).countries).map(
    ([country, {title, regions}]) => ({
      country,
      title,
      regions: Object.entries(regions)
        .map(([code, name]) => ({code, name, englishName: english[country]!.regions[code]!}))
        .sort((one, other) => (one.code < other.code ? -1 : 1)),
    }),
  );
}
