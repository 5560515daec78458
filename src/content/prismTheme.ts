import type {PrismTheme} from 'prism-react-renderer';

const color = (name: string) => ({color: `var(--site-code-${name})`});

/**
 * The colours of code in both modes. The values are CSS variables of `src/css/tokens.css`,
 * so one theme serves both modes and nothing flashes when the mode changes.
 */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--site-ink)', backgroundColor: 'var(--site-surface)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'], style: {...color('comment'), fontStyle: 'italic'}},
    {types: ['string', 'char', 'attr-value', 'regex', 'inserted', 'url'], style: color('string')},
    {types: ['number', 'boolean', 'constant', 'symbol', 'null', 'nil'], style: color('number')},
    {types: ['keyword', 'atrule', 'important', 'selector', 'tag', 'deleted', 'builtin', 'method'], style: color('keyword')},
    {
      types: ['function', 'function-name', 'property', 'attr-name', 'class-name', 'variable', 'header-name', 'annotation'],
      style: color('name'),
    },
    {types: ['punctuation', 'operator', 'entity', 'parameter'], style: color('punctuation')},
  ],
};
