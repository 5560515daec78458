import type {Element, Nodes, Parents, Root} from 'hast';
import {eachElement} from '../eachElement';

/** A table with fewer columns always fits a phone. */
const minColumns = 3;
/** Characters of a row above which its cells do not fit next to each other on a phone. */
const minRowLength = 45;
/** Characters up to which a code never wraps. */
const maxCodeLength = 32;
/** Characters of a code that fit the narrowest column of a phone. */
const fitsColumn = 16;
/** Where a code may break: behind these signs, as they are between its words. */
const breakAfter = /(?<=\w[_./-])(?=\w)/;
/** The columns that can be set to the right; the style sheet names them. */
const numberColumns = [2, 3, 4, 5, 6, 7, 8];
/** A number or a share in per cent; the decimals are the same in each row. */
const isNumber = (text: string): boolean => /^[−-]?\d+(?:[ \u00a0\u202f,]\d{3})*(?:[.,]\d+)?(?:\s?%)?$/.test(text);

/**
 * Rehype plugin that adds what Markdown cannot express about a table:
 *
 * - its accessible name, which is the preceding heading (or else the page title), and `scope="col"` on its header
 *   cells;
 * - the class `long` on codes that may wrap, and `<wbr>` between the words of codes that a phone may have to wrap;
 * - the columns of numbers, in `data-numbers`, which the style sheet aligns to the right;
 * - its layout on a phone. A table of several columns with long rows gets the class `records`, and each cell its
 *   column's name as `data-column`. In narrow text the style sheet then renders each row as a block of labelled
 *   lines, so that nobody scrolls sideways to read a sentence. A table of codes (`codes`) with long rows does so even
 *   with two columns; the second is then below the code and needs no label. Tables with short values, and those with
 *   another class of their own, keep their layout. In a table that already has the class `records`, the first column is
 *   not a row name, so its cells are labelled too.
 */
export default function rehypeTables() {
  return (tree: Root, {data}: {data: {frontMatter?: {title?: string}}}): void => {
    let name = data.frontMatter?.title;
    eachElement(tree, (element) => {
      if (/^h[1-6]$/.test(element.tagName)) name = textOf(element);
      if (element.tagName !== 'table') return;
      describe(element, name);
      const classes = [element.properties.className ?? []].flat().map(String);
      const isOfCodes = classes.includes('codes');
      if (classes.includes('records')) labelCells(element, 0);
      else if (classes.every((one) => one === 'codes') && hasLongRows(element, isOfCodes ? 2 : minColumns)) {
        element.properties.className = [...classes, 'records'];
        if (columnsOf(element) >= minColumns) labelCells(element, 1);
      }
      // Its codes have a line of their own on a phone.
      allowBreaks(element, isOfCodes && columnsOf(element) < minColumns);
      markNumbers(element);
    });
  };
}

function describe(table: Element, name: string | undefined): void {
  if (partsOf(table, 'caption').length === 0) table.properties.ariaLabel ??= name;
  for (const head of partsOf(table, 'thead')) for (const cell of partsOf(head, 'th')) cell.properties.scope ??= 'col';
}

function allowBreaks(table: Element, isRoomy: boolean): void {
  for (const code of partsOf(table, 'td').flatMap((cell) => partsOf(cell, 'code'))) {
    const text = textOf(code);
    if (text.length > maxCodeLength) code.properties.className = ['long'];
    if (isRoomy || text.length <= fitsColumn || /\s/.test(text) || code.children[0]?.type !== 'text') continue;
    code.children = text
      .split(breakAfter)
      .flatMap((part, index): Element['children'] => [
        ...(index > 0 ? [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}] : []),
        {type: 'text', value: part},
      ]);
  }
}

/** Names the columns whose cells are numbers, or empty; codes are names even where they have only digits. */
function markNumbers(table: Element): void {
  const rows = partsOf(table, 'tr').slice(1).map(cellsOf);
  const found = numberColumns.filter((column) => {
    const cells = rows.flatMap((cells) => cells[column - 1] ?? []);
    const texts = cells.map(textOf).filter((text) => text !== '' && text !== '—');
    const isOfCodes = cells.some((cell) => 'dataValue' in cell.properties || partsOf(cell, 'code').length > 0);
    return texts.length > 0 && !isOfCodes && texts.every(isNumber);
  });
  if (found.length > 0) table.properties.dataNumbers = found.join(' ');
}

function columnsOf(table: Element): number {
  const [head] = partsOf(table, 'tr');
  return head ? cellsOf(head).length : 0;
}

function hasLongRows(table: Element, leastColumns: number): boolean {
  const [head, ...rows] = partsOf(table, 'tr');
  if (!head || cellsOf(head).length < leastColumns || rows.length === 0) return false;
  const lengths = rows.map((row) => textOf(row).length).sort((one, other) => one - other);
  const average = lengths.reduce((sum, length) => sum + length) / lengths.length;
  // Either most rows are long, or a few are very long.
  return Math.max(lengths[Math.floor(lengths.length / 2)]!, average) >= minRowLength;
}

function labelCells(table: Element, first: number): void {
  const [head, ...rows] = partsOf(table, 'tr');
  const columns = cellsOf(head!).map(textOf);
  for (const row of rows)
    cellsOf(row).forEach((cell, index) => index >= first && (cell.properties.dataColumn = columns[index]));
}

function partsOf({children}: Parents, tagName: string): Element[] {
  return children.flatMap((child) => {
    const inner = 'children' in child ? partsOf(child, tagName) : [];
    return child.type === 'element' && child.tagName === tagName ? [child, ...inner] : inner;
  });
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((cell): cell is Element => cell.type === 'element' && ['td', 'th'].includes(cell.tagName));
}

function textOf(element: Element): string {
  return textIn(element).trim();
}

function textIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textIn).join('') : '';
}
