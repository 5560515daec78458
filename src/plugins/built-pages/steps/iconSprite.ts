import type {Transform} from '../page';

const sprite = '<svg style="display: none;">';

/**
 * Hides the theme's sprite of icons by an SVG attribute: the security policy refuses its style attribute.
 *
 * @throws if a page has no such sprite
 */
export const iconSprite =
  (): Transform =>
  ({route, html}) => {
    if (!html.includes(sprite))
      throw new Error(
        `${route} has no ${sprite}, in which the theme kept its icons. Adapt src/plugins/built-pages/steps/iconSprite.ts to it.`,
      );
    return html.replace(sprite, '<svg display="none">');
  };
