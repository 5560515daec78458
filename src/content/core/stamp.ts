import {createHash} from 'node:crypto';

/**
 * The stamp that a translation carries as `source`: the first eight hexadecimal digits of SHA-256 over the English
 * text, with line endings and trailing white space normalised. After a change of the English text the stamps differ,
 * and a test asks for a review of the translation.
 */
export function stampOf(english: string): string {
  const normalized = english
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
  return createHash('sha256').update(normalized).digest('hex').slice(0, 8);
}
