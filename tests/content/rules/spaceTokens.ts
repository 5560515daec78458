import {declarationsIn, isSheet} from './designTokens';
import type {Rule} from './rule';

/** Space around and inside of boxes, also by a name of the framework. What `scroll-` sets is the height of the bars. */
const space = /^(?!scroll-).*\b(?:margin|padding|gap|spacing)\b/;

/** A sum of the size of a part and the space beside it. */
const withSpace = (value: string): string =>
  value.replace(/calc\((?:[^()]|\([^()]*\))*\)/g, (sum) => (sum.includes('var(--site-space-') ? '' : sum));

export const rule: Rule = {
  id: 'space-tokens',
  message:
    'Space goes in the steps of src/css/tokens.css: write var(--site-space-8), or calc(2rem + var(--site-space-8)) beside a part of 2rem. Lines up to 3px and shares of the text in em are free.',
  appliesTo: isSheet,
  check: (text) =>
    declarationsIn(
      text,
      (property, value) =>
        space.test(property) &&
        [...withSpace(value).matchAll(/(?<![\w.])([\d.]+)(px|rem|pt)\b/g)].some(
          ([, size, unit]) => unit !== 'px' || Number(size) > 3,
        ),
    ),
  failing: {file: 'src/css/prose.css', text: 'h5 {\n  margin: 0 calc(-1 * 0.6rem) 4px;\n}\n'},
  passing: {
    file: 'src/css/prose.css',
    text: 'h5 {\n  gap: 2px 0.4em;\n  margin-top: calc(-1 * var(--site-space-8));\n  padding: 0 var(--site-space-4) 0 calc(2rem + var(--site-space-8));\n  scroll-margin-top: 5rem;\n  top: 1.7rem;\n}\n',
  },
};
