import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal, {validateOptions, type Options} from '@easyops-cn/docusaurus-search-local';
import {hashInputs, pageInputs} from '../../content/inputsHash';

/** The name of the index changes with all that pages are made of, and with the packages that read them. */
const indexInputs = [...pageInputs, 'package-lock.json'];

/**
 * @easyops-cn/docusaurus-search-local with one change: the name of the index carries a hash of everything that pages
 * are made of. The package's own hash knows only the Markdown files under docs/, so that a mended contract, data or
 * translation would leave readers with an old index.
 */
export default function search(context: LoadContext, options: unknown): Plugin {
  const plugin = searchLocal(context, options as Options);
  const indexName = `search-index-${hashInputs(indexInputs)}.json`;
  nameIndex(path.join(context.generatedFilesDir, plugin.name, 'default/generated-constants.js'), indexName);
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild!(props);
      fs.renameSync(path.join(props.outDir, 'search-index.json'), path.join(props.outDir, indexName));
    },
  };
}

search.validateOptions = validateOptions;

/** Writes the name of the index into the module from which the package's client code takes it. */
function nameIndex(file: string, indexName: string): void {
  const line = /^export const searchIndexUrl = .*;$/m;
  const source = fs.readFileSync(file, 'utf8');
  if (!line.test(source)) {
    throw new Error(`${file} has no line "export const searchIndexUrl = …;". Adapt src/plugins/search to the package.`);
  }
  fs.writeFileSync(file, source.replace(line, `export const searchIndexUrl = ${JSON.stringify(indexName)};`));
}
