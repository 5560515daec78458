import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import path from 'node:path';
import {brand} from './src/brand';
import {areInputsFixed} from './src/content/core/fileCache';
import {fillTokens} from './src/content/core/tokens';
import {cardFile} from './src/content/pages/cardKinds';
import {checkFrontMatter} from './src/content/pages/frontMatter';
import {defaultLocale, locales, prefixOf, translations} from './src/content/core/locales';
import {checkNavbarItems} from './src/content/pages/navbarItems';
import {root} from './src/content/core/root';
import {siteTitle} from './src/content/core/siteTitle';
import {pictureTitle} from './src/content/services/pageMark';
import {withAlternates} from './src/content/site/sitemapAlternates';
import {isOn} from './src/optimizations';
import brandFiles from './src/plugins/brand-files';
import builtPages from './src/plugins/built-pages';
import buildCache from './src/plugins/build-cache';
import clientBundle from './src/plugins/client-bundle';
import devServer from './src/plugins/dev-server';
import docs from './src/plugins/docs';
import remarkTwins from './src/plugins/markdown-twins';
import publishFiles from './src/plugins/publish-files';
import {feedName} from './src/published/changelogFeed';
import {fileSources} from './src/published';
import redirects from './src/plugins/redirects';
import rehypeForeignTerms from './src/plugins/rehype-foreign-terms';
import {markTitle} from './src/plugins/rehype-foreign-terms/title';
import rehypeFormerAnchors from './src/plugins/rehype-former-anchors';
import rehypeHighlight from './src/plugins/rehype-highlight';
import rehypeTables from './src/plugins/rehype-tables';
import remarkFacts from './src/plugins/remark-facts';
import {headOf} from './src/pages/page';
import sandboxWorld from './src/plugins/sandbox-world';
import shippedCode from './src/plugins/shipped-code';
import socialCards from './src/plugins/social-cards';
import finderPlace from './src/plugins/finder-place';
import menuPlace from './src/plugins/menu-place';
import scriptState from './src/plugins/script-state';
import typeface from './src/plugins/typeface';
import search from './src/plugins/search';
import {addSynonyms} from './src/plugins/search/synonyms';

/**
 * The locale being built. Docusaurus sets the variable before it loads this configuration; `docusaurus start` without
 * `--locale` sets it to the text "undefined".
 */
const builtLocale = locales.find(({code}) => code === process.env.DOCUSAURUS_CURRENT_LOCALE)?.code ?? defaultLocale;

/** Matches the address of the home page in each language. */
const homePattern = `^/(${translations.map(({code}) => `${code}/`).join('|')})?$`;

const config: Config = {
  title: siteTitle(builtLocale),
  tagline: brand.tagline,
  favicon: 'img/favicon.svg',
  url: `https://${brand.hosts.site}`,
  baseUrl: '/',
  // The banner is an inline script with inline styles, which the Content-Security-Policy blocks.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // The cache on disk is for builds alone (src/plugins/build-cache).
  future: {v4: true, faster: {rspackPersistentCache: areInputsFixed}},
  // Without this, `future.v4` stores the colour mode under a namespaced key instead of `theme`.
  storage: {namespace: false},
  markdown: {
    // Tokens are replaced before anything parses the page; front matter is validated while it is parsed.
    preprocessor: ({filePath, fileContent}) => fillTokens(fileContent, path.relative(root, filePath)),
    parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
      const file = path.relative(root, filePath);
      const result = await defaultParseFrontMatter({
        filePath,
        fileContent: fillTokens(fileContent, file),
      });
      if (!/(^|\/)_/.test(file)) checkFrontMatter(result.frontMatter, file);
      addSynonyms(result.frontMatter, filePath);
      markTitle(result.frontMatter);
      pictureTitle(result.frontMatter, file);
      return result;
    },
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {
    defaultLocale,
    locales: locales.map(({code}) => code),
    localeConfigs: Object.fromEntries(
      locales.map(({code, label, direction, htmlLang, calendar}) => [code, {label, direction, htmlLang, calendar}]),
    ),
  },
  clientModules: [
    'normalizeAddress',
    'normalizeColorMode',
    'progressBar',
    'failedChunk',
    'hashNavigation',
    'arrival',
    'menuPlace',
    'themeColor',
    'printOpen',
    'untranslatedCode',
    ...(isOn('idlePrefetch') ? ['idlePrefetch'] : []),
  ].map((name) => `./src/clientModules/${name}.ts`),
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: false,
        sitemap: {
          createSitemapItems: async ({defaultCreateSitemapItems, ...params}) =>
            withAlternates(await defaultCreateSitemapItems(params), params.siteConfig.baseUrl),
        },
        theme: {customCss: './src/css/custom.css'},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    devServer,
    buildCache,
    scriptState,
    menuPlace,
    finderPlace,
    typeface,
    brandFiles,
    [
      docs,
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        versions: {current: {label: 'Next'}},
        beforeDefaultRemarkPlugins: [remarkFacts, remarkTwins],
        rehypePlugins: [rehypeTables, rehypeHighlight, rehypeForeignTerms, rehypeFormerAnchors],
      },
    ],
    [publishFiles, {sources: fileSources}],
    socialCards,
    redirects,
    ...(isOn('clientBundle') ? [clientBundle] : []),
    sandboxWorld,
    builtPages,
    shippedCode,
  ],
  themes: [
    [
      search,
      {
        docsRouteBasePath: '/',
        indexBlog: false,
        indexPages: true,
        searchResultLimits: 8,
        fuzzyMatchingDistance: 2,
        highlightSearchTermsOnTargetPage: true,
        ignoreCssSelectors: ['.theme-code-block', '.unindexed'],
      },
    ],
  ],
  headTags: [
    {tagName: 'link', attributes: {rel: 'icon', href: '/img/favicon.ico', sizes: '48x48'}},
    {
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: `${siteTitle(builtLocale)}: ${headOf('changelog', builtLocale).title}`,
        href: `${prefixOf(builtLocale)}/${feedName}`,
      },
    },
    {tagName: 'meta', attributes: {name: 'theme-color', content: brand.colors.light.paper}},
  ],
  themeConfig: {
    image: cardFile('home'),
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    navbar: {
      title: brand.name,
      logo: {alt: '', src: 'img/mark.svg', srcDark: 'img/mark_dark.svg', width: 26, height: 26},
      items: checkNavbarItems([
        {to: '/', label: 'Home', icon: 'site:home', position: 'left', activeBaseRegex: homePattern},
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
    footer: {copyright: brand.copyright},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {
      // Code is highlighted at build time (src/plugins/rehype-highlight), with classes instead of inline styles.
      theme: {plain: {}, styles: []},
      darkTheme: {plain: {}, styles: []},
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
