import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slimRegistry} from './slimRegistry';

/**
 * What readers load is lighter than what the framework would send, with the framework as it is:
 *
 * - Preact stands in the place of React, behind the same interface. Pages are still drawn at build by React itself,
 *   and `docusaurus start` keeps it for its fast refresh.
 * - No highlighter: code is coloured at build (src/plugins/rehype-highlight).
 * - Of tslib they get the one helper that is used.
 * - The list of chunks says where each is, and not what only a server asks.
 * - Chunks are called by their names, so that no second list turns names into numbers.
 */
export default function lightClient({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'light-client',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const registry = path.join(generatedFilesDir, 'light-client', 'registry.js');
      fs.mkdirSync(path.dirname(registry), {recursive: true});
      fs.writeFileSync(registry, slimRegistry(fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8')));
      return {
        // Whatever stands first wins.
        mergeStrategy: {'resolve.alias': 'prepend'},
        optimization: {chunkIds: 'named'},
        resolve: {
          alias: {
            'react/jsx-runtime$': 'preact/jsx-runtime',
            react$: 'preact/compat',
            'react-dom/client$': 'preact/compat/client',
            'react-dom$': 'preact/compat',
            '@generated/registry$': registry,
            tslib$: path.join(__dirname, 'tslib.ts'),
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          },
        },
      };
    },
  };
}
