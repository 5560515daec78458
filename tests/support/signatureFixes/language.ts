import {fixOf, type FixLanguage} from '../../../src/sandbox/diagnose';
import {cases} from './cases';

/** The environment of a program. */
interface Place {
  /** An empty folder. */
  folder: string;
  /** The address of the test’s server for the requests of a case. */
  addressOf: (name: string) => string;
  /** A free port, for a program that is a server too. */
  port: number;
}

/** Runs the code of the fixes in one language. */
export interface FixRunner {
  /** The cases for which it has a program. */
  names: readonly string[];
  /** The cases whose code sends a request in this language only. */
  sends?: readonly string[];
  /**
   * Runs all of them and resolves with their output: a line for each, with its name, a tab and its text in
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
