import {expect, test} from 'vitest';
import {
  accountFormat,
  createAccount,
  moveClock,
  nowOf,
  readAccount,
  record,
  writeAccount,
} from '../../../src/sandbox/account';
import {world} from '../../support/askGateway';

const bytes = new Uint8Array([0, 10, 255, 0xe2, 0x82]);
const request = {method: 'POST', path: '/v2/transaction/find', headers: {}, body: bytes};

test('an account is the same after it was written and read, with bytes that are no text', () => {
  const account = createAccount(world, 'seed', 0);
  record(account, {kind: 'request', at: 1, request, response: {status: 200, headers: {}, body: bytes}});
  record(account, {kind: 'simulation', at: 2, name: 'clock', data: {seconds: 5}});
  record(account, {
    kind: 'callback',
    at: 3,
    id: 'evt_1',
    version: 'v2',
    attempt: 1,
    request: {...request, url: 'https://shop.example/'},
    verdict: 'valid',
    response: 'time_out',
    nextAt: null,
  });
  account.respondWith = 'time_out';
  expect(account.timeline.map(({number}) => number)).toEqual([1, 2, 3]);
  expect(readAccount(writeAccount(account), world)).toEqual({account});
  // The same text means that nothing changed.
  const again = readAccount(writeAccount(account), world) as {account: typeof account};
  expect(writeAccount(again.account)).toBe(writeAccount(account));
});

test('the timeline keeps its latest entries, and their numbers are not used again', () => {
  const account = createAccount(world, 'seed', 0);
  for (let at = 1; at <= 1000; at++) record(account, {kind: 'simulation', at, name: 'clock', data: {}});
  expect(account.timeline.at(-1)!.number).toBe(1000);
  expect(account.timeline.length).toBeLessThan(1000);
  expect(account.timeline[0]!.number).toBe(1001 - account.timeline.length);
});

test('an account of the first format is read, with callbacks of v1 by POST', () => {
  const account = createAccount(world, 'seed', 0);
  const {callbackMethod: _later, ...first} = JSON.parse(writeAccount(account)) as Record<string, unknown>;
  expect(readAccount(JSON.stringify({...first, format: 1}), world)).toEqual({account});
});

test('what is no account is damaged', () => {
  const {format, ...account} = JSON.parse(writeAccount(createAccount(world, 'seed', 0))) as Record<string, unknown>;
  const texts = [
    '',
    'null',
    '[]',
    '{}',
    JSON.stringify(account),
    JSON.stringify({format}),
    JSON.stringify({format, ...account, clock: undefined}),
    JSON.stringify({format, ...account, entries: '0'}),
    JSON.stringify({format, ...account, state: {}}),
    JSON.stringify({format, ...account, timeline: {}}),
    JSON.stringify({format, ...account, timeline: [{kind: 'request', request: {body: '%'}, response: {body: ''}}]}),
    JSON.stringify({format, ...account}).slice(0, -1),
  ];
  for (const text of texts) expect(readAccount(text, world), text.slice(0, 80)).toEqual({problem: 'damaged'});
});

test('an account of a newer release is newer; one before the first format is outdated', () => {
  const account = JSON.parse(writeAccount(createAccount(world, 'seed', 0))) as object;
  expect(readAccount(JSON.stringify({...account, format: accountFormat + 1}), world)).toEqual({problem: 'newer'});
  expect(readAccount(JSON.stringify({...account, format: 0}), world)).toEqual({problem: 'outdated'});
});

test('the clock is ahead of the real time, or stands still; both can be moved', () => {
  const account = createAccount(world, 'seed', 0);
  expect(nowOf(account, 1000)).toBe(1000);
  moveClock(account, 60);
  expect(nowOf(account, 1001)).toBe(1061);
  account.clock = {stoppedAt: 500};
  moveClock(account, 60);
  expect(nowOf(account, 1001)).toBe(560);
});
