import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withChunkAddress} from './chunkAddress';
import {chunksOfPages, readGenerated, sharedChunk, writePageLists} from './pageLists';
import {findScripts} from './scriptsAhead';
import {slimConfig} from './slimConfig';

/**
 * What readers load is lighter than what the framework would send, with the framework as it is:
 *
 * - Preact stands in the place of React, behind the same interface. Pages are still drawn at build by React itself,
 *   and `docusaurus start` keeps it for its fast refresh.
 * - No highlighter: code is coloured at build (src/plugins/rehype-highlight).
 * - Of tslib they get the one helper that is used.
 * - The list of all pages comes in pieces, each with the first of its pages, and without what only a server asks.
 * - A page names all scripts that it starts with (`scriptsAhead`).
 * - The configuration comes without what only the build asks.
 * - The hash in a chunk's name is that of the whole build, so that no list holds a hash for each.
 * - What pages have in common is one chunk.
 * - Chunks are called by their names, so that no second list turns names into numbers.
 */
export default function lightClient({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'light-client',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'light-client');
      const read = (name: string): string => fs.readFileSync(path.join(generatedFilesDir, name), 'utf8');
      const generated = readGenerated({
        routes: read('routes.js'),
        registry: read('registry.js'),
        routesChunkNames: read('routesChunkNames.json'),
      });
      fs.rmSync(folder, {recursive: true, force: true});
      fs.mkdirSync(folder);
      for (const [name, code] of Object.entries(
        writePageLists(generated, baseUrl, path.join(__dirname, 'openByNeed.ts')),
      )) {
        fs.writeFileSync(path.join(folder, name), code);
      }
      fs.writeFileSync(path.join(folder, 'config.js'), slimConfig(read('docusaurus.config.mjs')));
      return {
        // Whatever stands first wins.
        mergeStrategy: {'resolve.alias': 'prepend', plugins: 'replace'},
        plugins: [
          ...withChunkAddress(config.plugins ?? [], [...generated.shared]),
          findScripts(chunksOfPages(generated, baseUrl)) as never,
        ],
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              // What pages have in common stays in one chunk, from which search and the page of no address take it too.
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
