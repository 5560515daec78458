import {declarationsIn, isSheet} from './designTokens';
import type {Rule} from './rule';

/** The times of a value in milliseconds. */
const times = (value: string): number[] =>
  [...value.matchAll(/(?<![\w.-])([\d.]+)(m?s)\b/g)].map(([, time, unit]) => Number(time) * (unit === 's' ? 1000 : 1));

export const rule: Rule = {
  id: 'motion-tokens',
  message:
    'Times of motion have a name in src/css/tokens.css: write var(--site-motion-fast), or a multiple of it with calc().',
  appliesTo: isSheet,
  check: (text) =>
    declarationsIn(
      text,
      // A millisecond or less is no motion.
      (property, value) => /^(?:animation|transition)\b/.test(property) && times(value).some((time) => time > 1),
    ),
  failing: {file: 'src/css/prose.css', text: 'h5 {\n  transition: color 0.2s;\n}\n'},
  passing: {
    file: 'src/css/prose.css',
    text: 'h5 {\n  animation: turn calc(2 * var(--site-motion-slow)) 0s;\n  transition-duration: 0.01ms;\n}\n',
  },
};
