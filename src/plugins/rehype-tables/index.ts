import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** From so many columns on a table may be too wide for a phone. */
const fewestColumns = 3;
/** A row with so many characters does not fit side by side on a phone. */
const longRow = 45;

/** A code of at most so many characters never breaks. */
const longestCode = 32;

/**
 * Rehype plugin: a table of several columns with long rows gets the class `records`, and each of its cells the name of
 * its column as `data-column`. The style sheet then sets each row of it as a block of named lines where a row would not
 * fit, so that nobody scrolls sideways to read a sentence. Tables of short values, and those
 * that bring a class, stay what they are at every width. A long code in any table gets the class `long`, and may break.
 */
export default function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      visit(table, 'element', (code) => {
        if (code.tagName === 'code' && textOf(code).length > longestCode) code.properties.className = ['long'];
      });
      // A class of its own means a form of its own.
      if (table.properties.className) return;
      const [head, ...rows] = rowsOf(table);
      const columns = head ? cellsOf(head).map((cell) => textOf(cell)) : [];
      if (columns.length < fewestColumns || rows.length === 0) return;
      const lengths = rows.map((row) => textOf(row).length).sort((one, other) => one - other);
      if (lengths[Math.floor(lengths.length / 2)]! < longRow) return;
      table.properties.className = ['records'];
      for (const row of rows) cellsOf(row).forEach((cell, index) => index > 0 && (cell.properties.dataColumn = columns[index]));
    });
  };
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, 'element', (element) => void (element.tagName === 'tr' && rows.push(element)));
  return rows;
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((cell): cell is Element => cell.type === 'element' && ['td', 'th'].includes(cell.tagName));
}

function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', ({value}) => void (text += value));
  return text.trim();
}
