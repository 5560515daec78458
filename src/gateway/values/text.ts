/** The one rule for texts, in requests and in responses: Unicode without control characters and lone surrogates. */

/** With the flag `u`, `Cs` only matches surrogates that are no pair. */
const refused = /[\p{Cc}\p{Cs}]/gu;

/** Whether a text has only characters that every text may have. */
export const isText = (text: string): boolean => text.search(refused) < 0;

/** Replaces each refused character with U+FFFD. */
const toText = (text: string): string => text.replace(refused, '\ufffd');

/** A text as a response shows it: with refused characters replaced, and cut to the maximum length. */
export function shown(text: string, most: number): string {
  const characters = [...toText(text.slice(0, 2 * most + 2))];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
}
