import {toWords} from '../TableFilter/match';
import {hideEmptySections} from '../TableFilter/sections';
import type {Row} from './find';
import {readValues} from '../../wire/finder';

/** The prerendered list of services, whose elements the finder moves. */
export interface List {
  /** Where the list stands while nothing is filtered. */
  host: HTMLElement;
  /** The list itself. */
  element: HTMLElement;
  /** Heads of the columns. */
  heads: string[];
  rows: Row[];
  /** The elements of `rows`, and the body that each belongs to. */
  elements: {row: HTMLTableRowElement; home: HTMLElement}[];
}

/**
 * Reads the services from the prerendered list of the page, so that the page does not ship the catalogue twice.
 *
 * @throws a sentence if the page has no list
 */
export function readList(): List {
  const host = document.querySelector<HTMLElement>('[data-service-list]');
  if (!host) throw new Error('The page of the finder has no list. Write <Facts name="services" /> below the finder.');
  const rows = Array.from(host.querySelectorAll<HTMLTableRowElement>('tbody tr'));
  return {
    host,
    element: host.firstElementChild as HTMLElement,
    heads: Array.from(host.querySelector('thead')!.querySelectorAll('th'), ({textContent}) => textContent),
    rows: rows.map(rowOf),
    elements: rows.map((row) => ({row, home: row.parentElement!})),
  };
}

/** The checkbox that selects a row for comparison; its value is the service code. */
export function checkboxOf(row: HTMLTableRowElement): HTMLInputElement {
  return row.querySelector('input')!;
}

/**
 * Adds what is not prerendered: the checkboxes, because they do nothing without scripts, and the label of each fact on a
 * card, because the labels of all cards are a tenth of the page.
 *
 * @param onChange called with each checkbox that the reader ticks or unticks
 */
export function completeRows(
  {heads, elements}: List,
  labelOf: (code: string) => string,
  onChange: (box: HTMLInputElement) => void,
): void {
  for (const {row} of elements) {
    const [head, , ...facts] = row.cells;
    facts.forEach((cell, index) => (cell.dataset.column = heads[index + 2]));
    const code = codeOf(head!);
    const box = Object.assign(document.createElement('input'), {type: 'checkbox', name: 'compare', value: code});
    box.setAttribute('aria-label', labelOf(code));
    box.addEventListener('change', () => onChange(box));
    head!.querySelector('input')?.remove();
    head!.prepend(box);
  }
}

/**
 * Puts the rows into these bodies, in the order of the list, and the list into its holder, or hides it. What is in its
 * place already is not moved.
 *
 * @param holder null to hide the list
 */
export function placeList(
  {host, element, elements}: List,
  bodyOf: (index: number) => HTMLElement,
  holder: HTMLElement | null,
): void {
  if (elements.some(({row}, index) => row.parentElement !== bodyOf(index)))
    elements.forEach(({row}, index) => bodyOf(index).append(row));
  element.hidden = holder === null;
  if (element.parentElement !== (holder ?? host)) (holder ?? host).prepend(element);
  hideEmptySections(element);
}

const codeOf = (head: Element): string => head.querySelector('code')!.textContent;

function rowOf(row: HTMLTableRowElement): Row {
  const [head] = row.cells;
  const code = codeOf(head!);
  const title = head!.querySelector('a, span')!;
  return {
    code,
    title: title.textContent,
    href: title.getAttribute('href'),
    words: toWords(`${title.textContent} ${code}`),
    values: readValues(row.dataset.values!),
  };
}
