import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LocaleCode} from '../../content/core/locales';
import {addressOf, facesFor, type Face} from './faces';

/**
 * Docusaurus plugin that declares the fonts in every page's head and preloads those that the language needs.
 *
 * The rules are inline, because a bundled style sheet would give the fonts hashed URLs that a preload could not know.
 */
export default function typeface({baseUrl, i18n}: LoadContext): Plugin {
  const rule = (face: Face) =>
    `@font-face{font-family:'${face.family}';src:url(${addressOf(face, baseUrl)}) format('woff2');` +
    `font-weight:${face.weight};font-display:${face.display};unicode-range:${face.unicodeRange}}`;
  const known = facesFor(i18n.currentLocale as LocaleCode);

  return {
    name: 'typeface',
    injectHtmlTags: () => ({
      headTags: [
        ...known
          .filter(({preloadedBy}) => preloadedBy === 'all')
          .map((face) => ({
            tagName: 'link',
            attributes: {
              rel: 'preload',
              href: addressOf(face, baseUrl),
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
            },
          })),
        {tagName: 'style', innerHTML: known.map(rule).join('')},
      ],
    }),
  };
}
