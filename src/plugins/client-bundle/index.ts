import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin that leaves Prism and its languages out of the client bundle: code is highlighted at build time
 * (src/plugins/rehype-highlight), or by a lazy chunk if it is generated in the browser.
 */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        resolve: {alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false}},
      };
    },
  };
}
