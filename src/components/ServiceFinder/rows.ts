import {toWords} from '../TableFilter/match';
import type {Row} from './find';
import {filters} from '../../wire/finder';

/** The body rows of all tables, in order. */
export function rowElements(tables: Element): HTMLTableRowElement[] {
  return Array.from(tables.querySelectorAll<HTMLTableRowElement>('tbody tr'));
}

/** The checkbox that selects a row for comparison; its value is the service code. */
export function checkboxOf(row: HTMLTableRowElement): HTMLInputElement {
  return row.querySelector('input')!;
}

/** Adds the checkboxes, which are not prerendered because they do nothing without scripts. */
export function addCheckboxes(tables: Element, labelOf: (code: string) => string): void {
  for (const row of rowElements(tables)) {
    const [head] = row.cells;
    if (head!.querySelector('input')) continue;
    const code = codeOf(head!);
    const box = Object.assign(document.createElement('input'), {type: 'checkbox', name: 'compare', value: code});
    box.setAttribute('aria-label', labelOf(code));
    head!.prepend(box);
  }
}

const codeOf = (head: Element): string => head.querySelector('code')!.textContent;

/** Reads the services from the prerendered rows, so that the page does not ship the catalogue twice. */
export function readRows(tables: Element): Row[] {
  return rowElements(tables).map((row) => {
    const [head] = row.cells;
    const code = codeOf(head!);
    const title = head!.querySelector('a, span')!;
    return {
      code,
      title: title.textContent,
      href: title.getAttribute('href'),
      words: toWords(`${title.textContent} ${code}`),
      values: Object.fromEntries(
        filters.map((filter) => [filter, (row.dataset[filter] ?? '').split(' ').filter(Boolean)]),
      ) as Row['values'],
    };
  });
}
