import assert from 'node:assert';
import {expect, test} from 'vitest';
import {locales} from '../../../src/content/core/locales';
import {kindIds} from '../../e2e/look/kinds';
import {
  axeBudget,
  casesInTurn,
  changedPages,
  kindOf,
  listLocalizedPages,
  takeTurn,
  turnsFor,
  visitsWithin,
  type LocalizedPage,
  type Visit,
} from '../../support/rotation';

const budget = {minutes: 5, secondsToOpen: 0.5, secondsToLook: 1.5};

/** As many pages of each kind and shape as the whole site has, and a shape of one page. */
const sizes: [kind: LocalizedPage['kind'], shape: string, count: number][] = [
  ['own', '', 35],
  ['operation', 'v1', 24],
  ['operation', 'v2', 24],
  ['operation', 'reports-v1', 4],
  ['service', 'redirect_hpp', 60],
  ['service', 'push_h2h', 50],
  ['service', 'payout_h2h', 41],
  ['service', 'debit_h2h', 1],
  ['family', '', 21],
  ['reference', '', 10],
  ['cabinet', '', 30],
];
const site: LocalizedPage[] = locales.flatMap(({code}) =>
  sizes.flatMap(([kind, shape, count]) =>
    Array.from({length: count}, (_, index) => ({id: `${kind}/${shape}/${index}`, locale: code, kind, shape})),
  ),
);
const turns = turnsFor(site, budget);
const seeds = Array.from({length: 2 * turns}, (_, index) => 271_828 + index);
const looksOf = (visits: Visit[]) =>
  new Set(
    visits.flatMap(({page, looks}) => looks.map(({mode, width}) => `${page.locale} ${page.id} ${mode} ${width}`)),
  );

test('a turn takes every page that is like no other, and no page twice', () => {
  const own = site.filter(({kind}) => kind === 'own');
  for (const seed of seeds) {
    const taken = takeTurn(site, {turns, seed}).map(({page}) => page);
    expect(taken.filter(({kind}) => kind === 'own')).toEqual(own);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.length).toBeLessThan(site.length / 2);
  }
});

test('a turn takes every shape in every language, and every kind in every language, mode and width', () => {
  for (const seed of seeds) {
    const visits = takeTurn(site, {turns, seed});
    for (const {code} of locales) {
      for (const [kind, shape] of sizes) {
        const ofShape = visits.filter(({page}) => page.locale === code && page.kind === kind && page.shape === shape);
        assert(ofShape.length > 0, `${kind} ${shape} ${code} in turn ${seed}`);
        const looks = visits
          .filter(({page}) => page.locale === code && page.kind === kind)
          .flatMap((visit) => visit.looks);
        assert.equal(
          new Set(looks.map(({mode, width}) => `${mode} ${width}`)).size,
          4,
          `${kind} ${code} in turn ${seed}`,
        );
      }
    }
  }
});

test('the only page of its kind is seen in every mode and width', () => {
  const [visit] = takeTurn([{id: 'one', locale: 'en', kind: 'cabinet', shape: ''}], {turns, seed: 5});
  expect(visit!.looks).toHaveLength(4);
});

test('a page of every look is in every turn, in every language, mode and width, and in no other visit', () => {
  const inEveryLook = ['operation/v2/0', 'own//3'];
  for (const seed of seeds.slice(0, 5)) {
    for (const id of inEveryLook) {
      const visits = takeTurn(site, {turns, seed, inEveryLook}).filter(({page}) => page.id === id);
      expect(visits.map(({page}) => page.locale)).toEqual(locales.map(({code}) => code));
      expect(looksOf(visits).size).toBe(4 * locales.length);
    }
  }
});

test('turns that follow each other take other pages, and after twice their number every page was seen in every mode and width', () => {
  const repeating = (seed: number) =>
    takeTurn(site, {turns, seed}).filter(({page}) => page.kind !== 'own' && page.shape !== 'debit_h2h');
  expect(turns).toBeGreaterThan(2);
  for (const seed of seeds) {
    const next = new Set(repeating(seed + 1).map(({page}) => page));
    const again = repeating(seed).filter(({page}) => next.has(page) && page.shape !== 'reports-v1');
    expect(again).toEqual([]);
  }
  expect(looksOf(seeds.flatMap((seed) => takeTurn(site, {turns, seed}))).size).toBe(site.length * 4);
});

test('the languages take different pages of a shape', () => {
  const idsOf = (locale: string) =>
    takeTurn(site, {turns, seed: 1}).flatMap(({page}) =>
      page.locale === locale && page.shape === 'redirect_hpp' ? [page.id] : [],
    );
  expect(idsOf('uk').length).toBeGreaterThan(0);
  expect(idsOf('uk').filter((id) => idsOf('en').includes(id))).toEqual([]);
});

