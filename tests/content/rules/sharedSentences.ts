import {localeOfFile} from '../../../src/content/core/tokens';
import {loadSentences, sentencesFile} from '../../../src/content/core/sentences';
import {defaultLocale, translations} from '../../../src/content/core/locales';
import {isText, quote, type Rule} from './rule';

const patterns = new Map(
  [defaultLocale, ...translations.map(({code}) => code)].map((code) => [
    code,
    Object.entries(loadSentences(code)).map(([name, {telling}]) => ({
      name,
      pattern: new RegExp(telling.replaceAll(' ', '\\s+'), 'giu'),
    })),
  ]),
);

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The places where a text says by hand what a shared sentence says, each with the token to write instead. */
export function copiesIn(text: string, file: string): string[] {
  const shown = text.replace(/^ *(```|~~~)[\s\S]*?^ *\1/gm, blank);
  const prose = file.endsWith('.yaml') ? shown.replace(/(?:^|\s)#.*$/gm, blank) : shown;
  return patterns
    .get(localeOfFile(file))!
    .flatMap(({name, pattern}) => quote(prose, pattern).map((place) => `${place} is %sentences.${name}%`));
}

export const rule: Rule = {
  id: 'shared-sentences',
  message: `This says by hand what a shared sentence says. Write its token, leave it out, or link the page that has it; see ${sentencesFile(defaultLocale)}.`,
  appliesTo: (file) =>
    isText(file) && !/schema\.yaml$/.test(file) && !file.endsWith('.json') && !/(^|\/)sentences\.yaml$/.test(file),
  check: copiesIn,
  failing: {
    file: 'docs/a.mdx',
    text: 'It arrives as a transaction of its own with\nthe reason `paid_after_expiry`. Ship when it is there.',
  },
  passing: {file: 'i18n/uk/a.mdx', text: '%sentences.fulfil% %sentences.late_money%'},
};
