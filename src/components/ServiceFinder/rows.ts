import {toWords} from '../TableFilter/match';
import type {Row} from './find';
import {filters} from './state';

/** The rows of services in an element, in their order. */
export function rowElements(table: Element): HTMLTableRowElement[] {
  return Array.from(table.querySelectorAll<HTMLTableRowElement>('tbody tr'));
}

/** The box by which a row is chosen for comparison; its value is the code of the service. */
export function boxOf(row: HTMLTableRowElement): HTMLInputElement {
  return row.querySelector('input')!;
}

/** Reads what stands in the rows, so that the catalogue travels to the reader once. */
export function readRows(table: Element): Row[] {
  return rowElements(table).map((row) => {
    const code = boxOf(row).value;
    const title = row.cells[0]!.querySelector('a, span')!;
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
