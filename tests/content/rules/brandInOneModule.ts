import {brand} from '../../../src/brand';
import {quote, type Rule} from './rule';

const word = new RegExp(brand.name, 'i');

export const rule: Rule = {
  id: 'brand-in-one-module',
  message: 'The brand stands in src/brand.ts alone. Write %brand.name%, %brand.hosts.live% … or import it.',
  appliesTo: (file) => /^(docs|i18n|src|static|tests)\//.test(file) && file !== 'src/brand.ts' && /\.(mdx?|json|ya?ml|tsx?|css|svg|txt|js|mjs)$/.test(file),
  check: (text) => quote(text, word),
  failing: {file: 'docs/a.mdx', text: `Send it to api.${brand.name.toLowerCase()}.example.`},
  passing: {file: 'docs/a.mdx', text: 'Send it to %brand.hosts.live%.'},
};
