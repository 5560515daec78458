import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal, {validateOptions, type Options} from '@easyops-cn/docusaurus-search-local';
import {hashInputs} from '../../content/inputsHash';
import {HitKind} from './client/hit';
import {codeRowSelector, readCodeRows} from './codeRows';
import {compactDocuments} from './compactDocuments';
import {writeIndexFile, type Lists} from './indexFile';

/**
 * @easyops-cn/docusaurus-search-local, which finds the documents of all pages, with three changes.
 *
 * - The name of the index carries a hash of everything that pages are made of. The package's own hash knows only the
 *   Markdown files under docs/, so that a mended contract, data or translation would leave readers with an old index.
 * - The index holds documents alone, without what pages repeat of each other, and a document for each row of a table of
 *   codes. The words of the documents are found in the reader's browser: they take longer to send than to find.
 * - The browser's own code asks it: see client/.
 */
export default function search(context: LoadContext, given: unknown): Plugin {
  const options = given as Options;
  const plugin = searchLocal(context, {
    ...options,
    ignoreCssSelectors: [...((options.ignoreCssSelectors as string[] | undefined) ?? []), codeRowSelector],
  });
  const indexName = `search-index-${hashInputs()}.json`;
  nameIndex(path.join(context.generatedFilesDir, plugin.name, 'default/generated-constants.js'), indexName);
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild!(props);
      const found = path.join(props.outDir, 'search-index.json');
      const lists = (JSON.parse(fs.readFileSync(found, 'utf8')) as {documents: Lists[number]}[]).map(({documents}) => documents);
      addCodeRows(lists, props.outDir, props.baseUrl);
      fs.writeFileSync(path.join(props.outDir, indexName), writeIndexFile(compactDocuments(lists, props.baseUrl)));
      fs.rmSync(found);
    },
  };
}

search.validateOptions = validateOptions;

/** Writes the name of the index into the module from which client code takes it, and takes out the libraries it loads. */
function nameIndex(file: string, indexName: string): void {
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
