import fs from 'node:fs';
import path from 'node:path';
import type {LoaderContext, RuleSetRule} from '@rspack/core';
import type {Plugin} from '@docusaurus/types';
import {areInputsFixed, withInputs} from '../../content/core/fileCache';
import {root} from '../../content/core/root';
import {builtModule, builtModules} from '../../published/builtModules';
import {keepInputs} from '../build-cache';

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
  return builtModules.map((name) => ({
    test: path.join(root, `src/sandbox/built/${name}.ts`),
    use: [
      {
        loader: require.resolve('../build-cache/delegate.mjs'),
        options: {
          load(context: LoaderContext) {
            const {result, inputs} = withInputs(() => builtModule(name));
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
