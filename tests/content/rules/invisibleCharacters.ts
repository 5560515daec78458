import {quote, type Rule} from './rule';

export const rule: Rule = {
  id: 'invisible-characters',
  message: 'This is an invisible character. Remove it; where an example needs one, write its escape (\\u00ad).',
  appliesTo: (file) =>
    /^(docs|i18n|src|static|tests)\//.test(file) &&
    /\.(mdx?|json|ya?ml|tsx?|css|txt|sh|php|py|java|kt|mjs)$/.test(file),
  check: (text) => quote(text, /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/),
  failing: {file: 'docs/a.mdx', text: 'sec\u00adret'},
  passing: {file: 'docs/a.mdx', text: 'sec\\u00adret'},
};
