import {parse} from 'yaml';
import {defaultLocale, locales, type LocaleCode} from '../../content/core/locales';
import {readLocaleFile} from '../../content/core/localeFile';
import {cacheLoader} from '../../content/core/fileCache';
import {locate} from '../../pages/page';

/** Search words of readers by the id of the page that they should find. */
type Synonyms = Record<string, string[]>;

/** Path of a locale's synonyms, relative to the root. */
export function synonymFile(locale: LocaleCode): string {
  return locale === defaultLocale ? 'src/plugins/search/synonyms.yaml' : `i18n/${locale}/synonyms.yaml`;
}

/**
 * The synonyms of a locale, including the English ones.
 *
 * Callers share the cached result: treat it as read-only.
 */
export const readSynonyms = cacheLoader(joinSynonyms);

function joinSynonyms(locale: LocaleCode): Synonyms {
  const synonyms: Synonyms = {};
  for (const {code} of locales.filter(({code: one}) => one === defaultLocale || one === locale)) {
    const own = parse(readLocaleFile(synonymFile(code), synonymFile(defaultLocale))) as Synonyms;
    for (const [page, words] of Object.entries(own)) {
      synonyms[page] = [...(synonyms[page] ?? []), ...words];
    }
  }
  return synonyms;
}

/** Adds a page's synonyms to its keywords, which are indexed. */
export function addSynonyms(frontMatter: Record<string, unknown>, filePath: string): void {
  const page = locate(filePath);
  const words = page && readSynonyms(page.locale)[page.id];
  if (words) {
    frontMatter.keywords = [...new Set([...((frontMatter.keywords as string[] | undefined) ?? []), ...words])];
  }
}
