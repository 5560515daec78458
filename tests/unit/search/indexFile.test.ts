import {expect, test} from 'vitest';
import type {IndexedDocument} from '../../../src/plugins/search/client/hit';
import {IndexFileReader, outlineOf, writeIndexFile} from '../../../src/plugins/search/indexFile';

const lists: IndexedDocument[][] = [
  [{i: 1, t: 'Колбеки', u: '/uk/callbacks'}],
  [
    {i: 2, t: 'Ключ,', u: '/uk/callbacks', h: '#key', p: 1},
    {i: 3, t: '{"documents":[', u: '/uk/callbacks', h: '#list', p: 1},
  ],
  [],
  [],
  [],
  [],
];

test('the file of the index is JSON with the lists of documents', () => {
  const listed = JSON.parse(writeIndexFile(lists)) as {documents: object[]}[];
  expect(listed.map(({documents}) => documents.length)).toEqual([1, 2, 0, 0, 0, 0]);
  expect(listed[0]!.documents).toEqual(lists[0]);
});

test('the file is read in parts of any size', () => {
  const bytes = new TextEncoder().encode(writeIndexFile(lists));
  for (const size of [1, 7, bytes.length]) {
    const read: IndexedDocument[][] = lists.map(() => []);
    const reader = new IndexFileReader((kind, document) => read[kind]!.push(document));
    for (let start = 0; start < bytes.length; start += size) {
      reader.read(bytes.slice(start, start + size));
    }
    expect(read).toEqual(lists);
  }
});

test('a file that breaks off is not whole, wherever it does', () => {
  const file = writeIndexFile(lists);
  const bytes = new TextEncoder().encode(file);
  const isWhole = (part: Uint8Array): boolean => {
    const reader = new IndexFileReader(() => undefined);
    reader.read(part);
    return reader.isComplete;
  };
  expect(isWhole(bytes)).toBe(true);
  expect(bytes.length).toBeGreaterThan(100);
  for (let end = 0; end < bytes.length; end += 1) {
    expect(isWhole(bytes.slice(0, end)), file.slice(0, end)).toBe(false);
  }
  expect(isWhole(new TextEncoder().encode('<!doctype html>\n<title>Page Not Found</title>\n'))).toBe(false);
});

/** The documents of a file, by kind. */
function readLists(file: string): IndexedDocument[][] {
  const read: IndexedDocument[][] = [[], [], [], [], [], []];
  const reader = new IndexFileReader((kind, document) => read[kind]!.push(document));
  reader.read(new TextEncoder().encode(file));
  expect(reader.isComplete).toBe(true);
  return read;
}

const banks: IndexedDocument[][] = [
  [{i: 1, t: 'Банки', u: '/uk/banks', b: ['Довідники']}],
  [
    {i: 2, t: 'Коди', u: '/uk/banks', h: '#codes', p: 1},
    {i: 7, t: 'Назви', u: '/uk/banks', h: '#names', p: 1},
  ],
  [{i: 1, t: 'Про банки', s: 'Банки', u: '/uk/banks', p: 1}],
  [{i: 1, t: 'МФО', s: 'Банки', u: '/uk/banks', p: 1}],
  [
    {i: 3, t: 'Кожен банк має код.', s: 'Коди', u: '/uk/banks', h: '#codes', p: 1},
    {i: 4, t: '300335 · Райффайзен', s: '300335', u: '/uk/banks', h: '#UA-300335', p: 1},
    {i: 5, t: 'BTC · Біткоїн', s: 'BTC', u: '/uk/banks', h: '#BTC', p: 1},
  ],
  [
    {i: 1, t: 'код банку\nмфо не знайдено', s: 'Банки', u: '/uk/banks', p: 1},
    {i: 7, t: 'назва банку', s: 'Назви', u: '/uk/banks', h: '#names', p: 1},
  ],
];

test('the file has an address once a page, and is read with all documents whole', () => {
  const file = writeIndexFile(banks);
  expect(file.match(/"\/uk\/banks"/g)).toHaveLength(1);
  expect(readLists(file)).toEqual(banks);
});

test('the outline has titles, headings, keywords, codes and questions, and is read with their addresses', () => {
  const file = writeIndexFile(outlineOf(banks, new Set([4, 5])));
  expect(file.match(/banks/g)).toHaveLength(1);
  expect(file).not.toContain('#BTC');
  // An id that is the next one, or that of the page, is not repeated.
  expect(file.match(/"[ip]":/g)).toHaveLength(1 + 3 + 1 + 2 + 2);
  expect(readLists(file)).toEqual([
    banks[0],
    banks[1],
    [],
    banks[3],
    [
      {...banks[4]![1], t: '300335'},
      {...banks[4]![2], t: 'BTC'},
    ],
    banks[5],
  ]);
});
