/** Bytes shown so that nothing in them is hidden. */
import {codePoints, decodeUtf8} from './text';

/** A run of characters of one kind. */
interface Run {
  /** As it is, so that a reader who copies it gets the same bytes. Bytes that are not UTF-8 have no text. */
  readonly text: string;
  /** `mark` is a character that cannot be seen; `different` is the first byte that differs. */
  readonly kind: 'text' | 'mark' | 'different';
  /** Text that a style sheet shows in place of an invisible character. */
  readonly mark?: string;
}

const marks: Readonly<Record<string, string>> = {'\n': '⏎', '\r': '␍', '\t': '⇥'};

/** The mark to show for an invisible character; null if the character is visible. */
function markOf(character: string, next: string | undefined): string | null {
  const mark = marks[character];
  if (mark !== undefined) return mark;
  // A space between words can be seen; one at the end of a line or before another one cannot.
  if (character === ' ') return next === undefined || /\s/.test(next) ? '·' : null;
  if (/[\p{Cf}\p{Cc}\p{Mn}\p{Zs}]/u.test(character)) {
    return `<${codePoints([character])[0]!}>`;
  }
  return null;
}

/** The characters of bytes. If the whole is not UTF-8, each byte beyond ASCII is marked as `<E7>`. */
function readable(bytes: Uint8Array): {character: string; bytes: number; mark?: string}[] {
  const text = decodeUtf8(bytes);
  if (text !== null)
    return [...text].map((character) => ({character, bytes: new TextEncoder().encode(character).length}));
  return Array.from(bytes, (byte) =>
    byte < 0x80
      ? {character: String.fromCharCode(byte), bytes: 1}
      : {character: '', bytes: 1, mark: `<${byte.toString(16).toUpperCase().padStart(2, '0')}>`},
  );
}

/** Shows bytes with every invisible character marked, and the character at a byte as different. */
export function showBytes(bytes: Uint8Array, differsAt?: number): Run[] {
  const characters = readable(bytes);
  const runs: {text: string; kind: Run['kind']; mark?: string}[] = [];
  let place = 0;
  for (const [at, {character, bytes: length, mark: own}] of characters.entries()) {
    const isDifferent = differsAt !== undefined && place <= differsAt && differsAt < place + length;
    const mark = own ?? (isDifferent && character === ' ' ? '·' : markOf(character, characters[at + 1]?.character));
    const last = runs.at(-1);
    if (!isDifferent && mark === null && last?.kind === 'text') last.text += character;
    else {
      const kind = isDifferent ? 'different' : mark === null ? 'text' : 'mark';
      runs.push({text: character, kind, ...(mark !== null && {mark})});
    }
    place += length;
  }
  if (differsAt !== undefined && differsAt >= bytes.length) runs.push({text: '', kind: 'different', mark: '∅'});
  return runs;
}

/** Index of the first byte in which two byte sequences differ; undefined if they are equal. */
export function firstDifference(left: Uint8Array, right: Uint8Array): number | undefined {
  const length = Math.max(left.length, right.length);
  for (let at = 0; at < length; at += 1) if (left[at] !== right[at]) return at;
  return undefined;
}
