import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {brand} from './src/brand';
import {defaultLocale, locales} from './src/content/locales';

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
  themes: [
    [
      './src/plugins/search',
      {
        language: ['en', 'ru'],
        docsRouteBasePath: '/',
        indexBlog: false,
        indexPages: true,
        searchResultLimits: 8,
        fuzzyMatchingDistance: 2,
        highlightSearchTermsOnTargetPage: true,
        searchBarShortcut: false,
        searchBarShortcutHint: false,
        ignoreCssSelectors: ['.theme-code-block'],
      },
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    navbar: {
      title: brand.name,
      items: [
        {to: '/', label: 'Home', position: 'left', activeBaseRegex: '^/(uk/)?$'},
        {href: brand.links.knowledgeHub, label: 'Knowledge Hub', position: 'left'},
        {href: brand.links.becomeClient, label: 'Become a Client', position: 'left'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
    footer: {style: 'light', copyright: brand.copyright},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {
      additionalLanguages: ['java', 'json', 'bash', 'php', 'javascript', 'python', 'http', 'kotlin'],
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
