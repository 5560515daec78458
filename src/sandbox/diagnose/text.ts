/** Changes of a text or of bytes that several mistakes share. */
import {toBytes} from '../../gateway/values/bytes';

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
let lastDecoded: {bytes: Uint8Array; text: string | null} | null = null;

/**
 * Decodes UTF-8; null if the bytes are something else. A byte order mark stays. Caches the last result, because all
 * mistakes read the same body.
 */
export function decodeUtf8(bytes: Uint8Array): string | null {
  if (lastDecoded?.bytes === bytes) return lastDecoded.text;
  let text: string | null = null;
  try {
    text = utf8.decode(bytes);
  } catch {
    // Not UTF-8.
  }
  lastDecoded = {bytes, text};
  return text;
}

export function isSameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
}

/** Orders texts by their UTF-16 units, as most languages do. */
export function byText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

/** Decodes percent-encoding; a text with an invalid code stays unchanged. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Charset = 'windows-1251' | 'windows-1252' | 'iso-8859-1';

/** The characters of a one-byte charset, by byte. A browser takes `iso-8859-1` for `windows-1252`, so it is computed. */
const tables = new Map<Charset, string[]>();

function tableOf(charset: Charset): string[] {
  let table = tables.get(charset);
  if (!table) {
    const bytes = Uint8Array.from({length: 256}, (_, byte) => byte);
    table =
      charset === 'iso-8859-1'
        ? Array.from(bytes, (byte) => String.fromCharCode(byte))
        : [...new TextDecoder(charset).decode(bytes)];
    tables.set(charset, table);
  }
  return table;
}

/** Reads bytes in a one-byte charset. */
function decodeIn(charset: Charset, bytes: Uint8Array): string {
  const table = tableOf(charset);
  return Array.from(bytes, (byte) => table[byte]!).join('');
}

/** Writes a text in a one-byte charset, with `?` for a character that it does not have. */
function encodeIn(charset: Charset, text: string): Uint8Array {
  const table = tableOf(charset);
  return Uint8Array.from([...text], (character) => {
    const byte = table.indexOf(character);
    return byte < 0 ? 0x3f : byte;
  });
}

/**
 * The bytes of this text after a layer encoded it in another charset, or decoded it in one and encoded the result as
 * UTF-8.
 */
export function* inOtherCharsets(bytes: Uint8Array): Generator<Uint8Array> {
  const text = decodeUtf8(bytes);
  for (const charset of ['windows-1251', 'windows-1252', 'iso-8859-1'] as const) {
    if (text !== null) {
      yield encodeIn(charset, text);
      // Encoded as UTF-8 twice: a log shows `Ð§`.
      yield toBytes(decodeIn(charset, bytes));
    } else {
      yield toBytes(decodeIn(charset, bytes));
    }
  }
}

/** A text in which a word is replaced everywhere, in both directions. */
export function* swapped(text: string, one: string, other: string): Generator<string> {
  if (text.includes(one)) yield text.replaceAll(one, other);
  if (text.includes(other)) yield text.replaceAll(other, one);
}

/** One invisible character, or one that looks like a space; tabs and line ends are not among them. */
const unseen = '(?![\\t\\n\\r ])[\\p{DI}\\p{Cc}\\p{Cf}\\p{Z}]';
const everyUnseen = new RegExp(unseen, 'gu');
/** White space and invisible characters at the start of a text. */
export const unseenStart = new RegExp(`^(?:\\s|${unseen})+`, 'u');
const unseenEnds = new RegExp(`^(?:${unseen})+|(?:${unseen})+$`, 'gu');

/** The characters that copying adds and every hash counts, the most frequent first. */
export const invisible = Array.from(
  '\u00AD\u200B\u200C\u200D\u2060\uFEFF\u00A0\u200E\u200F\u202F\u2009\u3000\u2028\u0000\u0085\u2003\u3164',
);

/** Removes invisible characters. */
export const withoutUnseen = (text: string): string => text.replace(everyUnseen, '');

/** Removes invisible characters, and replaces those that look like a space with a space. */
export const asSeen = (text: string): string =>
  text.replace(everyUnseen, (character) => (/\p{Zs}/u.test(character) ? ' ' : ''));

/** The texts that look like this one and have fewer invisible characters. */
export function* clearedOfUnseen(text: string): Generator<string> {
  yield text.replace(unseenEnds, '');
  yield asSeen(text);
  yield withoutUnseen(text);
  for (const character of new Set(text.match(everyUnseen))) {
    yield text.replaceAll(character, '');
    yield text.replaceAll(character, ' ');
  }
}

/** Removes spaces, tabs and line ends at both ends. */
export const withoutBlanks = (text: string): string => text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');

/** The code points of characters, as `U+200B`. */
export function codePoints(characters: Iterable<string>): string[] {
  return Array.from(
    new Set(characters),
    (character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

/** The code points of the invisible characters in a text. */
export const unseenIn = (text: string): string[] => codePoints(text.match(everyUnseen) ?? []);

const otherHyphens = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/**
 * The name of a header without invisible characters and with ASCII hyphens, and the code points of the characters that
 * were removed or replaced.
 */
export function typedName(name: string): {name: string; removed: string[]} {
  return {
    name: withoutUnseen(name).replace(otherHyphens, '-').trim(),
    removed: [...unseenIn(name), ...codePoints(name.match(otherHyphens) ?? [])],
  };
}

/** Other forms of the same number. */
export function numberForms(text: string): string[] {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return [];
  const trimmed = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  const forms = text.includes('.') ? [trimmed, `${trimmed}.0`] : [`${text}.0`, `${text}.00`];
  // `0.0015` for `0.00150000`, and back.
  const padded = trimmed.includes('.')
    ? [2, 8].map((digits) => trimmed.padEnd(trimmed.indexOf('.') + 1 + digits, '0'))
    : [`${trimmed}.00`];
  return [...new Set([...forms, ...padded])].filter((form) => form !== text);
}
