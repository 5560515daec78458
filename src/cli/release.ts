/**
 * Creates a release of the build and switches to it, or rolls back to an earlier one; deploy/README.md describes its
 * use.
 *   npm run release -- /srv/docs              a release of build/, switched to atomically
 *   npm run release -- /srv/docs --keep 3     the same, but keeps the newest three releases instead of five
 *   npm run release -- /srv/docs --back       back to the release before the current one, or to the one named after it
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from '../content/core/root';
import {currentRelease, listReleases, prepareRelease, prune, rollBack, switchTo} from './releases';

/** Brotli level 11 takes three times as long and saves only 2 %. */
const effort = {brotli: 10, gzip: 9};
const usage = 'Write `npm run release -- <folder>`, optionally followed by `--keep <number>` or `--back`.';

/** A parsed command line. */
interface Task {
  folder: string;
  keep: number;
  /** Roll back to the named release, or to the previous one. */
  back?: {name?: string};
}

/**
 * Parses the command-line arguments.
 * @throws with a sentence that says what to write
 */
export function readTask(words: string[]): Task {
  let parsed;
  try {
    parsed = parseArgs({
      args: words,
      allowPositionals: true,
      options: {keep: {type: 'string'}, back: {type: 'boolean'}},
    });
  } catch {
    throw new Error(usage);
  }
  const {values, positionals} = parsed;
  const [folder, name, ...more] = positionals;
  if (folder === undefined || more.length > 0 || (name !== undefined && !values.back) || (values.back && values.keep))
    throw new Error(usage);
  if (values.keep !== undefined && !/^([2-9]|[1-9]\d+)$/.test(values.keep)) {
    throw new Error(`--keep ${values.keep}: write a number of at least 2, so that there is a release to roll back to.`);
  }
  return {folder: path.resolve(folder), keep: Number(values.keep ?? 5), ...(values.back && {back: {name}})};
}

async function main(): Promise<void> {
  const {folder, keep, back} = readTask(process.argv.slice(2));
  let isConfigurationNew: boolean;
  if (back) {
    ({isConfigurationNew} = rollBack(folder, back.name));
  } else {
    const release = await prepareRelease(folder, path.join(root, 'build'), effort);
    isConfigurationNew = switchTo(folder, release);
    prune(folder, keep);
  }
  const current = currentRelease(folder);
  for (const release of listReleases(folder)) console.log(`${release === current ? '→' : ' '} ${release}`);
  if (isConfigurationNew) console.log('Headers or rules changed: reload nginx with `nginx -t && nginx -s reload`.');
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
