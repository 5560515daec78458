import {expect, test} from 'vitest';
import {find, groupOf, groups, waysOn, type Row} from '../../../src/components/ServiceFinder/find';
import {
  emptyState,
  isUnfiltered,
  readState,
  writeState,
  type Known,
  type FinderState,
} from '../../../src/components/ServiceFinder/state';
import {filters} from '../../../src/wire/finder';
import {toWords} from '../../../src/components/TableFilter/match';

const known: Known = {
  country: ['BR', 'PE'],
  currency: ['BRL', 'USD'],
  direction: ['payin', 'payout'],
  integration: ['hpp', 'h2h'],
  action: ['qr', 'redirect', 'none'],
  refund: ['none', 'partial'],
  recurring: ['yes', 'no'],
  compare: ['pix/payin_h2h', 'pix/payin_hpp', 'card/payin_form', 'cash/payin_hpp', 'pix/payout_h2h'],
};
const read = (search: string) => readState(search, known).state;
const ignoredOf = (search: string) => readState(search, known).ignored;
const stateOf = (chosen: Partial<FinderState['chosen']>, q = ''): FinderState => ({
  ...emptyState,
  q,
  chosen: {...emptyState.chosen, ...chosen},
});

test('an address is read: one country and currency, lists with commas or by repetition, letters of any size', () => {
  expect(read('?country=BR&currency=BRL')).toEqual(stateOf({country: ['BR'], currency: ['BRL']}));
  expect(read('?direction=payin,payout')).toEqual(stateOf({direction: ['payin', 'payout']}));
  expect(read('?direction=payin&direction=payout')).toEqual(read('?direction=payin,payout'));
  expect(read('?country=br&action=QR,,%20none%20')).toEqual(stateOf({country: ['BR'], action: ['qr', 'none']}));
  expect(read('')).toEqual(emptyState);
});

test('what is unknown, or too much, is ignored and named', () => {
  expect(readState('?country=XX&direction=payin,sideways', known)).toEqual({
    state: stateOf({direction: ['payin']}),
    ignored: ['country=XX', 'direction=sideways'],
  });
  expect(read('?country=BR,PE').chosen.country).toEqual(['BR']);
  expect(ignoredOf('?country=BR,PE')).toEqual(['country=PE']);
  expect(read(`?compare=${known.compare.join(',')}`).compare).toEqual(known.compare.slice(0, 4));
  expect(ignoredOf(`?compare=${known.compare.join(',')}`)).toEqual(['compare=pix/payout_h2h']);
  expect(ignoredOf('?country=BR,BR&family=pix')).toEqual([]);
});

test('a hostile address neither breaks the reading nor grows', () => {
  for (const search of [
    '?country=%E0%A4%A',
    '?country=__proto__&direction=constructor',
    '?compare=<script>',
    '?q=%00%ff&&&==',
    `?q=${'a'.repeat(100_000)}&refund=${'b'.repeat(100_000)}`,
  ]) {
    const {state, ignored} = readState(search, known);
    expect(filters.flatMap((filter) => state.chosen[filter])).toEqual([]);
    expect(state.q.length).toBeLessThanOrEqual(100);
    expect(
      ignored.every((text) => text.length < 60),
      search,
    ).toBe(true);
  }
  expect(ignoredOf('?direction=constructor')).toEqual(['direction=constructor']);
});

test('a state is written so that people can read it, and read back the same', () => {
  const state: FinderState = {
    ...stateOf({country: ['PE'], direction: ['payin', 'payout']}, 'qr & “code”'),
    compare: ['pix/payin_h2h', 'card/payin_form'],
  };
  const search = writeState(state, '');
  expect(search).toBe(
    '?q=qr%20%26%20%E2%80%9Ccode%E2%80%9D&country=PE&direction=payin,payout&compare=pix/payin_h2h,card/payin_form',
  );
  expect(readState(search, known)).toEqual({state, ignored: []});
  expect(writeState(emptyState, '')).toBe('');
});

test('parameters of others stay in the address, own ones that were ignored go', () => {
  expect(writeState(stateOf({country: ['BR']}), '?_highlight=pix&country=XX')).toBe('?_highlight=pix&country=BR');
  expect(writeState(emptyState, '?_highlight=pix&q=x')).toBe('?_highlight=pix');
});

