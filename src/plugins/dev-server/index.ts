import path from 'node:path';
import type {Compiler} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {invalidateInputs} from '../../content/core/fileCache';
import {watchInputs} from './watchInputs';

/**
 * Docusaurus plugin that makes `npm start` quick:
 *
 * - A page is compiled when a browser asks for it, not at the start.
 * - What was read from files is cached until one of them changes, and a change compiles the visited pages anew.
 */
export default function devServer({generatedFilesDir}: LoadContext): Plugin {
  const name = 'dev-server';
  if (process.env.NODE_ENV !== 'development') return {name};
  invalidateInputs();
  return {
    name,
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
          // To compress main.js takes longer than to send it within one machine.
          compress: false,
          // The framework's own list is joined with what this returns, so the middleware goes to its front instead.
          setupMiddlewares: (middlewares: unknown[], {compiler}: {compiler: Compiler}) => {
            middlewares.unshift({name, middleware: compiler.rspack.lazyCompilationMiddleware(compiler)});
            return [];
          },
        },
      }) as never,
  };
}
