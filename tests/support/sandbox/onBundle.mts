import path from 'node:path';
import type {Plugin} from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../../..');
const own = path.join(root, 'tests/support/sandbox/');

/** Module → replacement: the gateway and its world from the sandbox's bundle. */
const places: Record<string, string> = {
  [path.join(root, 'src/gateway/index.ts')]: `${own}bundledGateway.ts`,
  [path.join(root, 'src/content/examples/world.ts')]: `${own}bundledWorld.ts`,
};

/** Vite plugin that lets tests play on the sandbox's bundle in place of the gateway in Node. */
export function onBundle(): Plugin {
  return {
    name: 'on-bundle',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer.startsWith(own)) return null;
      const resolved = await this.resolve(source, importer, {...options, skipSelf: true});
      return (resolved && places[resolved.id]) ?? resolved;
    },
  };
}
