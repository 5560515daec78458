import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal, {validateOptions, type Options} from '@easyops-cn/docusaurus-search-local';
import {processDocInfos} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import {processPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import {scanDocuments} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments';
import {buildHash} from '../../content/core/inputsHash';
import {HitKind} from './client/hit';
import {codeRowSelector, readCodeRows} from './codeRows';
import {compactDocuments} from './compactDocuments';
import {writeIndexFile, type Lists} from './indexFile';

/**
 * @easyops-cn/docusaurus-search-local, which extracts the documents of all pages, with three changes:
 *
 * - The index file name contains a hash of everything that pages are built from. The package only hashes the Markdown
 *   files under docs/, so readers would keep a stale index after a change of a contract, of data or of a translation.
 * - The index contains only documents, deduplicated, and one document per row of a code table. The package's inverted
 *   index is skipped, because building it takes the longest; the browser builds its own, which is faster than
 *   downloading one.
 * - The search client is our own, see client/.
 */
export default function search(context: LoadContext, given: unknown): Plugin {
  const {ignoreCssSelectors, ...others} = given as Options;
  const options = {
    ...others,
    ignoreCssSelectors: [...((ignoreCssSelectors as string[] | undefined) ?? []), codeRowSelector],
  };
  const plugin = searchLocal(context, options);
  const indexName = `search-index-${buildHash()}.json`;
  setIndexName(path.join(context.generatedFilesDir, plugin.name, 'default/generated-constants.js'), indexName);
  return {
    ...plugin,
    async postBuild(props) {
      const config = processPluginOptions(options, context);
      // The docs have a single version, hence a single list of pages.
      const [docs, ...more] = processDocInfos(props, config);
      if (!docs || more.length > 0)
        throw new Error(
          `src/plugins/search supports one version of the docs, but the package found ${1 + more.length}.`,
        );
      const lists = await scanDocuments(docs.paths, config);
      addCodeRows(lists, props.outDir, props.baseUrl);
      fs.writeFileSync(path.join(props.outDir, indexName), writeIndexFile(compactDocuments(lists, props.baseUrl)));
    },
  };
}

search.validateOptions = validateOptions;

/**
 * Sets the index file name in the package's generated constants, and removes the libraries that this module imports.
 */
function setIndexName(file: string, indexName: string): void {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const constants = lines.filter((line) => line.startsWith('export const '));
  const place = constants.findIndex((line) => line.startsWith('export const searchIndexUrl = '));
  if (place < 0) {
    throw new Error(`${file} has no line "export const searchIndexUrl = …;". Adapt src/plugins/search to the package.`);
  }
  constants[place] = `export const searchIndexUrl = ${JSON.stringify(indexName)};`;
  fs.writeFileSync(file, constants.join('\n'));
}

function addCodeRows(lists: Lists, outDir: string, baseUrl: string): void {
  let firstId = 1 + Math.max(...lists.flat().map(({i}) => i));
  for (const title of lists[HitKind.Title]!) {
    const html = fs.readFileSync(path.join(outDir, title.u.slice(baseUrl.length), 'index.html'), 'utf8');
    const rows = readCodeRows(html, title, firstId);
    firstId += rows.length;
    lists[HitKind.Content]!.push(...rows);
  }
}
