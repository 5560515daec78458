import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LocaleCode} from '../../content/core/locales';
import {addressOf, facesFor, type Face} from './faces';

/**
 * Docusaurus plugin that declares the fonts of the language in every page's head.
 *
 * None is preloaded: a preloaded font shares the connection with the page and holds its first paint up. On a slow phone
 * the text is painted a quarter of a second sooner without, in a fallback with the same metrics.
 */
export default function typeface({baseUrl, i18n}: LoadContext): Plugin {
  const rule = (face: Face) =>
    `@font-face{font-family:'${face.family}';src:url(${addressOf(face, baseUrl)}) format('woff2');` +
    `font-weight:${face.weight};font-display:${face.display};unicode-range:${face.unicodeRange}}`;
  const known = facesFor(i18n.currentLocale as LocaleCode);

  return {
    name: 'typeface',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'style', innerHTML: known.map(rule).join('')}],
    }),
  };
}
