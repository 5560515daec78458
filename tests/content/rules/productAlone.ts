import {quote, type Rule} from './rule';

export const rule: Rule = {
  id: 'product-alone',
  message: 'The repository speaks only of the product: no path of a machine, no registry host.',
  appliesTo: (file) =>
    !file.startsWith('tests/content/rules/') && /\.(mdx?|json|ya?ml|tsx?|css|svg|txt|mjs|sh|run)$/.test(file),
  check: (text) =>
    quote(text, /(?<![\w.])\/(?:work|farm|root|home)\/[a-z]|registry\.npmjs|registry\.yarnpkg|"resolved": "http/),
  failing: {file: 'README.md', text: 'cd /home/me/docs'},
  passing: {file: 'README.md', text: 'npm ci'},
};
