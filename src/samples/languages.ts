import * as bash from './languages/bash';
import * as http from './languages/http';
import * as java from './languages/java';
import * as javascript from './languages/javascript';
import * as json from './languages/json';
import * as kotlin from './languages/kotlin';
import * as php from './languages/php';
import * as python from './languages/python';
import type {SampleRequest} from './request';

/** A language in which a request is shown. */
export interface Language {
  /** Id, and the highlighter's name for the language. */
  id: string;
  /** The language's own name, the same in every language of the site. */
  label: string;
  /** Extension of the sample's file. */
  extension: string;
  render(request: SampleRequest): string;
}

/** All languages, in the order in which they are offered; the first one stands in the HTML. */
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
