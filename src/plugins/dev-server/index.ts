import path from 'node:path';
import type {Compiler} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {invalidateInputs} from '../../content/core/fileCache';
import {watchInputs} from './watchInputs';

/**
 * Docusaurus plugin that makes `npm start` quick:
 *
 * - A page is compiled when a browser requests it, not at the start.
 * - Data read from files is cached until one of them changes; a change recompiles the visited pages.
 *
 * It also adds `/_parts`, which shows each part of the site in every state, and which no build has.
 */
export default function devServer({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const name = 'dev-server';
  if (process.env.NODE_ENV !== 'development') return {name};
  invalidateInputs();
  return {
    name,
    contentLoaded: ({actions}) =>
      actions.addRoute({path: `${baseUrl}_parts`, component: '@site/src/components/Parts', exact: true}),
    configureWebpack: () =>
      ({
        lazyCompilation: {entries: false, imports: true, test: /\.mdx$/},
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              loader: path.join(__dirname, 'withoutWeakReferences.mjs'),
            },
          ],
        },
        plugins: [watchInputs],
        devServer: {
          // On localhost, compressing main.js takes longer than sending it.
          compress: false,
          // Docusaurus concatenates the returned list with its own; only `unshift` puts the middleware first.
          setupMiddlewares: (middlewares: unknown[], {compiler}: {compiler: Compiler}) => {
            middlewares.unshift({name, middleware: compiler.rspack.lazyCompilationMiddleware(compiler)});
            return [];
          },
        },
      }) as never,
  };
}
