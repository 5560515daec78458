import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {rspack, SwcJsMinimizerRspackPluginOptions} from '@rspack/core';
import {areInputsFixed, createRecord, inputsOf, recordInputs} from '../../content/core/fileCache';
import {listPages} from '../../content/core/sidebar';
import {root} from '../../content/core/root';
import {codeHash, findUnhashed} from './codeHash';
import {InputStore} from './inputStore';

/** Folder of the caches, one per state of the code. */
const caches = path.join(root, 'node_modules/.cache/site');

/** How many caches are kept: of this state of the code and of those that were built before it. */
const keptCaches = 2;

/** Writing the cache takes three times the memory of the modules: with more pages than this, nothing is cached. */
const mostPages = 1000;

/**
 * Minimizer options of the runtime: short names do not depend on how frequent characters are. The runtime contains hashes
 * of chunks, which the hashes of their content replace later. Before that they differ between a build with a cache and
 * one without, so the names would, too.
 */
const runtimeMinimizer: SwcJsMinimizerRspackPluginOptions = {
  include: /runtime~main/,
  minimizerOptions: {
    module: true,
    mangle: {disableCharFreq: true} as never,
    format: {comments: false},
  },
};

/** The store of the language that is being built: Docusaurus builds one after the other. */
let store: InputStore | undefined;

/** Keeps the inputs of a module, and returns the files that it depends on instead. */
export function keepInputs(name: string, inputs: string[]): string[] {
  return store ? [store.keepModule(name, inputs)] : [];
}

/**
 * Texts that are made from inputs: those of the last build, if no input has changed since.
 *
 * @param name of the texts, in this language
 * @param make asks only `readInput`, `listInput` and `hasInput` for its inputs
 * @throws if something else than texts was made
 */
export async function cacheTexts(
  name: string,
  make: () => Promise<Record<string, string | Buffer>>,
): Promise<Record<string, string | Buffer>> {
  if (!store) return make();
  const known = store.readTexts(name);
  if (known) return known;
  const record = createRecord();
  let texts: Record<string, string | Buffer> = {};
  await recordInputs(record, async () => void (texts = await make()));
  const binary = Object.keys(texts).find((file) => typeof texts[file] !== 'string');
  if (binary !== undefined)
    throw new Error(`${binary} is no text, so it cannot be cached. Set isUncached for its source.`);
  store.keepTexts(name, texts as Record<string, string>, inputsOf(record));
  return texts;
}

/** Texts that the last build has kept under a name, by keys: equal keys mean equal texts. */
export const readTexts = (name: string): Record<string, string> => store?.readTexts(name) ?? {};

/** Keeps texts for the next build. */
export const keepTexts = (name: string, texts: Record<string, string>): void => store?.keepTexts(name, texts, []);

/**
 * Docusaurus plugin for caches on disk: a build makes what has changed since the last one. What the bundler cannot see is
 * part of its keys: the code that runs in a build, and the inputs of pages.
 */
export default function buildCache({i18n}: LoadContext): Plugin {
  const name = 'build-cache';
  if (!areInputsFixed) return {name};
  const folder = openFolder();
  if (folder !== null) store = new InputStore(path.join(folder, 'inputs', i18n.currentLocale));
  return {
    name,
    configureWebpack(config, isServer, {currentBundler}) {
      const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as typeof rspack;
      return {
        ...cacheOptions(folder, (config.experiments as {cache?: {version: string}}).cache),
        plugins: isServer ? [] : [new SwcJsMinimizerRspackPlugin(runtimeMinimizer)],
      } as never;
    },
    postBuild() {
      store?.saveModules();
      const missing = findUnhashed();
      if (missing.length > 0) {
        fs.rmSync(caches, {recursive: true, force: true});
        throw new Error(
          `The build ran ${missing.join(', ')}, which the keys of its caches do not contain. Add the folder to src/plugins/build-cache/codeHash.ts.`,
        );
      }
    },
  };
}

/**
 * Options for the bundler's cache, which are merged into those of Docusaurus.
 *
 * @param given the options of Docusaurus; missing if `DOCUSAURUS_NO_PERSISTENT_CACHE` turns the cache off
 */
function cacheOptions(folder: string | null, given?: {version: string}): object {
  if (folder === null || !given) return {cache: false, experiments: {cache: false}};
  const storage = {type: 'filesystem', directory: path.join(folder, 'modules')};
  return {experiments: {cache: {version: `${given.version}-${path.basename(folder)}`, storage}}};
}

/**
 * Creates the folder for the caches of this state of the code, marks it as used now, and deletes all but the latest ones.
 * Null if the site has too many pages to cache them.
 */
function openFolder(): string | null {
  if (listPages().length > mostPages) {
    logger.info(`Nothing is cached on disk: more than ${mostPages} pages would take too much memory.`);
    return null;
  }
  const folder = path.join(caches, codeHash());
  fs.mkdirSync(folder, {recursive: true});
  const now = new Date();
  fs.utimesSync(folder, now, now);
  const byAge = fs
    .readdirSync(caches)
    .map((name) => path.join(caches, name))
    .sort((one, other) => fs.statSync(other).mtimeMs - fs.statSync(one).mtimeMs);
  for (const old of byAge.slice(keptCaches)) fs.rmSync(old, {recursive: true});
  return folder;
}
