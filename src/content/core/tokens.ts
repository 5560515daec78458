import {brand} from '../../brand';
import {limitText} from './limits';
import {defaultLocale, translations, type LocaleCode} from './locales';
import {sentenceText} from './sentences';

const brandToken = /%brand\.([a-zA-Z.]+)%/g;
const sharedToken = /%(limits|sentences)\.([^%\s]*)%/g;
const textOf = {limits: limitText, sentences: sentenceText};

/** The language of a file, from its path relative to the root. */
export function localeOfFile(file: string): LocaleCode {
  return translations.find(({code}) => file.startsWith(`i18n/${code}/`))?.code ?? defaultLocale;
}

/**
 * Replaces every `%brand.<path>%` in a text by the value at that path in `src/brand.ts`, so that pages, data and
 * contracts do not contain the brand.
 *
 * @param text content of a file
 * @param file name of the file, for error messages
 * @throws a sentence that names the file and the valid paths if a path is unknown
 */
function fillBrand(text: string, file: string): string {
  return text.replace(brandToken, (whole, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], brand);
    if (typeof value !== 'string') {
      throw new Error(
        `${file}: ${whole} names nothing in src/brand.ts. Write a path that leads to a text there, such as %brand.hosts.live%.`,
      );
    }
    return value;
  });
}

/** Whether a text contains a token of a limit or a shared sentence, so that it changes when these do. */
const namesShared = (text: string): boolean => text.search(sharedToken) >= 0;

/**
 * Replaces the brand's tokens, every `%limits.<name>%` by the value with its unit, and every `%sentences.<name>%` by the
 * sentence, in the language of the file; see `src/data/limits.yaml` and `src/data/sentences.yaml` for the names.
 *
 * @param text content of a file
 * @param file name of the file relative to the root, for its language and for error messages
 * @throws a sentence that names the file and what to write if a token is unknown
 */
export function fillTokens(text: string, file: string): string {
  const branded = fillBrand(text, file);
  if (!namesShared(branded)) return branded;
  const locale = localeOfFile(file);
  return branded.replace(sharedToken, (whole, of: keyof typeof textOf, name: string) => {
    try {
      return textOf[of](name, locale);
    } catch (error) {
      throw new Error(`${file}: ${whole} ${(error as Error).message}`, {cause: error});
    }
  });
}
