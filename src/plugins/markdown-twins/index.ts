import type {Compiler} from '@rspack/core';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {areInputsFixed} from '../../content/core/fileCache';
import type {LocaleCode} from '../../content/core/locales';
import {createPage, locate} from '../../pages/page';
import {keepTwin} from '../../published/twins/files';
import {insertPartials} from '../../published/twins/readTree';
import {writeTwin} from '../../published/twins/twin';

/** Twins of the pages that were compiled, by the page's file, until its module takes them. */
const written = new Map<string, string>();

/**
 * Remark plugin that writes a page's Markdown twin during MDX compilation, from the nodes that `remarkFacts` produced.
 * Building the facts a second time would dominate the build time.
 */
export default function remarkTwins() {
  return ({children}: Root, {path, data}: VFile): void => {
    const place = areInputsFixed ? locate(path) : null;
    if (place === null) return;
    const page = createPage(place.id, place.locale, (data as {frontMatter: Record<string, unknown>}).frontMatter);
    const nodes = insertPartials(children.filter(({type}) => type !== 'yaml'));
    written.set(path, writeTwin(nodes, page));
  };
}

/** Where assets with twins are while the bundler runs. */
const folder = '.twins/';

/** The twin of a page that was just compiled, as an asset of its module. */
export function twinAssets(file: string): [name: string, text: string][] {
  const place = locate(file);
  const twin = written.get(file);
  if (place === null || twin === undefined) return [];
  written.delete(file);
  return [[`${folder}${place.locale}/${place.id}`, twin]];
}

/** Bundler plugin that takes the twins of all pages, also of those from the bundler's cache, out of the assets. */
export function takeTwins(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('markdown-twins', (compilation) => {
    compilation.hooks.processAssets.tap('markdown-twins', (assets) => {
      for (const name of Object.keys(assets).filter((one) => one.startsWith(folder))) {
        const [locale, ...id] = name.slice(folder.length).split('/');
        keepTwin(
          {id: id.join('/'), locale: locale as LocaleCode},
          compilation.getAsset(name)!.source.source().toString(),
        );
        compilation.deleteAsset(name);
      }
    });
  });
}
