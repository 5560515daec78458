import {isUkrainian, proseOf, quote, type Rule} from './rule';

export const rule: Rule = {
  id: 'quotes',
  message: 'Ukrainian quotes are « ». Write them instead of “ ”, „ “ or " ".',
  appliesTo: (file) => isUkrainian(file) && file.endsWith('.mdx'),
  check: (text) => quote(proseOf(text.replace(/^---\n[\s\S]*?\n---/, '')), /[“”„]|"[^"\n]*[а-яґєії][^"\n]*"/i),
  failing: {file: 'i18n/uk/a.mdx', text: 'Натисніть “Створити”.'},
  passing: {file: 'i18n/uk/a.mdx', text: 'Натисніть «Створити».'},
};
