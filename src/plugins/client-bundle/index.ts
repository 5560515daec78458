import type {Plugin} from '@docusaurus/types';
import {adapt} from '../../optimizations';

/** The client module of the theme that loads Prism with the languages of its configuration. */
const prismLanguages = '@docusaurus/theme-classic/lib/prism-include-languages';

/** The style sheet of a part that loads on demand has this name; it loads with the script of the part. */
const isOnDemand = (file: string): boolean => file.endsWith('/onDemand.module.css');

/** Modules of the theme, the framework's and the site's own. */
const themeModule = /[\\/](?:@docusaurus[\\/](?:theme-classic|theme-common|plugin-content-docs)|src[\\/]theme)[\\/]/;

/**
 * Tells the browser to compile all functions of a script while it loads, off the main thread
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Docusaurus plugin for four parts of the client bundle:
 *
 * - Prism and its languages are left out: code is highlighted at build time (src/plugins/rehype-highlight), or by a lazy
 *   chunk if it is generated in the browser.
 * - The styles of parts that load on demand are not in the one style sheet of all pages, which has all others. `import()`
 *   waits for both files of a chunk, so that nothing is shown without its styles.
 * - What several parts of the theme share is one file. Each page needs all of it, and several small files compress worse.
 * - The functions of `main` are compiled before it runs.
 *
 * @throws if the theme has no such module
 */
export default function clientBundle(): Plugin {
  const module = resolve(prismLanguages);
  return {
    name: 'client-bundle',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {BannerPlugin, Compilation} = currentBundler.instance;
      const test = (style: {nameForCondition: () => string | null}): boolean =>
        !isOnDemand((style.nameForCondition() ?? '').replaceAll('\\', '/'));
      return {
        resolve: {alias: {[module]: false}},
        optimization: {
          splitChunks: {
            cacheGroups: {
              styles: {test},
              theme: {name: 'theme', test: themeModule, type: /^javascript/, minChunks: 2, enforce: true},
              defaultVendors: false,
            },
          },
        },
        plugins: [
          new BannerPlugin({
            banner: compileHint,
            raw: true,
            include: /\/main\./,
            // After the minimizer, which drops comments; before the hash of the content is taken.
            stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
          }),
        ],
      };
    },
  };
}

/** The file of a module of the theme. */
export function resolve(module: string): string {
  try {
    return require.resolve(module);
  } catch {
    throw adapt('clientBundle', `There is no ${module}`, 'src/plugins/client-bundle/index.ts');
  }
}
