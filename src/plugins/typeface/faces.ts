import type {LocaleCode} from '../../content/locales';

/** One font file and the characters it is loaded for. */
export interface Face {
  family: string;
  /** File name under `static/fonts/`. */
  file: string;
  /** CSS `font-weight`: one weight, or the range of a variable font. */
  weight: string;
  /** CSS `unicode-range`: the browser loads the file only for these characters. */
  unicodeRange: string;
  /**
   * CSS `font-display`. `optional` never swaps the font under the reader, so nothing moves: whoever waits longer
   * than a blink reads the first page in the fallback. `swap` is for a font whose fallback has the same widths.
   */
  display: 'optional' | 'swap';
  /** Languages whose every page needs the file at once. */
  preloadedIn: readonly LocaleCode[];
}

const latin =
  'U+0000-00FF,U+0131,U+02BC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212';
const cyrillic = 'U+0301,U+0400-045F,U+0490-0491,U+2116';

/** Every font file of the site; a page loads at most 60 kB of them. */
export const faces: readonly Face[] = [
  {
    family: 'Site Sans',
    file: 'site-sans-latin.woff2',
    weight: '400 600',
    display: 'optional',
    unicodeRange: latin,
    preloadedIn: ['en', 'uk'],
  },
  {
    family: 'Site Sans',
    file: 'site-sans-cyrillic.woff2',
    weight: '400 600',
    display: 'optional',
    unicodeRange: cyrillic,
    preloadedIn: ['uk'],
  },
  // Not preloaded: a page without code would make the browser warn of an unused preload.
  {
    family: 'Site Mono',
    file: 'site-mono-latin.woff2',
    weight: '400',
    display: 'swap',
    unicodeRange: latin,
    preloadedIn: [],
  },
];
