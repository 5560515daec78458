// The package ships no types. These are the parts of it that the site uses.

declare module 'fontkit' {
  export interface Font {
    /** As the font says it: “Version 3.201”. */
    version: string;
    /** What the font says of itself, in each language. */
    name: {records: Record<string, Record<string, string> | undefined>};
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {glyphs: {path: {toSVG(): string}}[]; positions: {xAdvance: number}[]; advanceWidth: number};
  }
  export function openSync(file: string): Font;
}