test('only filters narrow the table', () => {
  expect(isUnfiltered({...emptyState, q: ' ', compare: ['pix/payin_h2h']})).toBe(true);
  expect(isUnfiltered(stateOf({refund: ['none']}))).toBe(false);
  expect(isUnfiltered(stateOf({}, 'pix'))).toBe(false);
});

const row = (code: string, values: Partial<Row['values']>): Row => ({
  code,
  title: code,
  href: null,
  words: toWords(code),
  values: {
    country: [],
    currency: ['USD'],
    direction: ['payin'],
    integration: ['h2h'],
    action: ['none'],
    refund: ['none'],
    recurring: ['no'],
    ...values,
  },
});
const rows = [
  row('card/payin_form', {currency: ['USD', 'BRL'], integration: ['hpp'], action: ['redirect'], refund: ['partial']}),
  row('pix/payin_h2h', {country: ['BR'], currency: ['BRL'], action: ['qr'], refund: ['partial']}),
  row('pix/payout_h2h', {country: ['BR'], currency: ['BRL'], direction: ['payout']}),
  row('cash/payin_hpp', {country: ['PE'], integration: ['hpp']}),
];
const shownFor = (state: FinderState): string[] => {
  const {isShown, shown} = find(rows, state, known);
  const codes = rows.filter((_, index) => isShown[index]).map(({code}) => code);
  expect(codes.length).toBe(shown);
  return codes;
};

test('a country finds its own services and those for every country', () => {
  expect(shownFor(stateOf({country: ['PE']}))).toEqual(['card/payin_form', 'cash/payin_hpp']);
});

test('values of one filter widen, filters narrow each other, free text narrows by name and code', () => {
  expect(shownFor(stateOf({direction: ['payin', 'payout']})).length).toBe(rows.length);
  expect(shownFor(stateOf({country: ['BR'], direction: ['payin']}))).toEqual(['card/payin_form', 'pix/payin_h2h']);
  expect(shownFor(stateOf({direction: ['payin']}, 'PIX h2'))).toEqual(['pix/payin_h2h']);
  expect(shownFor(stateOf({}, 'zzz'))).toEqual([]);
});

test('each value is counted as if it were chosen beside the other filters', () => {
  const states = [
    emptyState,
    stateOf({country: ['BR']}),
    stateOf({country: ['PE'], direction: ['payout']}),
    stateOf({currency: ['BRL'], refund: ['partial']}, 'pix'),
  ];
  let counted = 0;
  for (const state of states) {
    const {counts} = find(rows, state, known);
    for (const filter of filters) {
      for (const value of known[filter]) {
        const alone = {...state, chosen: {...state.chosen, [filter]: [value]}};
        expect(counts[filter].get(value), `${filter}=${value} beside ${writeState(state, '')}`).toBe(
          shownFor(alone).length,
        );
        counted += 1;
      }
    }
  }
  expect(counted).toBe(states.length * filters.reduce((sum, filter) => sum + known[filter].length, 0));
});

test('of the services that count for a country, those for every country are known', () => {
  expect(find(rows, emptyState, known).worldwide).toBe(1);
  expect(find(rows, stateOf({country: ['PE']}), known).worldwide).toBe(1);
  expect(find(rows, stateOf({country: ['PE'], direction: ['payout']}), known).worldwide).toBe(0);
});

test('services of a country are grouped by the number of countries: one, some, every', () => {
  const values = (country: string[]) => ({values: row('x', {country}).values});
  expect(groups).toEqual(['local', 'regional', 'worldwide']);
  expect(groupOf(values(['MX']))).toBe('local');
  expect(groupOf(values(['DE', 'FR']))).toBe('regional');
  expect(groupOf(values([]))).toBe('worldwide');
});

test('where nothing is found, the ways on are the filters whose removal finds something, the best first', () => {
  const state = stateOf({country: ['BR'], direction: ['payout'], refund: ['partial']});
  expect(shownFor(state)).toEqual([]);
  expect(waysOn(rows, state, known)).toEqual([
    {without: 'direction', count: 2},
    {without: 'refund', count: 1},
  ]);
  expect(waysOn(rows, stateOf({country: ['BR']}, 'zzz'), known)).toEqual([{without: 'q', count: 3}]);
  expect(waysOn(rows, stateOf({currency: ['BRL'], direction: ['payout']}, 'zzz'), known)).toEqual([
    {without: 'q', count: 1},
  ]);
  expect(waysOn(rows, stateOf({refund: ['full']}, 'zzz'), known)).toEqual([]);
});
