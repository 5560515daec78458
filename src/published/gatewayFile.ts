import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {rspack} from '@rspack/core';
import {cacheLoader, readInput} from '../content/core/fileCache';
import {root} from '../content/core/root';
import {aboutGateway} from '../content/site/aboutGateway';
import {licencesOf} from '../content/site/shipped';
import {builtModule, builtModules} from './builtModules';
import {packageCollector, runBundler, typescriptRule} from './bundler';

/** The local gateway as one file, its checksum and its types. */
export const gatewayFileNames = ['gateway.mjs', 'gateway.mjs.sha256', 'gateway.d.mts'] as const;

const [moduleFile, checksumFile, typesFile] = gatewayFileNames;

/** The files of the local gateway for readers. All languages share them, so a build makes them once. */
export const gatewayFiles = cacheLoader(async (): Promise<Record<string, string>> => {
  // Inputs are recorded only until the first `await`.
  const types = readInput('src/local/gateway.d.mts');
  const text = await bundleGateway(generatedModules());
  const checksum = createHash('sha256').update(text).digest('hex');
  return {
    [moduleFile]: text,
    // As `sha256sum --check` reads it.
    [checksumFile]: `${checksum}  ${moduleFile}\n`,
    [typesFile]: types,
  };
}, 'gateway-file');

/** The modules that are generated: data of the gateway, and what it says about itself. */
function generatedModules(): Record<string, string> {
  const built = Object.fromEntries(
    builtModules.map((name) => [path.join(root, `src/sandbox/built/${name}.ts`), builtModule(name)]),
  );
  const about = aboutGateway(`node ${moduleFile}`);
  return {...built, [path.join(root, 'src/local/built/about.ts')]: `export default ${JSON.stringify(about)};`};
}

/** Bundles the local gateway with all that it needs besides Node.js, as an ES module that begins with its licences. */
async function bundleGateway(generated: Record<string, string>): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-'));
  const collector = packageCollector();
  try {
    await runBundler({
      context: root,
      mode: 'production',
      target: ['node20', 'es2022'],
      devtool: false,
      entry: path.join(root, 'src/local/main.ts'),
      experiments: {outputModule: true},
      output: {path: folder, filename: moduleFile, module: true, chunkFormat: 'module', library: {type: 'module'}},
      resolve: {extensions: ['.ts', '.js']},
      optimization: {splitChunks: false},
      performance: false,
      node: false,
      plugins: [new rspack.experiments.VirtualModulesPlugin(generated), collector],
      module: {parser: {javascript: {importMeta: false}}, rules: [typescriptRule]},
    });
    const code = fs.readFileSync(path.join(folder, moduleFile), 'utf8');
    return `/*\n${commentOf(licencesOf([...collector.packages].sort()))}*/\n${code}`;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** A text as the content of a comment. */
const commentOf = (text: string): string => text.replaceAll('*/', '* /');
