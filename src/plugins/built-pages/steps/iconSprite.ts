import type {Transform} from '../page';

/** Hides the theme's sprite of icons by an SVG attribute: the security policy refuses its style attribute. */
export const iconSprite =
  (): Transform =>
  ({html}) =>
    html.replace('<svg style="display: none;">', '<svg display="none">');
