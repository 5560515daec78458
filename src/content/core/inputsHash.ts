import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {root} from './root';

/** All inputs of the pages, relative to the root. */
export const pageInputs = ['docs', 'i18n', 'src', 'sidebars.ts', 'docusaurus.config.ts', 'package-lock.json'];

/**
 * A short hash (12 hexadecimal digits) of the names and contents of all files under the given paths, for
 * the URL of the search index.
 *
 * @param inputs files and folders, relative to `base`
 */
export function hashInputs(inputs: string[] = pageInputs, base: string = root): string {
  const hash = createHash('sha256');
  const add = (relative: string): void => {
    const absolute = path.join(base, relative);
    if (fs.statSync(absolute).isDirectory()) {
      for (const name of fs.readdirSync(absolute).sort()) add(`${relative}/${name}`);
    } else {
      const bytes = fs.readFileSync(absolute);
      hash.update(`${relative}\0${bytes.length}\0`).update(bytes);
    }
  };
  inputs.forEach(add);
  return hash.digest('hex').slice(0, 12);
}

/**
 * The hash of all inputs for a build. In development a constant, so that a change of a page does not change the URL of
 * the index.
 */
export function buildHash(): string {
  return process.env.NODE_ENV === 'development' ? 'development' : hashInputs();
}
