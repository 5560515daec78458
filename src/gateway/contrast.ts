/** What WCAG 2.2 asks of text at level AA (criterion 1.4.3). */
export const leastContrast = 4.5;

/** The colours of a payer’s page. */
export type PageColors = Record<'background' | 'text' | 'button' | 'button_text', string>;

/** Which colour of a page stands on which. */
export const contrastPairs = [
  ['text', 'background'],
  ['button_text', 'button'],
] as const;

/** A pair of colours, its contrast, and the contrast as a ratio in figures. */
export interface PairContrast {
  text: keyof PageColors;
  beneath: keyof PageColors;
  /** Rounded down, so that no refusal names a ratio that is enough. */
  ratio: string;
  isEnough: boolean;
}

/** The contrast of each pair of a page’s colours. */
export function contrastsOf(colors: PageColors): PairContrast[] {
  return contrastPairs.map(([text, beneath]) => {
    const contrast = contrastOf(colors[text], colors[beneath]);
    return {text, beneath, ratio: (Math.floor(contrast * 100) / 100).toFixed(2), isEnough: contrast >= leastContrast};
  });
}

/**
 * The contrast of two colours as WCAG 2.2 defines it, from 1 (the same colour) to 21 (black on white).
 *
 * @param one, other `#` and six hexadecimal digits
 */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => first - second);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Relative luminance of a colour in sRGB, 0–1. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
