import {quote, type Rule} from './rule';

export const rule: Rule = {
  id: 'product-alone',
  message: 'The repository speaks only of the product: no host of a registry.',
  appliesTo: (file) =>
    !file.startsWith('tests/content/rules/') && /\.(mdx?|json|ya?ml|tsx?|css|svg|txt|mjs|sh|run)$/.test(file),
  check: (text) => quote(text, /registry\.npmjs|registry\.yarnpkg|"resolved": "http/),
  failing: {file: 'README.md', text: 'npm ci --registry https://registry.npmjs.org'},
  passing: {file: 'README.md', text: 'npm ci'},
};
