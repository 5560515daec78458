import {isText, proseOf, quote, type Rule} from './rule';

export const rule: Rule = {
  id: 'mixed-scripts',
  message: 'A word mixes Latin and Cyrillic letters. Type it in one script.',
  appliesTo: isText,
  check: (text) => quote(proseOf(text), /[a-z][а-яґєії]|[а-яґєії][a-z]/i),
  failing: {file: 'i18n/uk/a.mdx', text: 'плaтіж'},
  passing: {file: 'i18n/uk/a.mdx', text: 'платіж через API'},
};
