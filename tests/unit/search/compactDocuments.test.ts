import {expect, test} from 'vitest';
import type {IndexedDocument} from '../../../src/plugins/search/client/hit';
import {compactDocuments, type IndexedSections} from '../../../src/plugins/search/compactDocuments';

const addresses = Array.from({length: 9}, (_, index) => `/services/pix/way_${index}`);

function documents(h: string, textOf: (address: string, index: number) => string, list = addresses): IndexedDocument[] {
  return list.map((u, index) => ({i: index + 1, t: textOf(u, index), s: h, u, h: `#${h}`, p: 1}));
}

const indexed: IndexedSections = new Map([
  ['fields', 'names'],
  ['flow', 'nothing'],
]);

function contentOf(content: IndexedDocument[], headings: IndexedDocument[]): IndexedDocument[] {
  return compactDocuments([[], headings, [], [], content], '/', indexed)[4]!;
}

test('headings that nine pages have are left out, and their sections shortened', () => {
  const headings = [
    ...documents('fields', () => 'Fields'),
    ...documents('flow', () => 'How it goes'),
    {i: 99, t: 'Own', u: '/a', h: '#own', p: 1},
  ];
  const content = [
    ...documents(
      'fields',
      (_, index) => `Send document_number and webhook-id, then Gateway-Key ${index}. Number, v1 510${index}`,
    ),
    ...documents('flow', () => 'The payer pays.'),
  ];
  const lists = compactDocuments([[], headings, [], [], content], '/', indexed);
  expect(lists[1]!.map(({t}) => t)).toEqual(['Own']);
  expect(lists[4]!.map(({t}) => t)).toEqual(addresses.map((_, index) => `document_number Gateway-Key 510${index}`));
});

test('a section of the same name on fewer pages stays whole', () => {
  const few = addresses.slice(1);
  expect(
    contentOf(
      documents('flow', (u) => `The payer of ${u} pays.`, few),
      documents('flow', () => 'How it goes', few),
    ),
  ).toHaveLength(8);
});

test('a sentence that pages share stays on the general page, else on the first', () => {
  const shared = 'Check the signature first.';
  const content: IndexedDocument[] = [
    {i: 1, t: `${shared} Pix is instant.`, u: '/services/pix/payin_h2h'},
    {i: 2, t: shared, u: '/api/v1/transaction/find'},
    {i: 3, t: `${shared} Callbacks are signed.`, u: '/callbacks'},
  ];
  expect(contentOf(content, []).map(({i, t}) => [i, t])).toEqual([
    [1, 'Pix is instant.'],
    [3, `${shared} Callbacks are signed.`],
  ]);
});

test('blocks stay apart, also where a sentence between them is left out', () => {
  const content: IndexedDocument[] = [
    {i: 1, t: 'Field\nFirst text.\nShared text.\nType', u: '/callbacks'},
    {i: 2, t: 'Own text.\nShared text.\nName', u: '/services/pix/payin_h2h'},
  ];
  expect(contentOf(content, []).map(({t}) => t)).toEqual(['Field\nFirst text.\nShared text.\nType', 'Own text.\nName']);
});
