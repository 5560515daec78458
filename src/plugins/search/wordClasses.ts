import {parse} from 'yaml';
import {defaultLocale, locales, type LocaleCode} from '../../content/core/locales';
import {readLocaleFile} from '../../content/core/localeFile';
import {cacheLoader} from '../../content/core/fileCache';

/** Words that readers use for the same thing. */
export type WordClasses = readonly (readonly string[])[];

/** Path of a locale's classes, relative to the root. */
export function wordClassFile(locale: LocaleCode): string {
  return locale === defaultLocale ? 'src/plugins/search/word_classes.yaml' : `i18n/${locale}/word_classes.yaml`;
}

/**
 * The classes of a locale, including the English ones.
 *
 * Callers share the cached result: treat it as read-only.
 */
export const readWordClasses = cacheLoader((locale: LocaleCode): WordClasses =>
  locales
    .filter(({code}) => code === defaultLocale || code === locale)
    .flatMap(({code}) => parse(readLocaleFile(wordClassFile(code), wordClassFile(defaultLocale))) as WordClasses),
);
