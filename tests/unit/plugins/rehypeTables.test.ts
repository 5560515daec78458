import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import rehypeTables from '../../../src/plugins/rehype-tables/index';

const sentence = 'A sentence that is longer than a phone is wide';

function tableOf(head: string[], rows: string[][], attributes = '', above = ''): Element {
  const line = (cells: string[], name: string) =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  const tree: Root = fromHtml(
    `${above}<table${attributes}><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`,
    {fragment: true},
  );
  rehypeTables()(tree, {data: {frontMatter: {title: 'Callbacks'}}});
  return tree.children.at(-1) as Element;
}

const columnsOf = (table: Element): unknown[] =>
  ((table.children[1] as Element).children[0] as Element).children.map(
    (cell) => (cell as Element).properties.dataColumn,
  );

test('each cell of a table of long rows but the first says its column', () => {
  const table = tableOf(['Field', 'Type', 'What <em>it</em> is'], [['email', 'string', sentence]]);
  expect(table.properties.className).toEqual(['records']);
  expect(columnsOf(table)).toEqual([undefined, 'Type', 'What it is']);
});

test('a few very long rows make a table one of long rows', () => {
  const short = ['UAH', '980', '2'];
  expect(
    tableOf(['Code', 'Number', 'Digits'], [short, short, ['UAH', '980', sentence.repeat(3)]]).properties.className,
  ).toEqual(['records']);
});

test('in a table that comes as one of records, each cell says its column', () => {
  const table = tableOf(['v1', 'v2', 'Change'], [['state', 'status', 'words']], ' class="records versions"');
  expect(table.properties.className).toEqual(['records', 'versions']);
  expect(columnsOf(table)).toEqual(['v1', 'v2', 'Change']);
});

for (const [what, table] of Object.entries({
  'of two columns': tableOf(['Field', 'What it is'], [['email', sentence]]),
  'of short rows': tableOf(
    ['Code', 'Number', 'Digits'],
    [
      ['UAH', '980', '2'],
      ['UAH', '980', '2'],
      ['UAH', '980', sentence],
    ],
  ),
  'with a class of its own': tableOf(
    ['Field', 'Type', 'What it is'],
    [['email', 'string', sentence]],
    ' class="facts"',
  ),
})) {
  test(`a table ${what} stays a table`, () => {
    expect(table.properties.className ?? []).not.toContain('records');
    expect(columnsOf(table).filter(Boolean)).toEqual([]);
  });
}

test('a long code in a cell may break, a short one may not', () => {
  const table = tableOf(['Field', 'Valid'], [['<code>email</code>', `<code>${sentence}</code>`]]);
  const cells = ((table.children[1] as Element).children[0] as Element).children as Element[];
  expect(cells.map((cell) => (cell.children[0] as Element).properties.className)).toEqual([undefined, ['long']]);
});

test('a table is named after the heading over it, else after the page, and its heads are those of columns', () => {
  const under = (above: string) => tableOf(['Field', 'Type'], [['email', 'string']], '', above);
  expect(under('').properties.ariaLabel).toBe('Callbacks');
  const table = under('<h2>Retries</h2><h3>By <code>code</code></h3>');
  expect(table.properties.ariaLabel).toBe('By code');
  const heads = ((table.children[0] as Element).children[0] as Element).children as Element[];
  expect(heads.map(({properties}) => properties.scope)).toEqual(['col', 'col']);
});

test('a table of codes with long rows is one of long rows from two columns on, and its text needs no label', () => {
  const table = tableOf(['Code', 'Meaning'], [['<code>upstream_timeout</code>', sentence]], ' class="codes"');
  expect(table.properties.className).toEqual(['codes', 'records']);
  expect(columnsOf(table).filter(Boolean)).toEqual([]);
  expect(tableOf(['Code', 'Name'], [['UA', 'Ukraine']], ' class="codes"').properties.className).toEqual(['codes']);
});

test('a code that a phone may have to wrap breaks behind its signs, and its text stays the same', () => {
  const table = tableOf(
    ['Field', 'Example', 'Other'],
    [['<code>next_action.expires_at</code>', '<code>card_number</code>', '<code>SUM_OF of_all words</code>']],
  );
  const cells = ((table.children[1] as Element).children[0] as Element).children as Element[];
  const parts = cells.map((cell) =>
    (cell.children[0] as Element).children.map((part) =>
      part.type === 'text' ? part.value : (part as Element).tagName,
    ),
  );
  expect(parts).toEqual([
    ['next_', 'wbr', 'action.', 'wbr', 'expires_', 'wbr', 'at'],
    ['card_number'],
    ['SUM_OF of_all words'],
  ]);
});

test('columns of numbers are named, those of codes and of words are not', () => {
  const head = ['What', 'Amount', 'Share', 'Code', 'HTTP', 'Days'];
  const rows = [
    ['1', '12,480.50', '2.5%', '<code>804</code>', '400 or 404', '—'],
    ['2', '−3', '', '<code>980</code>', '500', '14'],
  ];
  expect(tableOf(head, rows).properties.dataNumbers).toBe('2 3 6');
  expect(tableOf(['Code', 'Name'], [['UA', 'Ukraine']]).properties.dataNumbers).toBeUndefined();
});
