import fs from 'node:fs';
import path from 'node:path';
import type {LoaderContext, RuleSetRule} from '@rspack/core';
import type {Plugin} from '@docusaurus/types';
import {areInputsFixed, cacheLoader, withInputs} from '../../content/core/fileCache';
import {root} from '../../content/core/root';
import {loadExponents} from '../../content/reference/currencies';
import {loadWorld} from '../../content/examples/world';
import {writeWorld} from '../../sandbox/world';
import {keepInputs} from '../build-cache';
import {validatorsModule} from './validatorsModule';

/** The modules of src/sandbox/built, by name. */
const builtModules: Record<string, () => string> = {
  // `JSON.parse` is faster than parsing the same object as JavaScript.
  world: () =>
    `export default JSON.parse(${JSON.stringify(JSON.stringify(writeWorld(loadWorld(), loadExponents())))});`,
  validators: () => validatorsModule(loadWorld().contracts),
};

/** The text of a module. */
const generated = cacheLoader((name: string): string => builtModules[name]!(), 'sandbox-world');

/** Adds inputs as dependencies of a module: files, folders, and paths where nothing is. */
function addInputs(context: LoaderContext, inputs: string[]): void {
  for (const input of inputs) {
    if (!fs.existsSync(input)) context.addMissingDependency(input);
    else if (fs.statSync(input).isDirectory()) context.addContextDependency(input);
    else context.addDependency(input);
  }
}

/** Rules of the bundler that generate the modules when the sandbox is compiled. */
export function builtModuleRules(): RuleSetRule[] {
  return Object.keys(builtModules).map((name) => ({
    test: path.join(root, `src/sandbox/built/${name}.ts`),
    use: [
      {
        loader: require.resolve('../build-cache/delegate.mjs'),
        options: {
          load(context: LoaderContext) {
            const {result, inputs} = withInputs(() => generated(name));
            addInputs(context, areInputsFixed ? keepInputs(context.resource, inputs) : inputs);
            return result;
          },
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
