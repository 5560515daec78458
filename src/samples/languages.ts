import * as bash from './languages/bash';
import * as http from './languages/http';
import * as java from './languages/java';
import * as javascript from './languages/javascript';
import * as json from './languages/json';
import * as kotlin from './languages/kotlin';
import * as php from './languages/php';
import * as python from './languages/python';
import type {SampleRequest} from './request';

/** A language of the samples. */
export interface Language {
  /** Id, and Prism's name of the language. */
  id: string;
  /** Name of the language, not translated. */
  label: string;
  /** File extension of the sample. */
  extension: string;
  render: (request: SampleRequest) => string;
}

/** All languages in display order; the first one is rendered in the HTML. */
export const languages: Language[] = [
  {id: 'bash', label: 'Bash', extension: 'sh', ...bash},
  {id: 'php', label: 'PHP', extension: 'php', ...php},
  {id: 'javascript', label: 'Node.js', extension: 'mjs', ...javascript},
  {id: 'python', label: 'Python', extension: 'py', ...python},
  {id: 'java', label: 'Java', extension: 'java', ...java},
  {id: 'kotlin', label: 'Kotlin', extension: 'kt', ...kotlin},
  {id: 'http', label: 'HTTP', extension: 'http', ...http},
  {id: 'json', label: 'JSON', extension: 'json', ...json},
];
