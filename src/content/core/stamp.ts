import {createHash} from 'node:crypto';

/**
 * The stamp that a translation carries as `source`: eight hexadecimal digits of SHA-256 over the English text,
 * with line ends and trailing white space evened out. When the English changes, the stamp of its translation
 * is no longer this one, and a test asks for the translation to be read again.
 */
export function stampOf(english: string): string {
  const even = english
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
  return createHash('sha256').update(even).digest('hex').slice(0, 8);
}
