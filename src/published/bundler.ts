/** What all bundles of this repository share that Docusaurus does not make. */
import {rspack, type Compiler, type RspackOptions, type RuleSetRule} from '@rspack/core';
import {packageAt} from '../content/site/shipped';

/** Compiles TypeScript as it is, without a check of its types. */
export const typescriptRule: RuleSetRule = {
  test: /\.ts$/,
  loader: 'builtin:swc-loader',
  options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
};

/**
 * Makes a bundle.
 *
 * @throws the errors of the bundler
 */
export function runBundler(options: RspackOptions): Promise<void> {
  const compiler = rspack(options);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({all: false, errors: true})) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}

/** The bundler's runtime code is part of every bundle. */
const runtime = '@rspack/core';

/** A plugin of the bundler that collects the packages of the bundled modules, as `packageAt` names them. */
export function packageCollector(): {packages: Set<string>; apply: (compiler: Compiler) => void} {
  const packages = new Set([runtime]);
  const name = 'package-collector';
  return {
    packages,
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        // Later, concatenated modules hide the modules that they consist of.
        compilation.hooks.optimizeTree.tap(name, (chunks) => {
          for (const chunk of chunks) {
            for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
              const found = packageAt(module.nameForCondition() ?? module.identifier());
              if (found !== null) packages.add(found);
            }
          }
        });
      });
    },
  };
}
