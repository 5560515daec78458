import type {Compiler} from '@rspack/core';
import type {Plugin} from '@docusaurus/types';
import {packageAt, shippedFile, shippedPackages} from '../../content/site/shipped';

/** The bundler writes code of its own into each bundle. */
const runtime = '@rspack/core';

/**
 * Docusaurus plugin that holds the list of packages on `/licenses` to what the bundler really packs for the browser.
 *
 * The list is a file, since pages are written before the bundler is done.
 */
export default function shippedCode(): Plugin {
  const packed = new Set([runtime]);
  return {
    name: 'shipped-code',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const collect = (compiler: Compiler): void => {
        compiler.hooks.done.tap('shipped-code', (stats) => {
          const {modules = []} = stats.toJson({
            all: false,
            modules: true,
            nestedModules: true,
            nestedModulesSpace: Infinity,
            modulesSpace: Infinity,
            orphanModules: false,
          });
          // What a module was joined from stands inside it.
          for (const module of modules.flatMap((one) => [one, ...(one.modules ?? [])])) {
            const name = packageAt(module.nameForCondition ?? module.identifier ?? '');
            if (name !== null) packed.add(name);
          }
        });
      };
      return {plugins: [{apply: collect}]} as never;
    },
    postBuild() {
      const listed = new Set(shippedPackages());
      const mistakes = [
        ...[...packed]
          .filter((name) => !listed.has(name))
          .sort()
          .map((name) => `- ${name}: it is shipped to the browser; add it`),
        ...[...listed]
          .filter((name) => !packed.has(name))
          .sort()
          .map((name) => `- ${name}: it is not shipped any more; remove it`),
      ];
      if (mistakes.length > 0)
        throw new Error(
          `${shippedFile}: the list \`code\` differs from what the bundler packed.\n${mistakes.join('\n')}`,
        );
    },
  } as Plugin;
}
