import fs from 'node:fs';
import path from 'node:path';
import {root} from './root';

/**
 * Reads a file of a translation.
 *
 * @param file relative to the root
 * @param english what it is written from, for the error
 * @throws a sentence that names the file to write, when there is none
 */
export function readLocaleFile(file: string, english: string): string {
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) throw new Error(`There is no ${file}. Write it from ${english}, in its language.`);
  return fs.readFileSync(absolute, 'utf8');
}
