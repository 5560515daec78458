import assert from 'node:assert/strict';
import {code as packageCode, codes as packageCodes} from 'currency-codes';
import {expect, test} from 'vitest';
import {loadCoins} from '../../../src/content/reference/coins';
import {
  createExponentOf,
  loadAmendments,
  loadCurrencies,
  loadEndedCurrencies,
} from '../../../src/content/reference/currencies';
import {loadWorld} from '../../../src/content/examples/world';

const currencies = loadCurrencies('en');
const ended = loadEndedCurrencies('en');
const amendments = loadAmendments();

test('the table is the list of the package and what the amendments changed, nothing else', () => {
  const added = amendments.flatMap((amendment) => Object.keys(amendment.added ?? {}));
  const dropped = ended.map(({code}) => code);
  assert.ok(added.length > 0 && dropped.length > 0);
  assert.deepEqual(
    added.filter((code) => packageCodes().includes(code)),
    [],
    'added codes that the package has',
  );
  const numbered = amendments.flatMap(({ended: gone = {}}) =>
    Object.entries(gone).flatMap(([code, {numeric}]) => (numeric === undefined ? [] : [code])),
  );
  assert.deepEqual(
    dropped.filter((code) => !packageCodes().includes(code)),
    numbered,
    'the ended codes that the package does not have are those with a number of their own',
  );
  assert.ok(dropped.includes('ZWL'), 'the dollar of Zimbabwe ended on 31 August 2024');
  const expected = [...packageCodes().filter((code) => !dropped.includes(code)), ...added].sort();
  assert.deepEqual(
    currencies.map(({code}) => code),
    expected,
  );
  console.log(`currencies: ${currencies.length}, added: ${added.join(' ')}, ended: ${dropped.join(' ')}`);
});

test('codes are three letters, numbers three digits, and no two present currencies share either', () => {
  for (const {code, numeric} of [...currencies, ...ended]) {
    assert.match(code, /^[A-Z]{3}$/);
    assert.match(numeric, /^\d{3}$/, code);
  }
  expect(new Set(currencies.map(({code}) => code)).size).toBe(currencies.length);
  expect(new Set(currencies.map(({numeric}) => numeric)).size).toBe(currencies.length);
  expect(currencies.find(({code}) => code === 'XCG')).toMatchObject({numeric: '532', exponent: 2});
  expect(currencies.find(({code}) => code === 'XAD')).toMatchObject({numeric: '396', exponent: 2});
});

test('decimals are those of ISO 4217, not those of cash', () => {
  const exponentOf = new Map(currencies.map(({code, exponent}) => [code, exponent]));
  // The standard's exceptions from two decimals; CLDR has others.
  const exceptions = {
    BIF: 0,
    CLP: 0,
    DJF: 0,
    GNF: 0,
    ISK: 0,
    JPY: 0,
    KMF: 0,
    KRW: 0,
    PYG: 0,
    RWF: 0,
    UGX: 0,
    UYI: 0,
    VND: 0,
    VUV: 0,
    XAF: 0,
    XOF: 0,
    XPF: 0,
    BHD: 3,
    IQD: 3,
    JOD: 3,
    KWD: 3,
    LYD: 3,
    OMR: 3,
    TND: 3,
    CLF: 4,
    UYW: 4,
  };
  const others = currencies.filter(({code, exponent}) => exponent !== null && !(code in exceptions));
  expect(Object.entries(exceptions).filter(([code, exponent]) => exponentOf.get(code) !== exponent)).toEqual([]);
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(({exponent}) => exponent !== 2).map(({code}) => code)).toEqual([]);
  expect(currencies.filter(({exponent}) => exponent === null).every(({code}) => code.startsWith('X'))).toBe(true);
});

test('every amendment is newer than the package’s list, has a source, and each change a date', () => {
  const numbers = amendments.map(({number}) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  const present = new Set(currencies.map(({code}) => code));
  let changes = 0;
  for (const {number, source, read_in: readIn, looked_up: lookedUp, added = {}, ended: gone = {}} of amendments) {
    assert.ok(source.includes(String(number)), `the source of ${number} names it`);
    assert.match(readIn, /^https:\/\//);
    for (const [code, {from}] of Object.entries(added))
      assert.ok(from <= lookedUp, `${code} begins before it was looked up`);
    for (const [code, {last_day: lastDay, replaced_by: replacedBy}] of Object.entries(gone)) {
      assert.ok(lastDay < lookedUp, `${code} is over`);
      assert.ok(present.has(replacedBy), `${code} is replaced by ${replacedBy}`);
    }
    const here = Object.keys(added).length + Object.keys(gone).length;
    assert.ok(here > 0, `amendment ${number} changes something`);
    changes += here;
  }
  expect(changes).toBeGreaterThan(4);
});

test('the gateway counts with the decimals of the tables', () => {
  const {exponentOf, rates} = loadWorld();
  for (const {code, exponent} of [...currencies, ...ended, ...loadCoins()])
    assert.equal(exponentOf(code), exponent ?? 0, code);
  const known = new Set([...currencies, ...loadCoins()].map(({code}) => code));
  expect(Object.keys(rates).length).toBeGreaterThan(30);
  expect(
    Object.keys(rates).filter((code) => !known.has(code)),
    'currencies with a rate that no table has',
  ).toEqual([]);
  expect(createExponentOf()('ABC'), 'a code of no table').toBe(2);
});

test('every currency has a name in both languages, without a foreign apostrophe or a Latin word in Ukrainian', () => {
  const names = [...loadCurrencies('uk'), ...loadEndedCurrencies('uk')].map(({names: {en, uk}}) => ({en, uk}));
  expect(names.length).toBe(currencies.length + ended.length);
  expect(names.filter(({en, uk}) => !en || en === uk)).toEqual([]);
  // WIR is a bank's name, XBC and XBD are codes.
  expect(
    names.filter(({uk}) => /[ʼ'ыэъё]|[A-Za-z]/i.test(uk.replace(/ (WIR|XBC|XBD)$/, ''))).map(({uk}) => uk),
  ).toEqual([]);
});

test('the package still says 0 where the standard has no decimals at all', () => {
  const without = currencies.filter(({exponent}) => exponent === null);
  expect(without.length).toBe(13);
  expect(without.filter(({code}) => packageCode(code)!.digits !== 0)).toEqual([]);
});
