import {parse} from 'yaml';
import {readText} from '../../support/files';
import {isUkrainian, proseOf, isTyped, quote, type Rule} from './rule';

interface Term {
  term: string;
  uk: string;
  /** Forms that are wrong here: calques, other words for the same thing. Each of their words is the beginning of a word, so that all cases are found. */
  forbidden?: string[];
}

const {terms, wrong, calques} = parse(readText('i18n/uk/glossary.yaml')) as {
  terms: Term[];
  wrong: Record<string, string>;
  calques: Record<string, string>;
};

const letter = '[а-яґєії’]';
/** A form as a pattern; `end` follows each of its words but the last. */
const pattern = (form: string, end: string): RegExp =>
  new RegExp(`(?<!${letter})${form.replace(/\s+/g, `${end}\\s+`)}`, 'iu');
// Calques are phrases whose first words have a fixed form: “так як” is one, “також як” is not.
const forbidden = [
  ...[...terms.flatMap(({forbidden: forms = []}) => forms), ...Object.keys(wrong)].map((form) =>
    pattern(form, `${letter}*`),
  ),
  ...Object.keys(calques).map((form) => pattern(form, '')),
];

export const rule: Rule = {
  id: 'glossary',
  message: 'The glossary forbids this word. See i18n/uk/glossary.yaml for the one to write.',
  appliesTo: (file) => isUkrainian(file) && !isTyped(file) && file !== 'i18n/uk/glossary.yaml',
  check: (text) => forbidden.flatMap((form) => quote(proseOf(text), form)),
  failing: {file: 'i18n/uk/a.mdx', text: 'Звіт показує зміни за рухами балансу, а кошти не рухалися'},
  passing: {file: 'i18n/uk/a.mdx', text: 'Також як записи балансу, без списання коштів'},
};
