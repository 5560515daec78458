/** What stands for a character that the eye cannot tell; a line feed stays, so that lines stay lines. */
const marks: Record<string, string> = {' ': '·', '\n': '⏎\n', '\t': '⇥', '\r': '␍'};

/** A text with its white space and invisible characters made visible. */
export function showWhiteSpace(text: string): string {
  return text
    .replace(/[ \n\t\r]/g, (character) => marks[character]!)
    .replace(/[\p{Cf}\p{Cc}\p{Mn}]/gu, (character) =>
      character === '\n' ? character : `<U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`,
    );
}
