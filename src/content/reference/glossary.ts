import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readData} from '../core/data';
import {defaultLocale, locales, type LocaleCode} from '../core/locales';
import {root} from '../core/root';

/** A word of the site. */
export interface Term {
  /** Id of its row on `/glossary`. */
  id: string;
  /** The word in each language. */
  names: Record<LocaleCode, string>;
  /** Markdown of one paragraph. */
  definition: string;
  /** Address of the page or the section that says more. */
  page: string;
}

interface File {
  terms: Record<string, {term: string; page: string; definition: string}>;
}

/** The file that holds the one word of a language for each term, and the forms that are wrong. */
export function wordsFile(locale: LocaleCode): string {
  return `i18n/${locale}/glossary.yaml`;
}

/** English term → its word in another language. */
export function loadWordsOf(locale: LocaleCode): Map<string, string> {
  const {terms} = parse(fs.readFileSync(path.join(root, wordsFile(locale)), 'utf8')) as {
    terms: {term: string; [locale: string]: unknown}[];
  };
  return new Map(terms.map(({term, [locale]: word}) => [term, String(word)]));
}

/**
 * All terms with their definitions, in the order of the language's own alphabet.
 *
 * @throws a sentence, when a term has no word in some language
 */
export function loadGlossary(locale: LocaleCode): Term[] {
  const words = locales.map(({code}) => [code, code === defaultLocale ? undefined : loadWordsOf(code)] as const);
  const collator = new Intl.Collator(locale);
  return Object.entries(readData<File>('glossary.yaml', locale).terms)
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
    .sort((one, other) => collator.compare(one.names[locale], other.names[locale]));
}
