import {loadWorld} from '../../content/examples/world';
import {cacheLoader} from '../../content/core/fileCache';
import {loadExponents} from '../../content/reference/currencies';
import {writeWorld} from '../../sandbox/world';
import {validatorsModule} from './validatorsModule';

const modules = {
  // `JSON.parse` is faster than parsing the same object as JavaScript.
  world: () =>
    `export default JSON.parse(${JSON.stringify(JSON.stringify(writeWorld(loadWorld(), loadExponents())))});`,
  validators: () => validatorsModule(loadWorld().contracts),
};

type BuiltModule = keyof typeof modules;

/** The modules that src/sandbox/built declares: the gateway's world, and its validators of request bodies. */
export const builtModules = Object.keys(modules) as BuiltModule[];

/** The text of a module. */
export const builtModule = cacheLoader((name: BuiltModule): string => modules[name](), 'sandbox-world');
