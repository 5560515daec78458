import {fixOf, type FixLanguage} from '../../../src/sandbox/diagnose';
import {cases} from './cases';

/** What a program needs to run. */
interface Place {
  /** An empty folder. */
  folder: string;
  /** The address of the test’s server for the requests of a case. */
  addressOf: (name: string) => string;
  /** A free port, for a program that is a server too. */
  port: number;
}

/** How the lines of a language are executed. */
export interface FixRunner {
  /** The cases that it has a program for. */
  names: readonly string[];
  /** The cases whose lines send a request in this language, beside those that do so in every language. */
  sends?: readonly string[];
  /**
   * Executes all of them and resolves with what was printed: a line for each, with its name, a tab and its text in
   * base64.
   */
  run: (place: Place) => Promise<string>;
}

/** The lines of a case. */
export function linesOf(name: string, language: FixLanguage): string {
  const {fixes, scheme} = cases[name]!;
  return fixes.map((fix) => fixOf(fix, scheme)[language]).join('\n');
}

/** A text as a literal of ASCII characters in JavaScript, Java and Kotlin. */
export function literal(text: string): string {
  return JSON.stringify(text)
    .replaceAll('$', '\\u0024')
    .replace(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
