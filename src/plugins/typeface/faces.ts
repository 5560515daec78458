import {localeOf, type Locale, type LocaleCode} from '../../content/core/locales';

/** A font file and the characters that it covers. */
export interface Face {
  family: string;
  /** File name under `static/fonts/`. */
  file: string;
  /** CSS `font-weight`: one weight, or the range of a variable font. */
  weight: string;
  /** CSS `unicode-range`: the browser loads the file only for these characters. */
  unicodeRange: string;
  /**
   * CSS `font-display`. `optional` never swaps the font, which avoids a layout shift: on a slow connection the first
   * page uses the fallback. `swap` is for a font whose fallback has the same metrics.
   */
  display: 'optional' | 'swap';
  /** Pages declare the Latin files and those of their language's script; a few words of another script use the fallback. */
  script: Locale['script'];
}

const punctuation = 'U+02BC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212';
const latin = `U+0000-007F,U+00A0,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00C5,U+00D7,U+00E1-00E3,U+00E7,U+00E9-00EA,U+00ED,U+00F3-00F5,U+00F7,U+00FA,U+00FC,${punctuation}`;
const accents =
  'U+00A1-00A8,U+00AA,U+00AC-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00C4,U+00C6-00D6,U+00D8-00E0,U+00E4-00E6,U+00E8,U+00EB-00EC,U+00EE-00F2,U+00F6,U+00F8-00F9,U+00FB,U+00FD-00FF,U+0131';
const cyrillic =
  'U+0404,U+0406-0407,U+0410-0429,U+042C,U+042E-0449,U+044C,U+044E-044F,U+0454,U+0456-0457,U+0490-0491,U+2116';

/** Every font file of the site; a page loads at most 60 kB of them. */
export const faces: readonly Face[] = [
  {
    family: 'Site Sans',
    file: 'site-sans-latin.woff2',
    weight: '400 600',
    display: 'optional',
    unicodeRange: latin,
    script: 'Latin',
  },
  {
    family: 'Site Sans',
    file: 'site-sans-accents.woff2',
    weight: '400 600',
    display: 'optional',
    unicodeRange: accents,
    script: 'Latin',
  },
  {
    family: 'Site Sans',
    file: 'site-sans-cyrillic.woff2',
    weight: '400 600',
    display: 'optional',
    unicodeRange: cyrillic,
    script: 'Cyrillic',
  },
  {
    family: 'Site Mono',
    file: 'site-mono-latin.woff2',
    weight: '400',
    display: 'swap',
    unicodeRange: `U+0000-00FF,${punctuation}`,
    script: 'Latin',
  },
];

/** The fonts of a language: Latin, and those of its own script. */
export function facesFor(locale: LocaleCode): Face[] {
  const own = localeOf(locale).script;
  return faces.filter(({script}) => script === 'Latin' || script === own);
}

/** Whether every first screen needs a font: the letters of its language in the typeface of headings and text. */
export const isOnFirstScreen = ({family, unicodeRange}: Face): boolean =>
  family === 'Site Sans' && unicodeRange !== accents;

/** The URL path of a font. */
export function addressOf({file}: Face, baseUrl: string): string {
  return `${baseUrl}fonts/${file}`;
}
