// Change: joins the search box and its suggestions, see index.tsx.

/** The id of the suggestion at `index` in the list `listId`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
