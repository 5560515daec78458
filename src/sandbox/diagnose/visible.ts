/** Bytes shown so that nothing in them is hidden. */
import {decodeUtf8} from './text';

/** A run of characters of one kind. */
export interface Run {
  readonly text: string;
  /** `mark` stands for a character that cannot be seen; `different` begins at the first byte that differs. */
  readonly kind: 'text' | 'mark' | 'different';
}

const marks: Readonly<Record<string, string>> = {'\n': '⏎\n', '\r': '␍', '\t': '⇥'};

/** What stands for a character that cannot be seen; null if it can be. */
function markOf(character: string, next: string | undefined): string | null {
  const mark = marks[character];
  if (mark !== undefined) return mark;
  // A space between words can be seen; one at the end of a line or before another one cannot.
  if (character === ' ') return next === undefined || /\s/.test(next) ? '·' : null;
  if (/[\p{Cf}\p{Cc}\p{Mn}\p{Zs}]/u.test(character)) {
    return `<U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`;
  }
  return null;
}

/** A text of bytes, where those that are not UTF-8 are `<byte E7>`. */
function readable(bytes: Uint8Array): {character: string; bytes: number; isRaw?: boolean}[] {
  const text = decodeUtf8(bytes);
  if (text !== null)
    return [...text].map((character) => ({character, bytes: new TextEncoder().encode(character).length}));
  return Array.from(bytes, (byte) =>
    byte < 0x80
      ? {character: String.fromCharCode(byte), bytes: 1}
      : {character: `<${byte.toString(16).toUpperCase().padStart(2, '0')}>`, bytes: 1, isRaw: true},
  );
}

/** Shows bytes with every invisible character marked, and the character at a byte as different. */
export function showBytes(bytes: Uint8Array, differsAt?: number): Run[] {
  const characters = readable(bytes);
  const runs: {text: string; kind: Run['kind']}[] = [];
  let place = 0;
  for (const [at, {character, bytes: length, isRaw}] of characters.entries()) {
    const mark = isRaw ? character : markOf(character, characters[at + 1]?.character);
    const isDifferent = differsAt !== undefined && place <= differsAt && differsAt < place + length;
    let kind: Run['kind'] = mark === null ? 'text' : 'mark';
    let shown = mark ?? character;
    if (isDifferent) {
      kind = 'different';
      if (character === ' ') shown = '·';
    }
    const last = runs.at(-1);
    if (last && last.kind === kind && kind !== 'different') last.text += shown;
    else runs.push({text: shown, kind});
    place += length;
  }
  if (differsAt !== undefined && differsAt >= bytes.length) runs.push({text: '∅', kind: 'different'});
  return runs;
}

/** Index of the first byte in which two texts differ; undefined if they are equal. */
export function firstDifference(left: Uint8Array, right: Uint8Array): number | undefined {
  const length = Math.max(left.length, right.length);
  for (let at = 0; at < length; at += 1) if (left[at] !== right[at]) return at;
  return undefined;
}
