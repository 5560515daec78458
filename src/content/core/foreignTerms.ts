import {readData} from './data';
import {cacheLoader} from './fileCache';

/** A part of a text: words in the language of the page, or foreign words. */
export type Part = string | {lang: string; words: string};

/** The language of each term, by the term in lower case, and a pattern of all terms. */
const read = cacheLoader(() => {
  const languages = new Map(
    Object.entries(readData('foreign_terms.yaml')).flatMap(([language, words]) =>
      words.map((word) => [word.toLowerCase(), language] as const),
    ),
  );
  const longestFirst = [...languages.keys()]
    .sort((one, other) => other.length - one.length)
    .map((term) => term.replaceAll('.', '\\.'));
  return {languages, terms: new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'iu')};
});

/** Splits a text at the foreign words of `src/data/foreign_terms.yaml`. A text without any is its only part. */
export function splitForeign(text: string): Part[] {
  const {languages, terms} = read();
  return text
    .split(terms)
    .map((words, index) => (index % 2 === 1 ? {lang: languages.get(words.toLowerCase())!, words} : words))
    .filter((part) => part !== '');
}

/** The language of a text that consists of nothing but foreign words. */
export function languageOf(text: string): string | undefined {
  const [part, ...more] = splitForeign(text);
  return more.length === 0 && typeof part === 'object' ? part.lang : undefined;
}