test('the fewest turns are taken that the minutes allow', () => {
  const seconds = (count: number, seed = 0) =>
    takeTurn(site, {turns: count, seed}).reduce((sum, {looks}) => sum + 0.5 + looks.length * 1.5, 0);
  for (const seed of [0, ...seeds])
    assert(seconds(turns, seed) <= 600, `${seconds(turns, seed)} seconds in turn ${seed}`);
  expect(seconds(turns - 1)).toBeGreaterThan(600);
  expect(turnsFor(site, {...budget, minutes: 60})).toBe(1);
  expect(() => turnsFor(site, {...budget, minutes: 1})).toThrow(
    '1 minutes do not hold the pages that are like no other',
  );
});

test('a page that changed is taken besides, in every language', () => {
  const seed = 3;
  const id = site.find(
    ({kind, id: own}) => kind === 'family' && !takeTurn(site, {turns, seed}).some(({page}) => page.id === own),
  )!.id;
  const taken = takeTurn(site, {turns, seed, changed: [id]});
  expect(taken.filter(({page}) => page.id === id).map(({page}) => page.locale)).toEqual(locales.map(({code}) => code));
  expect(taken.length).toBe(takeTurn(site, {turns, seed}).length + locales.length);
});

test('a page has changed when its text, contract, data or translation has; a change of many is none', () => {
  expect(
    changedPages([
      'docs/callbacks.mdx',
      'README.md',
      'src/contract/v2/transaction/create.yaml',
      'src/contract/reports-v2/list.yaml',
    ]),
  ).toEqual(['callbacks', 'api/v2/transaction/create', 'api/reports/v2/list']);
  expect(
    changedPages(['i18n/uk/data/services/pix/payin_h2h.yaml', 'src/data/cabinet/screens/general/overview.yaml']),
  ).toEqual(['services/pix/payin_h2h', 'cabinet/general/overview']);
  const all = [...new Set(listLocalizedPages().map(({id}) => id))];
  expect(changedPages(all.map((id) => `docs/${id}.mdx`))).toEqual([]);
});

test('the kind of a page comes from its front matter or its path', () => {
  expect(kindOf('index')).toEqual({kind: 'own', shape: ''});
  expect(kindOf('services/index')).toEqual({kind: 'own', shape: ''});
  expect(kindOf('services/pix/index')).toEqual({kind: 'family', shape: ''});
  expect(kindOf('reference/index')).toEqual({kind: 'own', shape: ''});
  expect(kindOf('reference/country_codes')).toEqual({kind: 'reference', shape: ''});
  expect(kindOf('services/pix/payin_h2h')).toEqual({kind: 'service', shape: 'qr_h2h'});
  expect(kindOf('api/reports/v2/list')).toEqual({kind: 'operation', shape: 'reports-v2'});
  expect(kindOf('cabinet/general/overview')).toEqual({kind: 'cabinet', shape: ''});
});

test('axe looks at one page of each kind in every language, mode and width, in every run', () => {
  const ofKinds = visitsWithin(axeBudget, false).visits.filter(({page}) => kindIds.includes(page.id));
  expect(looksOf(ofKinds).size).toBe(kindIds.length * locales.length * 4);
  expect([...new Set(kindIds.map((id) => kindOf(id).kind))].sort()).toEqual(
    [...new Set(listLocalizedPages().map(({kind}) => kind))].sort(),
  );
});

test('the full run takes every page in every language, mode and width, and says so', () => {
  const {visits, report} = visitsWithin({...budget, minutes: 0.1}, true);
  expect(visits.map(({page}) => page)).toEqual(expect.arrayContaining(listLocalizedPages()));
  expect(looksOf(visits).size).toBe(listLocalizedPages().length * 4);
  expect(report).toContain(
    `${visits.length} of ${visits.length} pages in ${visits.length * 4} of ${visits.length * 4} combinations`,
  );
});

test('of alike cases a run takes one of each shape and those that changed, another run others, and a full one all', () => {
  const cases = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
  const shapeOf = (item: string) => item[0]!;
  const turn = (seed: number, name = 'a test') => casesInTurn(name, cases, {shapeOf, isFull: false, seed});
  for (const seed of seeds) {
    expect(turn(seed).map(shapeOf)).toEqual(['a', 'b', 'c']);
    expect(casesInTurn('a test', cases, {shapeOf, isFull: false, seed, isChanged: (item) => item === 'a2'})).toContain(
      'a2',
    );
  }
  expect(new Set([0, 1, 2].flatMap((seed) => turn(seed)))).toEqual(new Set(cases));
  expect(turn(0, 'another tesu')).not.toEqual(turn(0, 'another test'));
  expect(casesInTurn('a test', cases, {shapeOf, isFull: true})).toEqual(cases);
});
