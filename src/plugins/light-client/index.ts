import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withChunkAddress} from './chunkAddress';
import {loadGenerated} from './loadGenerated';
import {sharedChunk, writePageLists} from './pageLists';
import {slimConfig} from './slimConfig';

/**
 * Reduces what the browser downloads, without patching Docusaurus:
 *
 * - Preact replaces React through an alias. Pages are still prerendered by React, and `docusaurus start` keeps React
 *   for Fast Refresh.
 * - No Prism: code is highlighted at build time (src/plugins/rehype-highlight).
 * - Only the one tslib helper that is used is bundled.
 * - The route list is split into lazily loaded parts, without server-only data.
 * - The client configuration omits options that only the build reads.
 * - Chunk names contain the hash of the build, so that the runtime needs no map of a hash per chunk.
 * - Modules shared by pages are in one chunk.
 * - Chunk ids are names, so that the runtime needs no map from names to ids.
 */
export default function lightClient({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'light-client',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'light-client');
      const generated = loadGenerated(generatedFilesDir);
      fs.rmSync(folder, {recursive: true, force: true});
      fs.mkdirSync(folder);
      for (const [name, code] of Object.entries(
        writePageLists(generated, baseUrl, path.join(__dirname, 'openByNeed.ts')),
      )) {
        fs.writeFileSync(path.join(folder, name), code);
      }
      const siteConfig = fs.readFileSync(path.join(generatedFilesDir, 'docusaurus.config.mjs'), 'utf8');
      fs.writeFileSync(path.join(folder, 'config.js'), slimConfig(siteConfig));
      return {
        // The first matching alias wins.
        mergeStrategy: {'resolve.alias': 'prepend', plugins: 'replace'},
        plugins: withChunkAddress(config.plugins ?? [], [...generated.shared]),
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              // Search and the 404 page also load what pages share from this chunk.
              [sharedChunk]: {
                name: sharedChunk,
                test: (module, {chunkGraph}) =>
                  [...chunkGraph.getModuleChunksIterable(module)].some(({name}) => name === sharedChunk),
                chunks: 'async',
                minChunks: 2,
                enforce: true,
                priority: 45,
              },
            },
          },
        },
        resolve: {
          alias: {
            'react/jsx-runtime$': 'preact/jsx-runtime',
            react$: 'preact/compat',
            'react-dom/client$': 'preact/compat/client',
            'react-dom$': 'preact/compat',
            '@generated/docusaurus.config$': path.join(folder, 'config.js'),
            '@generated/registry$': path.join(folder, 'registry.js'),
            '@generated/routes$': path.join(folder, 'routes.js'),
            '@generated/routesChunkNames$': path.join(folder, 'routesChunkNames.js'),
            tslib$: path.join(__dirname, 'tslib.ts'),
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          },
        },
      };
    },
  };
}
