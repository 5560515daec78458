import {cacheLoader} from './fileCache';
import {readRawYaml} from './rawData';
import {defaultLocale, type LocaleCode} from './locales';
import type {SentencesFile} from '../../types/data/sentences';

const registry = 'src/data/sentences.yaml';

/** The file of a language that holds the shared sentences, relative to the root. */
export const sentencesFile = (locale: LocaleCode): string =>
  locale === defaultLocale ? registry : `i18n/${locale}/data/sentences.yaml`;

/** The sentences of a language by name, each with the pattern that finds a second, hand-written copy. */
export const loadSentences = cacheLoader(
  (locale: LocaleCode) => (readRawYaml(sentencesFile(locale)) as SentencesFile).sentences,
);

/**
 * The sentence that `%sentences.<name>%` stands for.
 *
 * @throws the rest of a sentence, which begins with the token
 */
export function sentenceText(name: string, locale: LocaleCode): string {
  const sentence = loadSentences(locale)[name];
  if (!sentence) throw new Error(`names no sentence. Write one of ${sentencesFile(locale)}, or add it there.`);
  return sentence.text;
}
