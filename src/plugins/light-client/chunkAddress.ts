import {RuntimeGlobals, RuntimeModule, type Compiler} from '@rspack/core';

/** Runtime module that replaces Docusaurus' function from chunk name to URL. */
class ChunkAddress extends RuntimeModule {
  constructor(private readonly withoutFile: string[]) {
    super('chunk address');
  }

  override generate(): string {
    const address = `${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(name)`;
    return `__webpack_require__.gca = (name) => ${JSON.stringify(this.withoutFile)}.includes(name) ? undefined : ${address};`;
  }
}

const chunkAddress = (withoutFile: string[]): {apply: (compiler: Compiler) => void} => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('chunk-address', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk-address', (chunk) =>
        compilation.addRuntimeModule(chunk, new ChunkAddress(withoutFile)),
      );
    });
  },
});

/**
 * Replaces Docusaurus' ChunkAssetPlugin with one that computes the URL from the chunk's name, instead of a map with an
 * entry for each chunk. Chunks without a file of their own (part of what every page loads) have no URL.
 * @throws if Docusaurus no longer uses that plugin
 */
export function withChunkAddress<Plugins extends unknown[]>(plugins: Plugins, withoutFile: string[]): Plugins {
  const index = plugins.findIndex((plugin) => (plugin as object | null)?.constructor.name === 'ChunkAssetPlugin');
  if (index < 0)
    throw new Error(
      'src/plugins/light-client/chunkAddress.ts does not find the ChunkAssetPlugin of the framework: see what gives chunks their address now.',
    );
  return plugins.toSpliced(index, 1, chunkAddress(withoutFile)) as Plugins;
}
