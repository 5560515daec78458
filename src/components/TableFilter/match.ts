/**
 * Normalizes a text to words: lower case, letters and digits only, no diacritics, so that "Cote d'Ivoire" finds Côte
 * d’Ivoire.
 */
export function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether each word of the query is a prefix of a word of the row; an empty query matches every row. */
export function matches(query: string, row: string[]): boolean {
  return toWords(query).every((prefix) => row.some((word) => word.startsWith(prefix)));
}
