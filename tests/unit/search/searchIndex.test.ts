import {expect, test} from 'vitest';
import {HitKind} from '../../../src/plugins/search/client/hit';
import {SearchIndex} from '../../../src/plugins/search/client/searchIndex';

/** An index of two pages whose words are written as they are searched, or with typos. */
function createIndex(maxTypos: number): SearchIndex {
  const index = new SearchIndex(maxTypos);
  index.add(HitKind.Title, {i: 1, t: 'Merchant', u: '/merchant'}, '/');
  index.add(HitKind.Title, {i: 2, t: 'Codes', u: '/codes'}, '/');
  index.add(HitKind.Content, {i: 3, t: '300335', s: '300335', u: '/codes', h: '#300335', p: 2}, '/');
  return index;
}

const find = (index: SearchIndex, input: string): string[] =>
  index.find({input, context: null, baseUrl: '/', limit: 8}).map(({document: {u, h = ''}}) => u + h);

test('a word may have as many typos as the option says', () => {
  for (const [maxTypos, found] of [
    [0, ['merchant']],
    [1, ['merchant', 'marchant']],
    [2, ['merchant', 'marchant', 'marchent']],
  ] as const) {
    const index = createIndex(maxTypos);
    const hits = ['merchant', 'marchant', 'marchent'].filter((word) => find(index, word).includes('/merchant'));
    expect(hits, String(maxTypos)).toEqual(found);
  }
});

test('a row of codes is found by its code first, and by its text when that has come', () => {
  const index = createIndex(2);
  expect(find(index, '300335')).toEqual(['/codes#300335']);
  expect(find(index, 'Raiffeisen')).toEqual([]);
  const row = {i: 3, t: '300335 · Raiffeisen', s: '300335', u: '/codes', h: '#300335', p: 2};
  index.add(HitKind.Title, {i: 2, t: 'Codes', u: '/codes'}, '/');
  index.add(HitKind.Content, row, '/');
  expect(find(index, 'Raiffeisen')).toEqual(['/codes#300335']);
  expect(find(index, 'codes')).toEqual(['/codes']);
  const [hit] = index.find({input: '300335', context: null, baseUrl: '/', limit: 8});
  expect(hit!.document).toEqual(row);
});
