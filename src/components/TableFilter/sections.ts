/** Hides each section whose table has no row that is shown, and shows the others. */
export function hideEmptySections(tables: Element): void {
  for (const section of Array.from(tables.querySelectorAll<HTMLElement>('section')))
    section.hidden = !section.querySelector('tbody tr:not([hidden])');
}
