import type {Compiler} from '@rspack/core';
import type {Plugin} from '@docusaurus/types';
import {packageAt, shippedFile, shippedPackages} from '../../content/site/shipped';

/** The bundler's runtime code is part of every bundle. */
const runtime = '@rspack/core';

/**
 * Docusaurus plugin that checks the list of packages on `/licenses` against the modules in the client bundle.
 *
 * The list is a file, because pages are compiled before the bundle is complete.
 */
export default function shippedCode(): Plugin {
  const bundled = new Set([runtime]);
  return {
    name: 'shipped-code',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const collect = (compiler: Compiler): void => {
        compiler.hooks.thisCompilation.tap('shipped-code', (compilation) => {
          // Later, concatenated modules hide the modules that they consist of.
          compilation.hooks.optimizeTree.tap('shipped-code', (chunks) => {
            for (const chunk of chunks) {
              for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
                const name = packageAt(module.nameForCondition() ?? module.identifier());
                if (name !== null) bundled.add(name);
              }
            }
          });
        });
      };
      return {plugins: [{apply: collect}]} as never;
    },
    postBuild() {
      const listed = new Set(shippedPackages());
      const problems = [
        ...[...bundled]
          .filter((name) => !listed.has(name))
          .sort()
          .map((name) => `- ${name}: it is shipped to the browser; add it`),
        ...[...listed]
          .filter((name) => !bundled.has(name))
          .sort()
          .map((name) => `- ${name}: it is not shipped any more; remove it`),
      ];
      if (problems.length > 0)
        throw new Error(
          `${shippedFile}: the list \`code\` differs from what the bundler packed.\n${problems.join('\n')}`,
        );
    },
  };
}
