import {brand} from '../../brand';
import {limitText} from './limits';
import {defaultLocale, translations, type LocaleCode} from './locales';

const brandToken = /%brand\.([a-zA-Z.]+)%/g;
const limitToken = /%limits\.([^%\s]*)%/g;

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
export function fillBrand(text: string, file: string): string {
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

/** Whether a text names a limit, so that its filled form changes when the limit does. */
export const namesLimit = (text: string): boolean => text.includes('%limits.');

/**
 * Replaces the brand's tokens and every `%limits.<name>%` of a text: the latter by the value with its unit, in the
 * language of the file; see `src/data/limits.yaml` for the names and the forms.
 *
 * @param text content of a file
 * @param file name of the file relative to the root, for its language and for error messages
 * @throws a sentence that names the file and what to write if a token is unknown
 */
export function fillTokens(text: string, file: string): string {
  const branded = fillBrand(text, file);
  if (!namesLimit(branded)) return branded;
  const locale = localeOfFile(file);
  return branded.replace(limitToken, (whole, path: string) => {
    try {
      return limitText(path, locale);
    } catch (error) {
      throw new Error(`${file}: ${whole} ${(error as Error).message}`, {cause: error});
    }
  });
}
