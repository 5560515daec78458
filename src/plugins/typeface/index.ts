import type {LoadContext, Plugin} from '@docusaurus/types';
import {faces, type Face} from './faces';

/**
 * Declares the site's fonts in the head of every page and preloads those that its language needs.
 *
 * The rules stand in the page and not in the style sheet because a style sheet's fonts get a hashed
 * address that a preload could not name.
 */
export default function typeface({baseUrl, i18n}: LoadContext): Plugin {
  const address = (face: Face) => `${baseUrl}fonts/${face.file}`;
  const rule = (face: Face) =>
    `@font-face{font-family:'${face.family}';src:url(${address(face)}) format('woff2');` +
    `font-weight:${face.weight};font-display:${face.display};unicode-range:${face.unicodeRange}}`;
  const known = faces.filter(({languages}) => (languages as readonly string[]).includes(i18n.currentLocale));

  return {
    name: 'typeface',
    injectHtmlTags: () => ({
      headTags: [
        ...known.filter(({isPreloaded}) => isPreloaded).map((face) => ({
          tagName: 'link',
          attributes: {rel: 'preload', href: address(face), as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
        })),
        {tagName: 'style', innerHTML: known.map(rule).join('')},
      ],
    }),
  };
}
