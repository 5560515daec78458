/** Changes of a text or of bytes that several mistakes share. */
import {toBytes} from '../../gateway/bytes';

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
let lastDecoded: {bytes: Uint8Array; text: string | null} | null = null;

/**
 * Decodes UTF-8; null if the bytes are something else. A byte order mark stays. The last text is kept, because all
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

/** Decodes percent signs; a text in which one is broken stays as it is. */
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
export function decodeIn(charset: Charset, bytes: Uint8Array): string {
  const table = tableOf(charset);
  return Array.from(bytes, (byte) => table[byte]!).join('');
}

/** Writes a text in a one-byte charset, with `?` for a character that it does not have. */
export function encodeIn(charset: Charset, text: string): Uint8Array {
  const table = tableOf(charset);
  return Uint8Array.from([...text], (character) => {
    const byte = table.indexOf(character);
    return byte < 0 ? 0x3f : byte;
  });
}

/** The other charsets in which a layer may have written, or read and written again, this text. */
export function* inOtherCharsets(bytes: Uint8Array): Generator<Uint8Array> {
  const text = decodeUtf8(bytes);
  for (const charset of ['windows-1251', 'windows-1252', 'iso-8859-1'] as const) {
    if (text !== null) {
      yield encodeIn(charset, text);
      // Written as UTF-8 twice: what a log shows as `Ð§`, and the way back.
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

/** Characters that are seen by nobody and counted by every hash. */
export const invisible = ['\u00AD', '\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00A0', '\u200E'];

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
