import type {Element, Nodes, Parents, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** From so many columns on a table may be too wide for a phone. */
const fewestColumns = 3;
/** A row with so many characters does not fit side by side on a phone. */
const longRow = 45;
/** A code of at most so many characters never breaks. */
const longestCode = 32;

/**
 * Rehype plugin for what Markdown cannot say of a table:
 *
 * - its name, which is the heading over it (else the title of the page), and that the heads in its first row stand over columns;
 * - that a long code in it may break: class `long`;
 * - how it is read on a phone. A table of several columns with long rows gets the class `records`, and each of its cells
 *   the name of its column as `data-column`: the style sheet sets each row as a block of named lines where it would not
 *   fit, so that nobody scrolls sideways to read a sentence. Tables of short values, and those that bring a class of
 *   their own, stay what they are at every width. One that brings the class itself has no names of its rows in the
 *   first column: there these cells say their column too.
 */
export default function rehypeTables() {
  return (tree: Root, {data}: {data: {frontMatter?: {title?: string}}}): void => {
    let name = data.frontMatter?.title;
    visit(tree, 'element', (element) => {
      if (/^h[1-6]$/.test(element.tagName)) name = textOf(element);
      if (element.tagName !== 'table') return;
      describe(element, name);
      letBreak(element);
      const classes = [element.properties.className ?? []].flat().map(String);
      if (classes.includes('records')) nameColumns(element, 0);
      else if (classes.length === 0 && hasLongRows(element)) {
        element.properties.className = ['records'];
        nameColumns(element, 1);
      }
    });
  };
}

function describe(table: Element, name: string | undefined): void {
  if (partsOf(table, 'caption').length === 0) table.properties.ariaLabel ??= name;
  for (const head of partsOf(table, 'thead')) for (const cell of partsOf(head, 'th')) cell.properties.scope ??= 'col';
}

function letBreak(table: Element): void {
  for (const code of partsOf(table, 'code'))
    if (textOf(code).length > longestCode) code.properties.className = ['long'];
}

function hasLongRows(table: Element): boolean {
  const [head, ...rows] = partsOf(table, 'tr');
  if (!head || cellsOf(head).length < fewestColumns || rows.length === 0) return false;
  const lengths = rows.map((row) => textOf(row).length).sort((one, other) => one - other);
  const average = lengths.reduce((sum, length) => sum + length) / lengths.length;
  // Most of them, or a few that are very long.
  return Math.max(lengths[Math.floor(lengths.length / 2)]!, average) >= longRow;
}

function nameColumns(table: Element, first: number): void {
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
