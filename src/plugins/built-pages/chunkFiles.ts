import type {Compiler, RspackPluginInstance} from '@rspack/core';

/** Collects the files of the bundler's named chunks, each with those of the chunks that are loaded with it. */
export function collectChunkFiles(): {plugin: RspackPluginInstance; files: ReadonlyMap<string, string[]>} {
  const files = new Map<string, string[]>();
  const apply = (compiler: Compiler): void =>
    compiler.hooks.done.tap('chunk-files', (stats) => {
      const {namedChunkGroups = {}} = stats.toJson({all: false, chunkGroups: true});
      for (const [name, {assets = []}] of Object.entries(namedChunkGroups)) {
        files.set(
          name,
          assets.map((asset) => asset.name),
        );
      }
    });
  return {plugin: {apply}, files};
}
