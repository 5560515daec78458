import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {brand} from './src/brand';
import {defaultLocale, locales} from './src/content/locales';
import {checkNavbarItems} from './src/content/navbarItems';

const config: Config = {
  title: brand.title,
  tagline: brand.tagline,
  favicon: 'img/favicon.svg',
  url: `https://${brand.hosts.site}`,
  baseUrl: '/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true},
  // Without this, `future.v4` stores the colour mode under a namespaced key instead of `theme`.
  storage: {namespace: false},
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {
    defaultLocale,
    locales: locales.map(({code}) => code),
    localeConfigs: Object.fromEntries(
      locales.map(({code, label, direction, htmlLang, calendar}) => [
        code,
        {label, direction, htmlLang, calendar},
      ]),
    ),
  },
  clientModules: ['mendAddress', 'progressBar', 'failedChunk', 'hashNavigation'].map(
    (name) => `./src/clientModules/${name}.ts`,
  ),
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          versions: {current: {label: 'Next'}},
        },
        blog: false,
        pages: false,
        theme: {customCss: './src/css/custom.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    navbar: {
      title: brand.name,
      items: checkNavbarItems([
        {to: '/', label: 'Home', icon: 'site:home', position: 'left', activeBaseRegex: '^/(uk/)?$'},
        {
          href: brand.links.knowledgeHub,
          label: 'Knowledge Hub',
          icon: 'site:knowledge-book',
          position: 'left',
        },
        {
          href: brand.links.becomeClient,
          label: 'Become a Client',
          icon: 'site:add-people',
          position: 'left',
        },
        {type: 'localeDropdown', position: 'right'},
      ]),
    },
    footer: {style: 'light', copyright: brand.copyright},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {
      additionalLanguages: ['java', 'json', 'bash', 'php', 'javascript', 'python', 'http', 'kotlin'],
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
