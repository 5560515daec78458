import {addressOf, facesFor} from '../../typeface/faces';
import type {Site, Transform} from '../page';

/**
 * Preloads the fonts that pages with code need, before the font faces: a font that came after the first paint would
 * cause another layout.
 */
export function preloadFonts({baseUrl, locale}: Pick<Site, 'baseUrl' | 'locale'>): Transform {
  const links = facesFor(locale)
    .filter(({preloadedBy}) => preloadedBy === 'pages with code')
    .map(
      (face) =>
        `<link rel="preload" href="${addressOf(face, baseUrl)}" as="font" type="font/woff2" crossorigin="anonymous">`,
    )
    .join('');
  return ({html}) => (html.includes('<code>') ? html.replace('<style>', (style) => links + style) : html);
}
