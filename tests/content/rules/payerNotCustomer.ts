import {isText, isTyped, proseOf, quote, type Rule} from './rule';

export const rule: Rule = {
  id: 'payer-not-customer',
  message: 'Nobody here is a customer: write payer, recipient or merchant (платник, отримувач, мерчант).',
  appliesTo: (file) =>
    isText(file) && !isTyped(file) && !file.endsWith('navbar.json') && file !== 'i18n/uk/glossary.yaml',
  check: (text) => quote(proseOf(text), /\bcustomers?\b|(?<![а-яґєії]|HTTP-|OAuth-)клієнт(?!ськ)[а-яґєії]*/i),
  failing: {file: 'docs/a.mdx', text: 'The customer pays.'},
  passing: {file: 'docs/a.mdx', text: 'The payer pays.'},
};
