import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal, {validateOptions, type Options} from '@easyops-cn/docusaurus-search-local';
import {hashContent} from './contentHash';

export {validateOptions};

/**
 * @easyops-cn/docusaurus-search-local with one change: the name of the index carries a hash of everything that pages
 * are made of. The package's own hash knows only the Markdown files under docs/, so that a mended contract, data or
 * translation would leave readers with an old index.
 */
export default function search(context: LoadContext, options: Options): Plugin {
  const plugin = searchLocal(context, options);
  const indexName = `search-index-${hashContent(context.siteDir)}.json`;
  nameIndex(join(context.generatedFilesDir, plugin.name, 'default/generated-constants.js'), indexName);
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild!(props);
      renameSync(join(props.outDir, 'search-index.json'), join(props.outDir, indexName));
    },
  };
}

/** Writes the name of the index into the module from which the package's client code takes it. */
function nameIndex(file: string, indexName: string): void {
  const line = /^export const searchIndexUrl = .*;$/m;
  const source = readFileSync(file, 'utf8');
  if (!line.test(source)) {
    throw new Error(`${file} has no line "export const searchIndexUrl = …;": adapt src/plugins/search to the package.`);
  }
  writeFileSync(file, source.replace(line, `export const searchIndexUrl = ${JSON.stringify(indexName)};`));
}
