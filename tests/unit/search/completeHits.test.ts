import {expect, test} from 'vitest';
import {completeHits} from '../../../src/plugins/search/client/completeHits';
import {HitKind, type Hit} from '../../../src/plugins/search/client/hit';

function hit(u: string, h = '', others: Partial<Hit> = {}): Hit {
  return {
    document: {i: 1, t: u, u, h},
    id: 1,
    type: HitKind.Title,
    page: undefined,
    title: {text: u, marks: []},
    excerpt: undefined,
    ...others,
  };
}

/** Completes hits by an answer that has no more of them than they have. */
const complete = (hits: Hit[], all: Hit[]): Hit[] => completeHits(hits, {hits: all, shown: hits});

test('the shown hits keep their order, and the others follow', () => {
  const shown = [hit('/b'), hit('/b', '#section', {isLastOfTree: true}), hit('/a')];
  const completed = complete(shown, [hit('/a'), hit('/c'), hit('/b'), hit('/b', '#section'), hit('/d')]);
  expect(completed.slice(0, 3)).toEqual(shown);
  expect(completed.slice(3).map(({document}) => document.u)).toEqual(['/c', '/d']);
});

test('the shown hits get their excerpts', () => {
  const excerpt = {text: 'A sentence.', marks: []};
  const [first, second] = completeHits([hit('/a'), hit('/b')], {
    hits: [hit('/c')],
    shown: [hit('/a', '', {excerpt}), hit('/b')],
  });
  expect(first!.excerpt).toEqual(excerpt);
  expect(second!.excerpt).toBeUndefined();
});

test('another answer makes a list no longer than itself', () => {
  const shown = [hit('/a'), hit('/b')];
  expect(complete(shown, [hit('/c'), hit('/d'), hit('/e')]).map(({document}) => document.u)).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
  expect(complete(shown, [hit('/c')])).toEqual(shown);
});

test('an empty list takes the other answer in its own order', () => {
  const all = [hit('/a'), hit('/a', '#section', {isLastOfTree: true})];
  expect(complete([], all)).toEqual(all);
});

test('a section that follows the shown hits is not drawn below a page', () => {
  const [, section] = complete([hit('/a')], [hit('/b'), hit('/a'), hit('/b', '#section', {isLastOfTree: true})]).slice(
    1,
  );
  expect(section!.isLastOfTree).toBeUndefined();
});
