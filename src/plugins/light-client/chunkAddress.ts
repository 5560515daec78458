import {RuntimeGlobals, RuntimeModule, type Compiler} from '@rspack/core';

/** What stands in the bundle for the framework's function that tells a chunk's address by its name. */
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
 * The bundler's plugins with a function for the addresses of chunks that knows no list of them: chunks are called by their
 * names here, and the framework's holds a line for each. Those without a file of their own (which every page has loaded)
 * have no address.
 * @throws when the framework has no such plugin any more
 */
export function withChunkAddress<Plugins extends unknown[]>(plugins: Plugins, withoutFile: string[]): Plugins {
  const index = plugins.findIndex((plugin) => (plugin as object | null)?.constructor.name === 'ChunkAssetPlugin');
  if (index < 0)
    throw new Error(
      'src/plugins/light-client/chunkAddress.ts does not find the ChunkAssetPlugin of the framework: see what gives chunks their address now.',
    );
  return plugins.toSpliced(index, 1, chunkAddress(withoutFile)) as Plugins;
}
