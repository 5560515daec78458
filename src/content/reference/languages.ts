import iso6391 from 'iso-639-1';
import {loadPayerLanguages} from '../contract/payerLanguages';
import {locales, type LocaleCode} from '../core/locales';
import {findName, withApostrophe} from '../core/names';

/** A language of ISO 639-1. */
interface Language {
  /** Two lower-case letters: `uk`. */
  code: string;
  /** Name in each language of the site, from CLDR. */
  names: Record<LocaleCode, string>;
  /** Whether texts for the payer, such as the payment page, are available in it. */
  hasTexts: boolean;
  /** Other names, including its own, for search. */
  alsoKnownAs: string[];
}

/**
 * The languages of ISO 639-1, sorted by code. Codes come from the package iso-639-1, names from
 * `src/data/reference/names.yaml` and the CLDR data of Node.
 *
 * @throws a sentence if Node has no name for a language in a language of the site
 */
export function loadLanguages(): Language[] {
  const withTexts: string[] = loadPayerLanguages();
  return iso6391
    .getAllCodes()
    .sort()
    .map((code) => {
      const names = Object.fromEntries(
        locales.map(({code: locale}) => {
          const name = findName('language', code, locale);
          if (!name)
            throw new Error(
              `This Node has no name of the language ${code} in "${locale}". Use a Node with full ICU data (the official builds have it).`,
            );
          return [locale, name];
        }),
      ) as Record<LocaleCode, string>;
      const others = [iso6391.getName(code), iso6391.getNativeName(code)].map(withApostrophe);
      return {
        code,
        names,
        hasTexts: withTexts.includes(code),
        alsoKnownAs: [...new Set(others)].filter((name) => !Object.values(names).includes(name)),
      };
    });
}
