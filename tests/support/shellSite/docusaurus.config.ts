import path from 'node:path';
import type {Config, PluginModule} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import brandFiles from '../../../src/plugins/brand-files';
import builtPages from '../../../src/plugins/built-pages';
import clientBundle from '../../../src/plugins/client-bundle';
import rehypeHighlight from '../../../src/plugins/rehype-highlight';

/** Adds to the theme an item that can break, and a page whose module exports nothing by default. */
const brokenParts: PluginModule = () => ({
  name: 'broken-parts',
  getThemePath: () => path.join(__dirname, 'theme'),
  contentLoaded({actions}) {
    actions.addRoute({
      path: '/no_default_export',
      exact: true,
      component: '@site/tests/support/shellSite/pages/noDefaultExport.ts',
    });
  },
});

const themeConfig = site.themeConfig as {navbar: {items: object[]}};

/**
 * The site's own shell (theme, client modules, icons) over other pages and another configuration: what the
 * real site never does, but its shell must bear. Built once for the browser tests, in English.
 */
const config: Config = {
  ...site,
  i18n: {defaultLocale: 'en', locales: ['en']},
  // These pages carry neither facts nor the site's front matter.
  markdown: {},
  // The 404 page leads to pages of the real site; targets that appear late are unknown to the build.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          path: 'tests/support/shellSite/docs',
          rehypePlugins: [rehypeHighlight],
        },
        blog: false,
        pages: false,
        theme: {customCss: './src/css/custom.css'},
      },
    ],
  ],
  plugins: [brandFiles, brokenParts, clientBundle, builtPages],
  themeConfig: {
    ...themeConfig,
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    navbar: {
      ...themeConfig.navbar,
      items: [
        ...themeConfig.navbar.items,
        {to: '/details', label: 'Not bundled', icon: 'mdi:gate', position: 'left'},
        {type: 'custom-fragile', label: 'Fragile', position: 'left'},
      ],
    },
  },
};

export default config;
