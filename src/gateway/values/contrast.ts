import {leastContrast} from '../limits';

/** The colours of a hosted page. */
export type PageColors = Record<'background' | 'text' | 'button' | 'button_text', string>;

/** Foreground and background colours that are shown together. */
const contrastPairs = [
  ['text', 'background'],
  ['button_text', 'button'],
] as const;

/** The contrast of one pair of colours, as a number and as a formatted ratio. */
export interface PairContrast {
  text: keyof PageColors;
  beneath: keyof PageColors;
  /** Rounded down, so that a rejected ratio is never displayed as a sufficient one. */
  ratio: string;
  isEnough: boolean;
}

/** The contrast of each pair of colours of a page. */
export function contrastsOf(colors: PageColors): PairContrast[] {
  return contrastPairs.map(([text, beneath]) => {
    const contrast = contrastOf(colors[text], colors[beneath]);
    return {text, beneath, ratio: (Math.floor(contrast * 100) / 100).toFixed(2), isEnough: contrast >= leastContrast};
  });
}

/**
 * The contrast ratio of two colours (WCAG 2.2), from 1 (the same colour) to 21 (black on white).
 *
 * @param one, other `#` and six hexadecimal digits
 */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => first - second);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Relative luminance of an sRGB colour (WCAG 2.2), 0–1. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
