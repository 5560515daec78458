import {expect, test} from 'vitest';
import {loadTestKeys} from '../../../src/content/core/testKeys';
import {loadWorld} from '../../../src/content/examples/world';
import {advance, createState, handle, type HttpAnswer} from '../../../src/gateway';
import {challengeResponse} from '../../../src/gateway/providers/challenges';
import {signV2Request} from '../../../src/gateway/values/signing';
import type {Json} from '../../support/json';

const world = loadWorld();
const secret = loadTestKeys().request_secrets['1042']!['1']!;
const day = 86400;

/** A gateway and a client that signs v2 requests, each with a new idempotency key unless one is given. */
function open() {
  const state = createState(world);
  let now = 1741944413;
  let keys = 0;
  const send = (operation: string, body: Json, key = `holds-and-codes-${(keys += 1)}`): HttpAnswer => {
    const text = JSON.stringify(body);
    const path = `/v2/transaction/${operation}`;
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      'gateway-point': '1042',
      'gateway-key': '1',
      'gateway-timestamp': String(now),
      'gateway-signature': signV2Request({timestamp: now, method: 'POST', path, body: text}, secret),
    };
    return handle(world, state, {method: 'POST', path, headers, body: new TextEncoder().encode(text)}, now);
  };
  const call = (operation: string, body: Json): Json => JSON.parse(send(operation, body).body) as Json;
  return {state, send, call, wait: (seconds: number) => advance({world, state, now: (now += seconds)})};
}

const cardFields = {
  card_number: '4242424242424242',
  card_expiry_month: '12',
  card_expiry_year: '2030',
  card_cvv: '123',
};

/** A card payment; with `capture` `manual` it is held. */
function openCard(create: Json, fields: Json = {}) {
  const gateway = open();
  const body = {
    service: 'card/payin_h2h',
    external_id: 'order-1299',
    amount: '49.90',
    currency: 'EUR',
    payer: {ip: '203.0.113.10'},
    ...create,
  };
  const transaction_id: string = gateway.call('create', body).data.id;
  gateway.call('pay', {transaction_id, fields: {...cardFields, ...fields}});
  return {
    ...gateway,
    transaction_id,
    balance: () => gateway.state.accounts.EUR!.available,
    find: (): Json => gateway.call('find', {transaction_id}).data,
  };
}

/** A payment that waits for its one-time code, sent the given seconds after `create`. */
function openCode(create: Json = {}, after = 0) {
  const gateway = open();
  const body = {
    service: 'humo/payin_h2h',
    external_id: 'order-1298',
    amount: '250000.00',
    currency: 'UZS',
    payer: {phone: '998901234567'},
    ...create,
  };
  const transaction_id: string = gateway.call('create', body).data.id;
  const {card_cvv: _none, ...fields} = {...cardFields, card_number: '9860123456789015'};
  gateway.wait(after);
  gateway.call('pay', {transaction_id, fields});
  return {...gateway, transaction_id, find: (): Json => gateway.call('find', {transaction_id}).data};
}

test('a hold is captured once, for at most its amount, and the balance grows by what was captured', () => {
  const {call, transaction_id, balance} = openCard({capture: 'manual'});
  const before = Number(balance());
  expect(call('complete', {transaction_id, amount: '0.00'}).code).toBe('amount_invalid');
  expect(call('complete', {transaction_id, amount: '30.001'}).code).toBe('amount_invalid');
  expect(call('complete', {transaction_id, amount: '49.91'}).code).toBe('capture_amount_exceeded');
  expect(Number(balance())).toBe(before);
  const {data} = call('complete', {transaction_id, amount: '30'});
  expect([data.status, data.amount, data.captured_amount]).toEqual(['success', '49.90', '30.00']);
  expect(Number(balance()) - before).toBeCloseTo(30, 2);
  expect(call('complete', {transaction_id}).code).toBe('state_conflict');
});

test('a hold ends after seven days, and what never was a hold does not claim to be one', () => {
  const held = openCard({capture: 'manual'});
  held.wait(7 * day - 1);
  expect(held.find().status).toBe('authorized');
  held.wait(1);
  expect(held.find().status).toBe('expired');
  const {code, detail} = held.call('complete', {transaction_id: held.transaction_id});
  expect([code, detail]).toEqual(['authorization_expired', 'The hold ended at 2025-03-21T09:26:53Z.']);

  const unpaid = openCard(
    {expires_in: 60, return_url: 'https://shop.example/orders/1299'},
    {card_number: '4000002500003155'},
  );
  unpaid.wait(60);
  expect(unpaid.find().status).toBe('expired');
  expect(unpaid.call('complete', {transaction_id: unpaid.transaction_id}).code).toBe('state_conflict');
});

