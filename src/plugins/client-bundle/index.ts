import type {Plugin} from '@docusaurus/types';
import {adapt} from '../../optimizations';

/** The client module of the theme that loads Prism with the languages of its configuration. */
const prismLanguages = '@docusaurus/theme-classic/lib/prism-include-languages';

/** Chunks that load on demand (`webpackChunkName`), each with a style sheet of its own. */
const withOwnStyles = ['first-payment', 'sandbox', 'signature-check', 'try-it'];

/**
 * Docusaurus plugin for two parts of the client bundle:
 *
 * - Prism and its languages are left out: code is highlighted at build time (src/plugins/rehype-highlight), or by a lazy
 *   chunk if it is generated in the browser.
 * - The styles of parts that load on demand are not in the one style sheet of all pages. `import()` waits for both files
 *   of a chunk, so that nothing is shown without its styles.
 *
 * @throws if the theme has no such module
 */
export default function clientBundle(): Plugin {
  const module = resolve(prismLanguages);
  return {
    name: 'client-bundle',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const chunks = ({name}: {name?: string | null}): boolean => !withOwnStyles.includes(name ?? '');
      return {
        resolve: {alias: {[module]: false}},
        optimization: {splitChunks: {cacheGroups: {styles: {chunks}}}},
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
