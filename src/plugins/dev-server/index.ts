import path from 'node:path';
import type {Compiler, ExternalItem} from '@rspack/core';
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
        externals: [withoutWeakReferences(path.join(generatedFilesDir, 'registry.js'))],
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

/**
 * The framework's registry refers to each page twice: by `import()`, and by `require.resolveWeak()`, which only
 * prerendering needs and which would have the bundler compile each page at the start. The latter get an empty module.
 */
function withoutWeakReferences(registry: string): ExternalItem {
  return ({contextInfo, dependencyType}, callback) => {
    const isWeak = contextInfo?.issuer === registry && dependencyType === 'commonjs';
    callback(undefined, isWeak ? 'undefined' : undefined, isWeak ? 'var' : undefined);
  };
}
