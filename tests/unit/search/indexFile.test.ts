import {expect, test} from 'vitest';
import type {IndexedDocument} from '../../../src/plugins/search/client/hit';
import {IndexFileReader, writeIndexFile} from '../../../src/plugins/search/indexFile';

const lists: IndexedDocument[][] = [
  [{i: 1, t: 'Колбеки', u: '/uk/callbacks'}],
  [
    {i: 2, t: 'Ключ,', u: '/uk/callbacks', h: '#key'},
    {i: 3, t: '{"documents":[', u: '/'},
  ],
  [],
  [],
  [],
];

test('the file of the index is JSON with the lists of documents', () => {
  expect(JSON.parse(writeIndexFile(lists))).toEqual(lists.map((documents) => ({documents})));
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
