// Change: part of the search bar, see index.tsx.

/** Element id of a suggestion by index, shared by the box and the list. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
