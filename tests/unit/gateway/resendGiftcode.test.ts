import {expect, test} from 'vitest';
import {loadContract} from '../../../src/content/contract/contract';
import {play} from '../../../src/content/examples/replay';
import type {State} from '../../../src/gateway';
import {fromRfc3339} from '../../../src/gateway/values/time';
import {ask, freshState, refusal, stateBefore, world} from '../../support/askGateway';
import type {Json} from '../../support/json';
import {Merchant} from '../../support/merchant';

const noon = fromRfc3339('2025-03-14T12:00:00Z');
const operation = 'v2/transaction/resend_giftcode';
const id = 'trx_3gCd7PqR5sTu1VwX9yZa';
const state = () => stateBefore('giftcode_by_email', operation);

test('a gift code is sent again three times in 24 hours, and again a day after the first repeat', () => {
  const own = state();
  const left = [0, 60, 120].map(
    (seconds) => ask(own, operation, {transaction_id: id, channel: 'email'}, noon + seconds).body.data.attempts_left,
  );
  expect(left).toEqual([2, 1, 0]);
  const fourth = ask(own, operation, {transaction_id: id, channel: 'email'}, noon + 180);
  expect([fourth.status, refusal(fourth), fourth.headers['Retry-After']]).toEqual([
    429,
    'rate_limited',
    String(86400 - 180),
  ]);
  expect(ask(own, operation, {transaction_id: id, channel: 'sms'}, noon + 86400).body.data.attempts_left).toBe(2);
});

test('a gift code goes to a corrected address for good, and the address is corrected once', () => {
  const own = state();
  const sentTo = (body: Json) => ask(own, operation, {transaction_id: id, ...body}, noon).body.data?.sent_to;
  expect(sentTo({channel: 'email', email: 'right@payer.example'})).toBe('r***@payer.example');
  expect(refusal(ask(own, operation, {transaction_id: id, channel: 'sms', phone: '447700900150'}, noon))).toBe(
    'field_value_not_allowed /phone',
  );
  expect(sentTo({channel: 'email'})).toBe('r***@payer.example');
  expect(own.entries[id]!.data.recipient!.email).toBe('olena.koval@payer.example');
  expect(own.entries[id]!.data.version).toBe(2);
});

test('a gift code is refused for a listed address, the other channel’s address, an open payout and another service', () => {
  const own = state();
  const refused = (body: Json) => refusal(ask(own, operation, {transaction_id: id, ...body}, noon));
  expect(refused({channel: 'email', email: 'risk@payer.example'})).toBe('risk_blocked');
  expect(refused({channel: 'email', phone: '447700900150'})).toBe('field_unknown /phone');
  expect(refused({channel: 'pigeon'})).toBe('field_value_not_allowed /channel');
  const early = createdOnly();
  expect(
    refusal(ask(early, operation, {transaction_id: id, channel: 'email'}, fromRfc3339('2025-03-14T09:26:54Z'))),
  ).toBe('state_conflict');
  const paid = stateBefore('binance_pay_paid', 'v2/transaction/find');
  expect(refusal(ask(paid, operation, {transaction_id: 'trx_1bNp5QrS7tUv3WxY9zAc', channel: 'email'}, noon))).toBe(
    'state_conflict',
  );
});

test('a payout by gift code needs the email address to which the code is sent, and takes no field of another service', () => {
  const create = (recipient: Json) =>
    ask(
      freshState(),
      'v2/transaction/create',
      {service: 'gift_code/payout_h2h', external_id: 'order-1603', amount: '25.00', currency: 'EUR', recipient},
      noon,
    );
  const named = {full_name: 'Olena Koval', fields: {}};
  const email = 'olena.koval@payer.example';
  expect(create({...named, email}).status).toBe(201);
  expect(refusal(create({...named, phone: '447700900123'}))).toBe('field_missing /recipient/email');
  expect(refusal(create({...named, email: 'olena.koval@payer'}))).toBe('field_format_invalid /recipient/email');
  expect(refusal(create({...named, email, phone: '+447700900123'}))).toBe('field_format_invalid /recipient/phone');
  expect(refusal(create({...named, email, mobile: '447700900123'}))).toBe('field_unknown /recipient/mobile');
  const {error} = new Merchant(world).send('/v1/transaction/create', {
    service_id: 9001,
    external_id: 'order-1603',
    amount: 2500,
    currency: 'EUR',
    fields: {full_name: 'Olena Koval', phone: '447700900123'},
  }).body as {error: {message: string}};
  expect(error.message).toBe('The field fields.email is missing.');
});

test('the account lists the fields of a payout by gift code', () => {
  const {fields} = ask(freshState(), 'v2/account/service/9001', {}, noon).body.data as Json;
  expect((fields as Json[]).map(({name, is_required}) => `${name}: ${is_required}`)).toEqual([
    'email: true',
    'full_name: true',
    'phone: false',
  ]);
});

function createdOnly(): State {
  const scenario = loadContract('v2').scenarios.find(({key}) => key === 'giftcode_by_email')!;
  return play(world, {...scenario, steps: []}).state;
}
