import path from 'node:path';
import type {Plugin} from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');
const gateway = path.join(root, 'src/gateway/');
const checked = path.join(root, 'tests/support/checkedGateway.ts');

/** Vite plugin with which every test that calls the gateway validates each response against the contracts. */
export function checkAnswers(): Plugin {
  return {
    name: 'check-answers',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // The gateway itself calls nothing through its door, and only its own modules may stay unchecked.
      if (!importer || importer === checked || importer.startsWith(gateway)) return null;
      const resolved = await this.resolve(source, importer, {...options, skipSelf: true});
      return resolved?.id === `${gateway}index.ts` ? checked : resolved;
    },
  };
}
