import {brand} from '../../../src/brand';
import {quote, type Rule} from './rule';

export const rule: Rule = {
  id: 'russian-letters',
  message:
    'The letters ё, ъ, ы, э are not Ukrainian. Write the Ukrainian word. Only the tagline of src/brand.ts is Russian.',
  appliesTo: (file) => /^(docs|i18n|src|static)\//.test(file) && /\.(mdx?|json|ya?ml|tsx?|css|svg|txt)$/.test(file),
  check: (text, file) => quote(file === 'src/brand.ts' ? text.replace(brand.tagline, '') : text, /[ёъыэЁЪЫЭ]/),
  failing: {file: 'i18n/uk/a.mdx', text: 'Этот платіж'},
  passing: {file: 'src/brand.ts', text: `tagline: '${brand.tagline}'`},
};
