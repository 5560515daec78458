import {hasInput, readInput} from './fileCache';

/**
 * Reads a file of a translation.
 *
 * @param file relative to the root
 * @param english the English file that it translates, for the error message
 * @throws a sentence that names the file to write, when there is none
 */
export function readLocaleFile(file: string, english: string): string {
  if (!hasInput(file)) throw new Error(`There is no ${file}. Write it from ${english}, in its language.`);
  return readInput(file);
}
