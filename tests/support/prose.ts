import {brand} from '../../src/brand';
import {loadBankLists} from '../../src/content/reference/banks';
import {loadCountries, loadRegions} from '../../src/content/reference/countries';
import {loadCurrencies, loadEndedCurrencies} from '../../src/content/reference/currencies';
import {loadLanguages} from '../../src/content/reference/languages';
import {locales, type LocaleCode} from '../../src/content/core/locales';
import {loadQuickly} from './built';

/** The hyphen of `SMS-код`. */
const betweenScripts = /(?<=\p{Script=Latin})-(?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic})-(?=\p{Script=Latin})/u;

/** Texts of a document that people read or hear, code left out. */
export function proseOf(html: string): string[] {
  const $ = loadQuickly(html);
  // Permalinks of rows and values to copy are codes.
  $('script, style, code, pre, kbd, samp, var, [translate=no], td > a[id], td[data-value]').remove();
  // Labels of permalinks repeat the heading or the field.
  $('a[href^="#"]').removeAttr('aria-label').removeAttr('title');
  const attributes = $('[alt], [aria-label], [title], [placeholder], meta[name=description]')
    .get()
    .flatMap(({attribs}) =>
      ['alt', 'aria-label', 'title', 'placeholder', 'content'].map((name) => attribs[name] ?? ''),
    );
  const texts = $('body, title')
    .find('*')
    .addBack()
    .contents()
    .get()
    .flatMap((node) => (node.nodeType === 3 ? [node.data] : []));
  return [...attributes, ...texts].filter((text) => /\p{L}/u.test(text));
}

/**
 * The words of a text, each whole, with an apostrophe as keyboards have it and without a genitive ’s. Addresses, codes,
 * and abbreviations in capitals are no words.
 */
export function wordsOf(text: string): string[] {
  return text
    .split(/[\s…—–()«»“”"„,;:!?|=<>[\]{}·→]+/u)
    .map((part) => part.replace(/[’ʼ]/g, "'").replace(/^[^\p{L}\p{N}_@#%./]+|[^\p{L}\p{N}_%/]+$/gu, ''))
    .filter((part) => !/[\p{N}_@#%&$*+\\~/]|\.\p{L}/u.test(part))
    .flatMap((part) => part.split(betweenScripts))
    .map((word) => word.replace(/(?<=\p{Script=Latin})'s?$/u, ''))
    .filter((word) => word.length > 1 && /\p{Ll}(?!$)|^\p{Ll}+$/u.test(word));
}

/** Words of names that are written elsewhere: of the brand, of countries, currencies, languages and banks. */
export function namesInRegisters(): Set<string> {
  const names = [
    brand.name,
    ...locales.flatMap(({code}) => [
      ...loadCountries(code).flatMap(({names: own, alsoKnownAs}) => [own[code], ...alsoKnownAs]),
      ...loadRegions(code).flatMap(({regions}) => regions.flatMap(({name, englishName}) => [name, englishName])),
      ...[...loadCurrencies(code), ...loadEndedCurrencies(code)].flatMap(({names: own, alsoKnownAs}) => [
        own[code],
        ...alsoKnownAs,
      ]),
      ...loadBankLists(code).flatMap(({banks, sources}) => [
        ...banks.flatMap(({name, name_en: english = ''}) => [name, english]),
        ...sources.map(({name}) => name),
      ]),
    ]),
    ...loadLanguages().flatMap(({names: own, alsoKnownAs}) => [...Object.values(own), ...alsoKnownAs]),
  ];
  return new Set(names.flatMap(wordsOf));
}

/** The language whose letters a word has: that of its page, or the first one with these letters. */
export function languageOf(word: string, page: LocaleCode): LocaleCode {
  const script = /\p{Script=Cyrillic}/u.test(word) ? 'Cyrillic' : 'Latin';
  const known = locales.filter((locale) => locale.script === script);
  return (known.find(({code}) => code === page) ?? known[0]!).code;
}