test('a wrong code leaves the payment as it is, the third one ends it, and the right one between them still works', () => {
  const wrong = (gateway: ReturnType<typeof openCode>) =>
    gateway.call('update', {transaction_id: gateway.transaction_id, fields: {otp: '000000'}});
  const ended = openCode();
  const waiting = ended.find();
  expect(wrong(ended)).toMatchObject({
    code: 'field_value_not_allowed',
    detail: 'The code is wrong; 2 attempts are left.',
    attempts_left: 2,
  });
  expect(wrong(ended)).toMatchObject({
    code: 'field_value_not_allowed',
    detail: 'The code is wrong; 1 attempt is left.',
    attempts_left: 1,
  });
  expect(ended.find()).toEqual(waiting);
  expect(wrong(ended).data).toMatchObject({status: 'failed', reason_code: 'otp_invalid', version: waiting.version + 1});
  expect(wrong(ended).code).toBe('state_conflict');

  const saved = openCode();
  wrong(saved);
  wrong(saved);
  expect(saved.call('update', {transaction_id: saved.transaction_id, fields: {otp: '123456'}}).data.status).toBe(
    'success',
  );
});

test('the same idempotency key uses up one attempt, however often it is sent', () => {
  const {send, transaction_id, find} = openCode();
  const attempt = () => send('update', {transaction_id, fields: {otp: '000000'}}, 'one-attempt-of-the-payer');
  const [first, ...repeats] = [1, 2, 3, 4].map(attempt);
  expect(first!.status).toBe(400);
  for (const repeat of repeats) {
    expect([repeat.status, repeat.body, repeat.headers['Content-Type']]).toEqual([
      400,
      first!.body,
      'application/problem+json',
    ]);
    expect(repeat.headers['Idempotent-Replayed']).toBe('true');
  }
  expect(find().status).toBe('requires_action');
});

test('a code lives for five minutes, but never longer than the transaction', () => {
  const long = openCode();
  expect(long.find().next_action).toEqual({type: 'otp', expires_at: '2025-03-14T09:31:53Z'});
  long.wait(300);
  expect(long.find()).toMatchObject({status: 'failed', reason_code: 'code_expired'});
  expect(long.call('update', {transaction_id: long.transaction_id, fields: {otp: '123456'}}).code).toBe(
    'state_conflict',
  );

  const short = openCode({expires_in: 300}, 180);
  expect(short.find().next_action.expires_at).toBe(short.find().expires_at);
  short.wait(120);
  expect(short.find()).toMatchObject({status: 'expired', reason_code: 'payer_timeout'});
});

test('a step takes its own field alone', () => {
  const {call, transaction_id} = openCode();
  const failure = (fields: Json) => {
    const {code, errors} = call('update', {transaction_id, fields});
    return [code, ...(errors as Json[]).map(({pointer}) => pointer as string)];
  };
  expect(failure({})).toEqual(['field_missing', '/fields/otp']);
  expect(failure({otp: 123456})).toEqual(['field_type_invalid', '/fields/otp']);
  expect(failure({otp: '12 34 56'})).toEqual(['field_format_invalid', '/fields/otp']);
  expect(failure({three_ds_result: 'eyJ0cmFuc1N0YXR1cyI6IlkifQ'})).toEqual([
    'field_unknown',
    '/fields/three_ds_result',
  ]);
  expect(call('update', {transaction_id, fields: {otp: '123456'}}).data.status).toBe('success');
});

