import {brand} from '../../brand';
import {defaultLocale, type LocaleCode} from './locales';

/** The title of the site in a language. */
export function siteTitle(locale: LocaleCode): string {
  const titles: Partial<Record<LocaleCode, string>> = brand.title;
  return titles[locale] ?? titles[defaultLocale] ?? brand.name;
}
