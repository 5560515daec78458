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

/** What stands before the addresses of a language: nothing before those of the default one, `/uk` before Ukrainian ones. */
export function prefixOf(code: LocaleCode): string {
  return code === defaultLocale ? '' : `/${code}`;
}

/** Where the pages of a language are, from the project's root; what the sidebar calls its categories there is in the `.json` beside it. */
export function pagesFolder(code: LocaleCode): string {
  return code === defaultLocale ? 'docs' : `i18n/${code}/docusaurus-plugin-content-docs/current`;
}