for (const [name, result, expected] of [
  ['passes with Y', 'Y', {status: 'success'}],
  ['fails with N', 'N', {status: 'failed', reason_code: 'authentication_failed'}],
] as const) {
  test(`a challenge in a frame ${name}`, () => {
    const {call, state, transaction_id} = openCard(
      {return_url: 'https://shop.example/orders/1299'},
      {card_number: '4000002500003155'},
    );
    const entry = state.entries[transaction_id]!;
    const three_ds_result = challengeResponse(entry, result);
    const refusalOf = (text: string) => {
      const {code, errors} = call('update', {transaction_id, fields: {three_ds_result: text}});
      expect(entry.data.status).toBe('requires_action');
      return [code, (errors as Json[])[0]!.pointer];
    };
    const encode = (message: Json) => Buffer.from(JSON.stringify(message)).toString('base64url');
    const message = JSON.parse(Buffer.from(three_ds_result, 'base64url').toString()) as Json;
    const written = JSON.stringify(message);
    const twice = written.replace('"transStatus"', '"transStatus":"N","transStatus"');
    const notUtf8 = Buffer.from(written.replace('2.2.0', '\u00ff'), 'latin1');
    for (const text of [
      'not-the-form-field-cres',
      encode({...message, messageType: 'CReq'}),
      Buffer.from(twice).toString('base64url'),
      notUtf8.toString('base64url'),
    ])
      expect(refusalOf(text)).toEqual(['field_format_invalid', '/fields/three_ds_result']);
    const other = {...entry, data: {...entry.data, external_id: 'order-1300'}};
    const {acsTransID: _acs, ...withoutAcs} = message;
    for (const text of [challengeResponse(other, 'Y'), encode(withoutAcs)])
      expect(refusalOf(text)).toEqual(['field_value_not_allowed', '/fields/three_ds_result']);
    expect(call('update', {transaction_id, fields: {otp: '123456'}}).code).toBe('field_unknown');
    expect(call('update', {transaction_id, fields: {three_ds_result}}).data).toMatchObject(expected);
  });
}

test('the hosted page hands its steps in by itself', () => {
  const {call} = open();
  const {data} = call('create', {
    service: 'pix/payin_hpp',
    external_id: 'order-1297',
    amount: '150.00',
    currency: 'BRL',
    payer: {full_name: 'Ana Souza', email: 'ana.souza@payer.example', document_number: '12345678909'},
    return_url: 'https://shop.example/orders/1297',
  });
  expect(call('update', {transaction_id: data.id, fields: {three_ds_result: 'eyJ0cmFuc1N0YXR1cyI6IlkifQ'}}).code).toBe(
    'state_conflict',
  );
});

test('validate changes nothing and refuses what create refuses, with the same error', () => {
  const {call, state} = open();
  const recipient = {
    full_name: 'Ana Souza',
    document_number: '12345678909',
    fields: {pix_key_type: 'evp', pix_key: '123e4567-e89b-42d3-a456-426614174000'},
  };
  const payin = {
    service: 'card/payin_h2h',
    external_id: 'order-1296',
    amount: '49.9',
    currency: 'EUR',
    payer: {ip: '203.0.113.10'},
  };
  const payout = {service: 'pix/payout_h2h', external_id: 'order-1295', amount: '150.00', currency: 'BRL', recipient};
  // The state without the parts that every request changes.
  const rest = () => {
    const {made: _made, windows: _windows, idempotency: _idempotency, ...others} = state;
    return structuredClone(others);
  };
  const before = rest();
  for (const body of [payin, payout]) {
    expect(call('validate', body).data).toMatchObject({
      is_valid: true,
      service: body.service,
      type: body === payin ? 'payin' : 'payout',
    });
    expect(rest()).toEqual(before);
  }
  expect(call('validate', payin).data.amount).toBe('49.90');
  const bad: Json[] = [
    {...payin, amount: '0.00'},
    {...payin, amount: '10000.01'},
    {...payin, currency: 'JPY'},
    {...payin, service: 'card/nothing'},
    {...payin, capture: 'later', amount: 5},
    {...payin, payer: undefined},
    {...payout, amount: '49999.99'},
    {...payout, recipient: {...recipient, document_number: '12345678900'}},
  ];
  state.accounts.BRL!.available = '100.00';
  const codes = bad.map((body) => {
    const {request_id: _validated, ...validated} = call('validate', body);
    const {request_id: _created, ...created} = call('create', body);
    expect(validated).toEqual(created);
    return validated.code as string;
  });
  expect(new Set(codes)).toEqual(
    new Set([
      'amount_invalid',
      'amount_above_maximum',
      'currency_unsupported',
      'service_not_found',
      'request_invalid',
      'field_missing',
      'balance_insufficient',
      'check_digit_invalid',
    ]),
  );
  expect(call('create', payin).data.status).toBe('created');
  expect(call('validate', payin)).toMatchObject({
    code: 'external_id_duplicate',
    transaction_id: Object.keys(state.entries)[0],
  });
});
