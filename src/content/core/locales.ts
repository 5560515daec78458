/** A language of the site: everything that code, tests and Docusaurus need besides its texts. */
export interface Locale {
  /**
   * Directory under `i18n/`, path prefix (except for the default locale), and the locale of `Intl` (BCP 47): two or three
   * lower-case letters, then perhaps parts such as `-BR`. `deploy/site.conf` recognizes a language by this form.
   */
  code: string;
  /** The language's own name, shown in the language menu. */
  label: string;
  direction: 'ltr' | 'rtl';
  /** Value of `<html lang>` (BCP 47). */
  htmlLang: string;
  calendar: string;
  /** Unicode name of the script. A new one also needs fonts in `src/plugins/typeface/faces.ts`. */
  script: 'Latin' | 'Cyrillic';
  /** Quotation marks. */
  quotes: readonly [opening: string, closing: string];
  /** Locale of `Intl` for dates on the cabinet's screens: one that puts the day before the month. */
  dates: string;
  /** From how many digits on `Intl` groups thousands: `always` writes 1,000; `min2` writes 1000 and 10 000. */
  grouping: 'always' | 'min2';
  /** The sign of percent with the space before it. */
  percentSign: '%' | '\u00a0%';
  /** Hunspell dictionary of the spell check, and the Debian package that contains it. */
  spelling: {dictionary: string; package: string};
}

/** The one list of languages; the first is the default. */
export const locales = [
  {
    code: 'en',
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
    script: 'Latin',
    quotes: ['“', '”'],
    dates: 'en-GB',
    grouping: 'always',
    percentSign: '%',
    spelling: {dictionary: 'en_GB', package: 'hunspell-en-gb'},
  },
  {
    code: 'uk',
    label: 'Українська',
    direction: 'ltr',
    htmlLang: 'uk',
    calendar: 'gregory',
    script: 'Cyrillic',
    quotes: ['«', '»'],
    dates: 'uk',
    grouping: 'min2',
    percentSign: '\u00a0%',
    spelling: {dictionary: 'uk_UA', package: 'hunspell-uk'},
  },
] as const satisfies readonly Locale[];

export type LocaleCode = (typeof locales)[number]['code'];

export const defaultLocale: LocaleCode = locales[0].code;

/** The languages with a folder under `i18n/`: all except the default. */
export const translations = locales.filter(({code}) => code !== defaultLocale);

/** The entry of a language. */
export function localeOf(code: LocaleCode): (typeof locales)[number] {
  return locales.find((locale) => locale.code === code)!;
}

/**
 * The language of the second name column in reference tables: the default language on translated pages, the first
 * translation on pages in the default language.
 */
export function secondLocaleOf(code: LocaleCode): (typeof locales)[number] {
  return locales.find((locale) => locale.code !== code)!;
}

/** Path prefix of a language: empty for the default language, `/uk` for Ukrainian. */
export function prefixOf(code: LocaleCode): string {
  return code === defaultLocale ? '' : `/${code}`;
}

/**
 * Folder of the pages of a language, relative to the root. The translated category labels are in the `.json` file next
 * to it.
 */
export function pagesFolder(code: LocaleCode): string {
  return code === defaultLocale ? 'docs' : `i18n/${code}/docusaurus-plugin-content-docs/current`;
}
