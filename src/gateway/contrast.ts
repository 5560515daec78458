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
