import path from 'node:path';
import type {RuleSetRule} from '@rspack/core';
import type {Plugin} from '@docusaurus/types';
import {areInputsFixed, cacheLoader} from '../../content/core/fileCache';
import {buildHash} from '../../content/core/inputsHash';
import {translations} from '../../content/core/locales';
import {root} from '../../content/core/root';
import {loadExponents} from '../../content/reference/currencies';
import {loadWorld} from '../../content/examples/world';
import {writeWorld} from '../../sandbox/world';
import {validatorsModule} from './validatorsModule';

/** Input folders of the generated modules, which the development server watches. */
const inputs = ['src/data', 'src/contract', ...translations.map(({code}) => `i18n/${code}/data`)];

/** The modules of src/sandbox/built, by name. */
const builtModules: Record<string, () => string> = {
  // `JSON.parse` is faster than parsing the same object as JavaScript.
  world: () =>
    `export default JSON.parse(${JSON.stringify(JSON.stringify(writeWorld(loadWorld(), loadExponents())))});`,
  validators: () => validatorsModule(loadWorld().contracts),
};

/** The text of a module. */
const generated = cacheLoader((name: string): string => builtModules[name]!(), 'sandbox-world');

/** A function that returns a module's text; a build generates it before it compiles pages, once for all languages. */
function whenFixed(name: string): () => string {
  if (areInputsFixed) generated(name);
  return () => generated(name);
}

/** Rules of the bundler that generate the modules when the sandbox is compiled. */
export function builtModuleRules(): RuleSetRule[] {
  return Object.keys(builtModules).map((name) => ({
    test: path.join(root, `src/sandbox/built/${name}.ts`),
    use: [
      {
        loader: path.join(__dirname, 'generate.mjs'),
        // The bundler's cache key contains the loader's `ident`, but not the result of `generate`.
        ident: `sandbox-${name}-${buildHash()}`,
        options: {
          generate: whenFixed(name),
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
