import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LocaleCode} from '../../content/core/locales';
import {addressOf, facesFor, isOnFirstScreen, type Face} from './faces';

/**
 * Docusaurus plugin that declares the fonts of the language in every page's head.
 *
 * Those of the first screen are preloaded. A font with `font-display: optional` is used only if it has come when the
 * text is painted first, so without a preload no first visit shows it. A browser waits up to 100 ms for a preloaded one;
 * on a slow connection the page keeps the fallback, which has the same metrics.
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
        ...known.filter(isOnFirstScreen).map((face) => ({
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: 'anonymous',
            href: addressOf(face, baseUrl),
          },
        })),
        {tagName: 'style', innerHTML: known.map(rule).join('')},
      ],
    }),
  };
}
