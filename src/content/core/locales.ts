/** One language of the site, as Docusaurus and the tests read it. */
export interface Locale {
  /** Directory under `i18n/`, path prefix of every locale but the default. */
  code: string;
  /** The language's own name, shown in the language menu. */
  label: string;
  direction: 'ltr' | 'rtl';
  /** Value of `<html lang>` (BCP 47). */
  htmlLang: string;
  calendar: string;
}

/** The one list of languages; the first is the default. */
export const locales = [
  {code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'},
  {code: 'uk', label: 'Українська', direction: 'ltr', htmlLang: 'uk', calendar: 'gregory'},
] as const satisfies readonly Locale[];

export type LocaleCode = (typeof locales)[number]['code'];

export const defaultLocale: LocaleCode = locales[0].code;

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
