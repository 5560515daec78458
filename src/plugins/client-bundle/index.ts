import type {Plugin} from '@docusaurus/types';
import {adapt} from '../../optimizations';

/** The client module of the theme that loads Prism with the languages of its configuration. */
const prismLanguages = '@docusaurus/theme-classic/lib/prism-include-languages';

/** The style sheets of parts that load on demand; they load with the script of the part. */
const onDemand = ['Sandbox/styles', 'SignatureCheck/result', 'TryIt/styles'];
const isOnDemand = (file: string): boolean =>
  onDemand.some((name) => file.endsWith(`/src/components/${name}.module.css`));

/**
 * Docusaurus plugin for two parts of the client bundle:
 *
 * - Prism and its languages are left out: code is highlighted at build time (src/plugins/rehype-highlight), or by a lazy
 *   chunk if it is generated in the browser.
 * - The styles of parts that load on demand are not in the one style sheet of all pages, which has all others. `import()`
 *   waits for both files of a chunk, so that nothing is shown without its styles.
 *
 * @throws if the theme has no such module
 */
export default function clientBundle(): Plugin {
  const module = resolve(prismLanguages);
  return {
    name: 'client-bundle',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const test = (style: {nameForCondition: () => string | null}): boolean =>
        !isOnDemand((style.nameForCondition() ?? '').replaceAll('\\', '/'));
      return {
        resolve: {alias: {[module]: false}},
        optimization: {splitChunks: {cacheGroups: {styles: {test}}}},
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
