import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeOf, type LocaleCode} from '../../content/core/locales';
import {faces, type Face} from './faces';

const addressOf = ({file}: Face, baseUrl: string): string => `${baseUrl}fonts/${file}`;

function facesOf(locale: string): Face[] {
  const own = localeOf(locale as LocaleCode).script;
  return faces.filter(({script}) => script === 'Latin' || script === own);
}

/**
 * Docusaurus plugin that declares the fonts in every page's head and preloads those that the language needs.
 *
 * The rules are inline, because a bundled style sheet would give the fonts hashed URLs that a preload could not know.
 */
export default function typeface({baseUrl, i18n}: LoadContext): Plugin {
  const rule = (face: Face) =>
    `@font-face{font-family:'${face.family}';src:url(${addressOf(face, baseUrl)}) format('woff2');` +
    `font-weight:${face.weight};font-display:${face.display};unicode-range:${face.unicodeRange}}`;
  const known = facesOf(i18n.currentLocale);

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

/** Adds font preloads to a built page that contains code: a font that loads late would cause a layout shift. */
export function withFonts(html: string, baseUrl: string, locale: string): string {
  if (!html.includes('<code>')) return html;
  const links = facesOf(locale)
    .filter(({preloadedBy}) => preloadedBy === 'pages with code')
    .map(
      (face) =>
        `<link rel="preload" href="${addressOf(face, baseUrl)}" as="font" type="font/woff2" crossorigin="anonymous">`,
    );
  return html.replace('<style>', (style) => links.join('') + style);
}
