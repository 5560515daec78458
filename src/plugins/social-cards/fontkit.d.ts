// The package ships no types; these cover only the parts used here.

declare module 'fontkit' {
  export interface Font {
    /** For example “Version 3.201”. */
    version: string;
    /** The font's name table, by field and language. */
    name: {records: Record<string, Record<string, string> | undefined>};
    unitsPerEm: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (text: string) => {
      glyphs: {path: {toSVG: () => string}}[];
      positions: {xAdvance: number}[];
      advanceWidth: number;
    };
  }
  export function openSync(file: string): Font;
}
