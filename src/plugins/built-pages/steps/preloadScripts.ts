import {loadGenerated} from '../../light-client/loadGenerated';
import {chunksOfPages} from '../../light-client/pageLists';
import type {Site, Transform} from '../page';

/** The last of the scripts with which every page begins. */
const mainScript = /<script src="?[^\s">]+\/main\.[^\s">]+\.js"? defer[^>]*><\/script>/;

/**
 * Preloads the scripts of all chunks that a page starts with: otherwise the browser would discover them one after the
 * other, each from the one before. The links follow the main script, which is needed first.
 */
export function preloadScripts({
  baseUrl,
  generatedFilesDir,
  chunkFiles,
}: Pick<Site, 'baseUrl' | 'generatedFilesDir' | 'chunkFiles'>): Transform {
  const chunks = chunksOfPages(loadGenerated(generatedFilesDir), baseUrl);
  const scriptsOf = (route: string): Set<string> =>
    new Set(
      (chunks.get(route) ?? []).flatMap((name) => chunkFiles.get(name) ?? []).filter((file) => file.endsWith('.js')),
    );
  return ({route, html}) => {
    if (!mainScript.test(html)) throw new Error(`${route} has no main script, after which it would preload its own.`);
    const links = [...scriptsOf(route)].map((file) => `<link rel="preload" href="${baseUrl}${file}" as="script">`);
    return html.replace(mainScript, (main) => main + links.join(''));
  };
}
