import {localeOf, type LocaleCode} from '../../src/content/core/locales';

/** Letters of a language's script. */
export const lettersOf = (code: LocaleCode): RegExp => new RegExp(`\\p{Script=${localeOf(code).script}}`, 'gu');

/** Whether a text may be in a language: it has letters of its script. The Latin ones prove nothing, for every text may have them. */
export function mayBeIn(text: string, code: LocaleCode): boolean {
  return localeOf(code).script === 'Latin' || lettersOf(code).test(text);
}
