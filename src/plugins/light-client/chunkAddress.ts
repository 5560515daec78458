import {RuntimeGlobals, RuntimeModule, type Compiler} from '@rspack/core';

/** What stands in the bundle for the framework's function that tells a chunk's address by its name. */
class ChunkAddress extends RuntimeModule {
  constructor() {
    super('chunk address');
  }

  override generate(): string {
    return `__webpack_require__.gca = (name) => ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(name);`;
  }
}

const chunkAddress = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('chunk-address', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk-address', (chunk) => compilation.addRuntimeModule(chunk, new ChunkAddress()));
    });
  },
};

/**
 * The bundler's plugins with a function for the addresses of chunks that knows no list of them: chunks are called by their
 * names here, and the framework's holds a line for each.
 * @throws when the framework has no such plugin any more
 */
export function withChunkAddress<Plugins extends unknown[]>(plugins: Plugins): Plugins {
  const index = plugins.findIndex((plugin) => (plugin as object | null)?.constructor.name === 'ChunkAssetPlugin');
  if (index < 0) throw new Error('src/plugins/light-client/chunkAddress.ts does not find the ChunkAssetPlugin of the framework: see what gives chunks their address now.');
  return plugins.toSpliced(index, 1, chunkAddress) as Plugins;
}
