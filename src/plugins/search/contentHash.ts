import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** Everything that the text of a page can come from, relative to the project's root. */
export const pageSources = [
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'package-lock.json',
  'sidebars.ts',
  'src',
];

/**
 * One short hash (16 hex digits) over the names and bytes of all files in `sources`, folders included.
 * The same files give the same hash in any folder of any machine.
 * @throws if a source does not exist, or if there is not one file.
 */
export function hashContent(root: string, sources: string[] = pageSources): string {
  const files = sources.flatMap((source) => {
    if (!existsSync(join(root, source))) {
      throw new Error(
        `The address of the search index depends on "${source}", which does not exist: take it out of the list in src/plugins/search/contentHash.ts.`,
      );
    }
    return listFiles(root, source);
  });
  if (files.length === 0) {
    throw new Error(`Found no file to hash under ${sources.join(', ')}.`);
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const bytes = readFileSync(join(root, file));
    // With its length, no byte can move from one file to the next unseen.
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(root: string, path: string): string[] {
  return statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path)).flatMap((name) => listFiles(root, `${path}/${name}`))
    : [path];
}
