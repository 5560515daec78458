import type {Plugin} from '@docusaurus/types';
import {adapt} from '../../optimizations';

/** The client module of the theme that loads Prism with the languages of its configuration. */
const prismLanguages = '@docusaurus/theme-classic/lib/prism-include-languages';

/**
 * Docusaurus plugin that leaves Prism and its languages out of the client bundle: code is highlighted at build time
 * (src/plugins/rehype-highlight), or by a lazy chunk if it is generated in the browser.
 *
 * @throws if the theme has no such module
 */
export default function clientBundle(): Plugin {
  const module = resolve(prismLanguages);
  return {
    name: 'client-bundle',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {resolve: {alias: {[module]: false}}};
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
