// Generated from src/samples/languages.ts by `npm run types`. Change that instead.

import {fixes as bash} from './languages/bash/fixes';
import {fixes as php} from './languages/php/fixes';
import {fixes as javascript} from './languages/javascript/fixes';
import {fixes as python} from './languages/python/fixes';
import {fixes as java} from './languages/java/fixes';
import {fixes as kotlin} from './languages/kotlin/fixes';

/** The programming languages with their fixes of a signature, and without the templates of their samples. */
export const fixLanguages = [
  {id: 'bash', label: 'Bash', fixes: bash},
  {id: 'php', label: 'PHP', fixes: php},
  {id: 'javascript', label: 'Node.js', fixes: javascript},
  {id: 'python', label: 'Python', fixes: python},
  {id: 'java', label: 'Java', fixes: java},
  {id: 'kotlin', label: 'Kotlin', fixes: kotlin},
] as const;
