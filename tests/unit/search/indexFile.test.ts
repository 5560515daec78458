import {expect, test} from '@playwright/test';
import type {IndexedDocument} from '../../../src/plugins/search/client/hit';
import {IndexFileReader, writeIndexFile} from '../../../src/plugins/search/indexFile';

const lists: IndexedDocument[][] = [[{i: 1, t: 'Колбеки', u: '/uk/callbacks'}], [{i: 2, t: 'Ключ,', u: '/uk/callbacks', h: '#key'}, {i: 3, t: '{"documents":[', u: '/'}], [], [], []];

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
