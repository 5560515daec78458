import {expect, test} from 'vitest';
import {loadStoplist} from '../../../src/content/reference/stoplist';
import type {StoplistResult} from '../../../src/types/contract/v2';
import {fromRfc3339} from '../../../src/gateway/values/time';
import {ask, freshState, refusal} from '../../support/askGateway';
import type {Json} from '../../support/json';

const noon = fromRfc3339('2025-03-14T12:00:00Z');
const operation = 'v2/antifraud/stoplist_check';

test('the stop lists know every listed test value in any letter case, and nothing else', () => {
  const listed = loadStoplist();
  expect(listed.length).toBeGreaterThan(4);
  const entries = listed.map(({kind, value}) => ({kind, value: kind === 'email' ? value.toUpperCase() : value}));
  const {data} = ask(
    freshState(),
    operation,
    {entries: [...entries, {kind: 'email', value: 'nobody@payer.example'}]},
    noon,
  ).body;
  const {entries: checked} = data as {entries: StoplistResult[]};
  expect(checked.map(({is_listed, list}) => is_listed && list)).toEqual([...listed.map(({list}) => list), false]);
  expect(checked.at(-1)).toEqual({kind: 'email', is_listed: false});
  expect(JSON.stringify(data)).not.toMatch(/payer\.example|41000/i);
});

test('the stop lists refuse an entry whose value does not have the form of its kind, naming the value', () => {
  const wrong = [
    {kind: 'ip', value: 'payer'},
    {kind: 'phone', value: '+447700900119'},
    {kind: 'email', value: '4100000000000019'},
    {kind: 'card', value: '4100-0000'},
  ];
  const of = (entry: Json) => refusal(ask(freshState(), operation, {entries: [entry]}, noon));
  expect(wrong.map(of)).toEqual(wrong.map(() => 'field_format_invalid /entries/0/value'));
  expect(of({kind: 'card', value: '4100000000000010'})).toBe('check_digit_invalid /entries/0/value');
  expect(refusal(ask(freshState(), operation, {entries: []}, noon))).toBe('field_length_invalid /entries');
});

test('the stop lists take every document number that a payment takes', () => {
  const entry = {kind: 'document', value: 'Ñ&A010101AB1'};
  expect(ask(freshState(), operation, {entries: [entry]}, noon).status).toBe(200);
});

test('the stop lists stop a payment of a listed payer, as the check said', () => {
  const body = {service: 'card/payin_h2h', external_id: 'order-1699', amount: '49.90', currency: 'EUR'};
  const create = (email: string) =>
    ask(
      freshState(),
      'v2/transaction/create',
      {...body, payer: {full_name: 'Olena Koval', email, ip: '203.0.113.10'}},
      noon,
    );
  expect(refusal(create('listed@payer.example'))).toBe('risk_blocked');
  expect(create('olena.koval@payer.example').status).toBe(201);
});
