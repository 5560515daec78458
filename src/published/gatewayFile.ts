import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {rspack, type Compiler} from '@rspack/core';
import {readInput} from '../content/core/fileCache';
import {root} from '../content/core/root';
import {aboutGateway} from '../content/site/aboutGateway';
import {licencesOf, packageAt} from '../content/site/shipped';
import {builtModule, builtModules} from './builtModules';

/** The local gateway as one file, its checksum and its types. */
export const gatewayFileNames = ['gateway.mjs', 'gateway.mjs.sha256', 'gateway.d.mts'] as const;

const [moduleFile, checksumFile, typesFile] = gatewayFileNames;

/** The files of the local gateway for readers. It is the same in all languages. */
export async function gatewayFiles(): Promise<Record<string, string>> {
  const text = await bundleGateway();
  const checksum = createHash('sha256').update(text).digest('hex');
  return {
    [moduleFile]: text,
    // As `sha256sum --check` reads it.
    [checksumFile]: `${checksum}  ${moduleFile}\n`,
    [typesFile]: readInput('src/local/gateway.d.mts'),
  };
}

/** The modules that are generated: data of the gateway, and what it says about itself. */
function generatedModules(): Record<string, string> {
  const built = Object.fromEntries(
    builtModules.map((name) => [path.join(root, `src/sandbox/built/${name}.ts`), builtModule(name)]),
  );
  const about = aboutGateway(`node ${moduleFile}`);
  return {...built, [path.join(root, 'src/local/built/about.ts')]: `export default ${JSON.stringify(about)};`};
}

/** Bundles the local gateway with all that it needs besides Node.js, as an ES module. */
async function bundleGateway(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-'));
  const packages = new Set<string>();
  const compiler = rspack({
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
    plugins: [
      new rspack.experiments.VirtualModulesPlugin(generatedModules()),
      {apply: (one: Compiler) => collectPackages(one, packages)},
    ],
    module: {
      parser: {javascript: {importMeta: false}},
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({all: false, errors: true})) : null);
        compiler.close(() => (failure ? reject(failure) : resolve()));
      });
    });
    const code = fs.readFileSync(path.join(folder, moduleFile), 'utf8');
    return `/*\n${commentOf(licencesOf([...packages].sort()))}*/\n${code}`;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** Collects the packages of all modules, before concatenation hides them. */
function collectPackages(compiler: Compiler, packages: Set<string>): void {
  compiler.hooks.thisCompilation.tap('gateway-file', (compilation) => {
    compilation.hooks.optimizeTree.tap('gateway-file', (chunks) => {
      for (const chunk of chunks) {
        for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
          const name = packageAt(module.nameForCondition() ?? '');
          if (name !== null) packages.add(name);
        }
      }
    });
  });
}

/** A text as the content of a comment. */
const commentOf = (text: string): string => text.replaceAll('*/', '* /');
