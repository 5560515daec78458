import {expect, test} from 'vitest';
import {kindOf, kinds, sumByKind, usedLength, type Asked, type Kind} from '../../bench/bytes';

const requests: [asked: Asked, kind: Kind][] = [
  [{path: '/callbacks', resourceType: 'document', isPrefetch: false}, 'document'],
  [{path: '/assets/js/main.0f3a9c1d.js', resourceType: 'script', isPrefetch: false}, 'script'],
  [{path: '/assets/js/main.0f3a9c1d.js', resourceType: 'other', isPrefetch: false}, 'script'],
  [{path: '/assets/js/next.0f3a9c1d.js', resourceType: 'script', isPrefetch: true}, 'ahead'],
  [{path: '/callbacks', resourceType: 'other', isPrefetch: true}, 'ahead'],
  [{path: '/assets/css/styles.css', resourceType: 'stylesheet', isPrefetch: false}, 'style'],
  [{path: '/fonts/text.woff2', resourceType: 'font', isPrefetch: false}, 'font'],
  [{path: '/img/favicon.svg', resourceType: 'other', isPrefetch: false}, 'image'],
  [{path: '/search-index.json', resourceType: 'fetch', isPrefetch: false}, 'other'],
  [{path: '/js', resourceType: 'fetch', isPrefetch: false}, 'other'],
];

for (const [asked, kind] of requests) {
  test(`${asked.path}, asked for as ${asked.resourceType}${asked.isPrefetch ? ' for a later page' : ''}, counts as ${kind}`, () => {
    expect(kindOf(asked)).toBe(kind);
  });
}

test('the sums by kind hold every byte, and a kind that was not loaded is 0', () => {
  const sums = sumByKind([
    {path: '/', kind: 'document', bytes: 5},
    {path: '/a.js', kind: 'script', bytes: 20},
    {path: '/b.js', kind: 'script', bytes: 30},
    {path: '/c.js', kind: 'ahead', bytes: 100},
  ]);
  expect(Object.keys(sums)).toEqual([...kinds]);
  expect(sums).toEqual({document: 5, script: 50, style: 0, font: 0, image: 0, other: 0, ahead: 100});
});

const range = (startOffset: number, endOffset: number, count: number) => ({startOffset, endOffset, count});

test('of a script the characters count that ran: the innermost range decides', () => {
  // The script of 100 characters ran, a function in it did not, and another one ran but for its inner branch.
  expect(usedLength([{ranges: [range(0, 100, 1)]}])).toBe(100);
  expect(usedLength([{ranges: [range(0, 100, 1)]}, {ranges: [range(10, 30, 0)]}])).toBe(80);
  expect(usedLength([{ranges: [range(0, 100, 1)]}, {ranges: [range(10, 30, 2), range(15, 20, 0)]}])).toBe(95);
  expect(usedLength([{ranges: [range(0, 100, 0)]}, {ranges: [range(10, 30, 1)]}])).toBe(20);
});

test('ranges that touch or begin together are counted once', () => {
  expect(usedLength([{ranges: [range(0, 100, 1)]}, {ranges: [range(0, 50, 1)]}, {ranges: [range(50, 100, 0)]}])).toBe(
    50,
  );
  expect(usedLength([{ranges: [range(0, 100, 0)]}, {ranges: [range(0, 100, 1)]}])).toBe(100);
  expect(usedLength([])).toBe(0);
});
