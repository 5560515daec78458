import {brand} from '../../../src/brand';
import {traces} from '../../support/brandTraces';
import {quote, type Rule} from './rule';

export const rule: Rule = {
  id: 'brand-in-one-module',
  message:
    'The brand is defined only in src/brand.ts: its name, hosts, colours and mark. Write %brand.name%, %brand.hosts.live%, %brand.colors.light.accent% … or import it.',
  appliesTo: (file) =>
    (/^(docs|i18n|src|static|tests)\//.test(file) &&
      !['src/brand.ts', 'tests/support/brandTraces.ts'].includes(file) &&
      /\.(mdx?|json|ya?ml|tsx?|css|svg|txt|js|mjs)$/.test(file)) ||
    /^(package(-lock)?\.json|[\w.]+\.ts)$/.test(file),
  check: (text) => quote(text, traces),
  failing: {file: 'docs/a.mdx', text: `Send it to api.${brand.name.toLowerCase()}.example.`},
  passing: {file: 'docs/a.mdx', text: 'Send it to %brand.hosts.live%.'},
};
