import path from 'node:path';
import {rspack} from '@rspack/core';
import {root} from '../../../src/content/core/root';
import {builtModuleRules} from '../../../src/plugins/sandbox-world';
import {policyNames} from '../../../src/trustedTypes';

/**
 * Bundles a module of this folder for browsers, with the modules that are generated for the sandbox.
 *
 * @param folder for the bundle, `<entry>.js`, and its worker
 */
export async function bundle(entry: string, folder: string): Promise<void> {
  const compiler = rspack({
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: {[entry]: path.join(__dirname, `${entry}.ts`)},
    output: {
      path: folder,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: '/',
      trustedTypes: {policyName: policyNames.bundle},
    },
    resolve: {extensions: ['.ts', '.js']},
    // As in the site, the worker is one file.
    optimization: {splitChunks: false},
    performance: false,
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
        ...builtModuleRules(),
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({all: false, errors: true})) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}

// As a command, for a test that replaces modules which this one imports.
if (require.main === module) {
  const [entry, folder] = process.argv.slice(2);
  bundle(entry!, folder!).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
