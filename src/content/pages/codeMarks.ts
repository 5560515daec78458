/** Colours of code by the letter used in marks; `src/css/prose.css` has a class for each name. */
const codeColors = {
  c: 'comment',
  s: 'string',
  n: 'number',
  k: 'keyword',
  m: 'name',
  p: 'punctuation',
  // A space that a style sheet marks, in strings where every character matters.
  w: 'space',
} as const;

export type CodeColor = keyof typeof codeColors;

/** A segment of a line; without a colour it is plain text. */
interface Piece {
  text: string;
  color?: (typeof codeColors)[CodeColor];
}

/**
 * Marks are a compact form of highlighting: for each segment its length (UTF-16 units) and the letter of its colour, or
 * `-` for plain text, such as `1p12m2-`. The text after the last mark is plain.
 */
export function writeMarks(pieces: readonly {length: number; color: CodeColor | null}[]): string {
  const joined: {length: number; color: CodeColor | null}[] = [];
  for (const {length, color} of pieces) {
    const last = joined.at(-1);
    if (last?.color === color) last.length += length;
    else if (length > 0) joined.push({length, color});
  }
  if (joined.at(-1)?.color === null) joined.pop();
  return joined.map(({length, color}) => `${length}${color ?? '-'}`).join('');
}

/** Splits a text into lines of coloured segments. Throws if the marks do not match the text, which is a build error. */
export function markedLines(text: string, marks: string): Piece[][] {
  const lines: Piece[][] = [[]];
  let at = 0;
  const add = (length: number, color?: Piece['color']) => {
    text
      .slice(at, at + length)
      .split('\n')
      .forEach((part, index) => {
        if (index > 0) lines.push([]);
        if (part !== '') lines.at(-1)!.push(color ? {text: part, color} : {text: part});
      });
    at += length;
  };
  for (const [, length, letter] of marks.matchAll(/(\d+)([a-z-])/g))
    add(Number(length), codeColors[letter as CodeColor]);
  if (at > text.length) throw new Error(`The marks "${marks}" are for a longer text than "${text}".`);
  add(text.length - at);
  return lines;
}
