import path from 'node:path';
import type {RuleSetRule} from '@rspack/core';
import type {Plugin} from '@docusaurus/types';
import {areInputsFixed, sharedCache} from '../../content/core/fileCache';
import {buildHash} from '../../content/core/inputsHash';
import {translations} from '../../content/core/locales';
import {root} from '../../content/core/root';
import {loadExponents} from '../../content/reference/currencies';
import {loadWorld} from '../../content/examples/world';
import {writeWorld} from '../../sandbox/world';
import {validatorsModule} from './validatorsModule';

/** What the modules are generated from, for the development server. */
const inputs = ['src/data', 'src/contract', ...translations.map(({code}) => `i18n/${code}/data`)];

/** The modules of src/sandbox/built, by name. */
export const builtModules: Record<string, () => string> = {
  // A parser of JSON is faster than one of JavaScript.
  world: () =>
    `export default JSON.parse(${JSON.stringify(JSON.stringify(writeWorld(loadWorld(), loadExponents())))});`,
  validators: () => validatorsModule(loadWorld().contracts),
};

/** A build generates a module before it compiles pages, and once for all languages. */
function whenFixed(name: string, generate: () => string): () => string {
  if (!areInputsFixed) return generate;
  const texts = sharedCache<string, string>('sandbox-world');
  const text = texts.get(name) ?? generate();
  texts.set(name, text);
  return () => text;
}

/** Rules of the bundler that generate the modules when the sandbox is compiled. */
export function builtModuleRules(): RuleSetRule[] {
  return Object.entries(builtModules).map(([name, generate]) => ({
    test: path.join(root, `src/sandbox/built/${name}.ts`),
    use: [
      {
        loader: path.join(__dirname, 'generate.mjs'),
        // The bundler's cache compares names of loaders, and not what a function returns.
        ident: `sandbox-${name}-${buildHash()}`,
        options: {
          generate: whenFixed(name, generate),
          inputs: inputs.map((folder) => path.join(root, folder)),
        },
      },
    ],
  }));
}

/**
 * Docusaurus plugin that generates the modules which src/sandbox/built declares: the gateway's world, and its
 * validators. They are compiled with the sandbox's worker, which pages load on demand.
 */
export default function sandboxWorld(): Plugin {
  return {
    name: 'sandbox-world',
    configureWebpack: (_config, isServer) => (isServer ? {} : ({module: {rules: builtModuleRules()}} as never)),
  };
}
