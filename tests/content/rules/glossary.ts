import {parse} from 'yaml';
import {readText} from '../../support/files';
import {isUkrainian, proseOf, quote, type Rule} from './rule';

interface Term {
  term: string;
  uk: string;
  /** Forms that are wrong here: calques, other words for the same thing. Each is the beginning of a word. */
  forbidden?: string[];
}

const {terms, calques} = parse(readText('i18n/uk/glossary.yaml')) as {terms: Term[]; calques: Record<string, string>};
const forbidden = [...terms.flatMap(({forbidden: forms = []}) => forms), ...Object.keys(calques)];

export const rule: Rule = {
  id: 'glossary',
  message: 'A word stands here that the glossary forbids. See i18n/uk/glossary.yaml for the one to write.',
  // What readers type is not what the site says.
  appliesTo: (file) => isUkrainian(file) && !/\/(glossary|synonyms)\.yaml$/.test(file),
  check: (text) =>
    forbidden.flatMap((form) => quote(proseOf(text), new RegExp(`(?<![а-яґєії’])${form.replace(/\s+/g, '\\s+')}`, 'iu'))),
  failing: {file: 'i18n/uk/a.mdx', text: 'Слідуючий запит'},
  passing: {file: 'i18n/uk/a.mdx', text: 'Наступний запит'},
};
