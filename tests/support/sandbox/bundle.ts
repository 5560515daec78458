import path from 'node:path';
import {root} from '../../../src/content/core/root';
import {builtModuleRules} from '../../../src/plugins/sandbox-world';
import {runBundler, typescriptRule} from '../../../src/published/bundler';
import {policyNames} from '../../../src/trustedTypes';

/**
 * Bundles a module of this folder for browsers, with the modules that are generated for the sandbox.
 *
 * @param folder for the bundle, `<entry>.js`, and its worker
 */
export async function bundle(entry: string, folder: string): Promise<void> {
  await runBundler({
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
      rules: [typescriptRule, ...builtModuleRules()],
    },
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
