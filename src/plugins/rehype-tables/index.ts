import type {Element, Nodes, Parents, Root} from 'hast';
import {eachElement} from '../eachElement';

/** A table with fewer columns always fits a phone. */
const minColumns = 3;
/** Characters of a row above which its cells do not fit next to each other on a phone. */
const minRowLength = 45;
/** Characters up to which a code never wraps. */
const maxCodeLength = 32;

/**
 * Rehype plugin that adds what Markdown cannot express about a table:
 *
 * - its accessible name, which is the preceding heading (or else the page title), and `scope="col"` on its header
 *   cells;
 * - the class `long` on codes that may wrap;
 * - its layout on a phone. A table of several columns with long rows gets the class `records`, and each cell its
 *   column's name as `data-column`. In narrow text the style sheet then renders each row as a block of labelled
 *   lines, so that nobody scrolls sideways to read a sentence. Tables with short values, and those with a class of
 *   their own, keep their layout. In a table that already has the class `records`, the first column is not a row name,
 *   so its cells are labelled too.
 */
export default function rehypeTables() {
  return (tree: Root, {data}: {data: {frontMatter?: {title?: string}}}): void => {
    let name = data.frontMatter?.title;
    eachElement(tree, (element) => {
      if (/^h[1-6]$/.test(element.tagName)) name = textOf(element);
      if (element.tagName !== 'table') return;
      describe(element, name);
      allowBreaks(element);
      const classes = [element.properties.className ?? []].flat().map(String);
      if (classes.includes('records')) labelCells(element, 0);
      else if (classes.length === 0 && hasLongRows(element)) {
        element.properties.className = ['records'];
        labelCells(element, 1);
      }
    });
  };
}

function describe(table: Element, name: string | undefined): void {
  if (partsOf(table, 'caption').length === 0) table.properties.ariaLabel ??= name;
  for (const head of partsOf(table, 'thead')) for (const cell of partsOf(head, 'th')) cell.properties.scope ??= 'col';
}

function allowBreaks(table: Element): void {
  for (const code of partsOf(table, 'code'))
    if (textOf(code).length > maxCodeLength) code.properties.className = ['long'];
}

function hasLongRows(table: Element): boolean {
  const [head, ...rows] = partsOf(table, 'tr');
  if (!head || cellsOf(head).length < minColumns || rows.length === 0) return false;
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
