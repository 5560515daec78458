/**
 * What follows the opening bracket of a written object, so that code can write `auth` before its keys. An object without
 * keys stands on one line and has only its closing bracket.
 */
export function afterOpening(literal: string, closing: string): string {
  const [, ...lines] = literal.split('\n');
  return lines.length > 0 ? lines.join('\n') : closing;
}
