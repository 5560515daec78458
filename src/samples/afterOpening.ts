/**
 * The part of an object literal after its opening bracket, so that code can insert `auth` before the keys. An empty
 * object stays on one line and only has its closing bracket.
 */
export function afterOpening(literal: string, closing: string): string {
  const [, ...lines] = literal.split('\n');
  return lines.length > 0 ? lines.join('\n') : closing;
}
