import {parse} from 'yaml';
import {readData} from '../core/data';
import {readLocaleFile} from '../core/localeFile';
import {defaultLocale, locales, type LocaleCode} from '../core/locales';
import {nameOrder} from '../core/names';

/** A term of the glossary. */
interface Term {
  /** Anchor on `/glossary`. */
  id: string;
  /** The term in each language. */
  names: Record<LocaleCode, string>;
  /** Markdown of one paragraph. */
  definition: string;
  /** Link to the page or section with more information. */
  page: string;
}

/** The file with the translation of each term in a language, and the wrong forms of it. */
export function wordsFile(locale: LocaleCode): string {
  return `i18n/${locale}/glossary.yaml`;
}

/** Translations of the English terms in another language. */
export function loadWordsOf(locale: LocaleCode): Map<string, string> {
  const {terms} = parse(readLocaleFile(wordsFile(locale), 'src/data/glossary.yaml')) as {
    terms: {term: string; [locale: string]: unknown}[];
  };
  return new Map(terms.map(({term, [locale]: word}) => [term, String(word)]));
}

/**
 * All terms with their definitions, sorted alphabetically in the given language.
 *
 * @throws a sentence if a term has no translation in some language
 */
export function loadGlossary(locale: LocaleCode): Term[] {
  const words = locales.map(({code}) => [code, code === defaultLocale ? undefined : loadWordsOf(code)] as const);
  const order = nameOrder(locale);
  return Object.entries(readData('glossary.yaml', locale).terms)
    .map(([id, {term, ...rest}]) => {
      const names = words.map(([code, known]): [LocaleCode, string] => {
        const word = known ? known.get(term) : term;
        if (!word)
          throw new Error(
            `${wordsFile(code)}: the term “${term}” of src/data/glossary.yaml is missing. Write its one word there.`,
          );
        return [code, word];
      });
      return {id, names: Object.fromEntries(names) as Record<LocaleCode, string>, ...rest};
    })
    .sort((one, other) => order(one.names[locale], other.names[locale]));
}
