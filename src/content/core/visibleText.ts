/** Visible symbols for invisible characters; a line feed keeps its line break. */
const marks: Record<string, string> = {' ': '·', '\n': '⏎\n', '\t': '⇥', '\r': '␍'};

/** Makes white space and invisible characters of a text visible. */
export function showWhiteSpace(text: string): string {
  return text
    .replace(/[ \n\t\r]/g, (character) => marks[character]!)
    .replace(/[\p{Cf}\p{Cc}\p{Mn}]/gu, (character) =>
      character === '\n' ? character : `<U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`,
    );
}
