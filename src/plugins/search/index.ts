import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal, {validateOptions, type Options} from '@easyops-cn/docusaurus-search-local';
import {processDocInfos} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import {processPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import * as kinds from '../../pages/kinds';
import type {LocaleCode} from '../../content/core/locales';
import {buildHash} from '../../content/core/inputsHash';
import {HitKind} from './client/hit';
import {compactDocuments, type IndexedSections} from './compactDocuments';
import {readDocuments} from './documents';
import {outlineOf, textOf, writeIndexFile} from './indexFile';
import {readOffers} from './offers';
import {questionDocuments} from './questions';
import {readWordClasses} from './wordClasses';

const indexedSections: IndexedSections = new Map(
  Object.values(kinds).flatMap(({sections}) => sections.flatMap(({indexed = {}}) => Object.entries(indexed))),
);

/**
 * @easyops-cn/docusaurus-search-local, which extracts the documents of all pages, with five changes:
 *
 * - The names of the index files contain a hash of everything that pages are built from. The package only hashes the
 *   Markdown files under docs/, so readers would keep a stale index after a change of a contract, of data or of a
 *   translation.
 * - A second file, the outline, has only titles, headings, keywords, questions and codes. It is a tenth of the index, and gives the
 *   first hits while the index downloads.
 * - The index contains only documents, deduplicated, and one document per row of a code table. The package's inverted
 *   index is skipped, because building it takes the longest; the browser builds its own, which is faster than
 *   downloading one.
 * - Questions of readers lead to the places that answer them (src/data/questions), and the client is told what to offer
 *   without a query, what is not offered, and which words mean the same (word_classes.yaml).
 * - The search client is our own, see client/.
 */
export default function search(context: LoadContext, given: unknown): Plugin {
  const options = given as Options;
  const plugin = searchLocal(context, options);
  const locale = context.i18n.currentLocale as LocaleCode;
  const hash = buildHash();
  const indexName = `search-index-${hash}.json`;
  const outlineName = `assets/search-outline-${hash}.json`;
  setConstants(path.join(context.generatedFilesDir, plugin.name, 'default/generated-constants.js'), {
    searchIndexUrl: indexName,
    searchOutlineUrl: outlineName,
    highlightSearchTermsOnTargetPage: Boolean(options.highlightSearchTermsOnTargetPage),
    searchOffers: readOffers(locale),
    searchWordClasses: readWordClasses(locale),
  });
  return {
    ...plugin,
    configureWebpack(config, isServer, ...others) {
      return {
        ...plugin.configureWebpack?.(config, isServer, ...others),
        ...(!isServer && {optimization: {splitChunks: {chunks: isSplit}}}),
      };
    },
    postBuild(props) {
      const config = processPluginOptions(options, context);
      // The docs have a single version, hence a single list of pages.
      const [docs, ...more] = processDocInfos(props, config);
      if (!docs || more.length > 0)
        throw new Error(
          `src/plugins/search supports one version of the docs, but the package found ${1 + more.length}.`,
        );
      const {lists, codeRows} = readDocuments(docs.paths, config.ignoreCssSelectors as string[]);
      lists[HitKind.Question] = questionDocuments(lists, props.baseUrl, locale);
      const compact = compactDocuments(lists, props.baseUrl, indexedSections);
      fs.writeFileSync(path.join(props.outDir, indexName), writeIndexFile(textOf(compact)));
      fs.writeFileSync(path.join(props.outDir, outlineName), writeIndexFile(outlineOf(compact, codeRows)));
    },
  };
}

search.validateOptions = validateOptions;

/**
 * Whether the bundler may split libraries off a chunk: by default, off those that are loaded on demand. A worker stays
 * one file, because it would request further files only once it runs, which delays its first response.
 */
function isSplit(chunk: {name?: string | null; canBeInitial: () => boolean}): boolean {
  return !chunk.name?.endsWith('-worker') && !chunk.canBeInitial();
}

/**
 * Sets constants for the client in the package's generated module, and removes the libraries that this module imports.
 */
function setConstants(file: string, values: Record<string, string | boolean | object>): void {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const names = Object.keys(values);
  const others = lines.filter(
    (line) => line.startsWith('export const ') && !names.some((name) => line.startsWith(`export const ${name} = `)),
  );
  if (!lines.some((line) => line.startsWith('export const searchIndexUrl = '))) {
    throw new Error(`${file} has no line "export const searchIndexUrl = …;". Adapt src/plugins/search to the package.`);
  }
  const own = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  fs.writeFileSync(file, [...others, ...own].join('\n'));
}
