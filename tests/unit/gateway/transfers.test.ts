import {expect, test} from 'vitest';
import {loadTestKeys} from '../../../src/content/core/testKeys';
import {loadWorld} from '../../../src/content/examples/world';
import {advance, createState, handle, happen} from '../../../src/gateway';
import {signV2Request} from '../../../src/gateway/values/signing';
import type {Json} from '../../support/json';
import {Merchant} from '../../support/merchant';

const world = loadWorld();
const secret = loadTestKeys().request_secrets['1042']!['1']!;
const start = 1741944413;

/** A gateway with one transaction that is to be paid by a transfer. */
function open(amount = '1500.00') {
  const state = createState(world);
  let now = start;
  let keys = 0;
  /** Sends a signed request and returns the body of the response; a failure is an error with its code. */
  const send = (operation: string, body: Json, language?: string): Json => {
    const text = JSON.stringify(body);
    const path = `/v2/transaction/${operation}`;
    keys += 1;
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': `transfer-of-the-test-${keys}`,
      ...(language && {'accept-language': language}),
      'gateway-point': '1042',
      'gateway-key': '1',
      'gateway-timestamp': String(now),
      'gateway-signature': signV2Request({timestamp: now, method: 'POST', path, body: text}, secret),
    };
    const answer = handle(world, state, {method: 'POST', path, headers, body: new TextEncoder().encode(text)}, now);
    return JSON.parse(answer.body) as Json;
  };
  const {data} = send('create', {
    service: 'p2p/card_h2h',
    external_id: 'order-1499',
    amount,
    currency: 'UAH',
    payer: {country: 'UA', language: 'uk'},
  });
  const transaction_id: string = data.id;
  return {
    state,
    call: (operation: string, fields: Json = {}): Json => send(`p2p/${operation}`, {transaction_id, ...fields}),
    methodsIn: (language: string) => send('p2p/get_methods_list', {transaction_id}, language).data.methods as Json[],
    find: (): Json => send('find', {transaction_id}).data as Json,
    arrive: (transferred: string) =>
      happen({world, state, now}, 'transfer_arrives', {transaction_id, amount: transferred}),
    wait: (seconds: number) => advance({world, state, now: (now += seconds)}),
    balance: () => state.accounts.UAH!.available,
  };
}

test('each request for a recipient names another card, and the transaction holds none of them', () => {
  const {call, find, state} = open();
  const cards = [1, 2].map(() => call('get_recipient_card', {method: 'bank_card'}).data.card_number as string);
  expect(cards[0]).not.toBe(cards[1]);
  for (const card of cards) {
    expect(world.testCards.map(({number}) => number)).toContain(card);
    expect(JSON.stringify(state.entries) + JSON.stringify(state.callbacks)).not.toContain(card);
  }
  expect(find().next_action).toEqual({type: 'transfer', expires_at: '2025-03-14T09:41:53Z'});
});

test('a recipient never waits longer than the transaction', () => {
  const {call, wait, find} = open();
  wait(3000);
  expect(call('get_recipient_card', {method: 'bank_account'}).data.expires_at).toBe(find().expires_at);
});

test('a method is open for the amounts between its limits alone, in the language of the payer', () => {
  const codes = (amount: string): string[] =>
    (open(amount).call('get_methods_list').data.methods as Json[]).map(({code}) => code as string);
  expect(codes('1500.00')).toEqual(['bank_card', 'bank_account', 'test_bank_phone']);
  expect(codes('29500.00')).toEqual(['bank_account']);
  const {call} = open('100.00');
  expect(call('get_methods_list').data.methods[0].title).toBe('Переказ на картку');
  expect(call('get_recipient_card', {method: 'bank_account'}).code).toBe('field_value_not_allowed');
});

test('the language of the request wins over that of the payer', () => {
  const {methodsIn} = open();
  expect(methodsIn('en')[0]!.title).toBe('Transfer to a card');
  expect(methodsIn('uk-UA, en;q=0.8')[0]!.title).toBe('Переказ на картку');
  expect(methodsIn('fr')[0]!.title).toBe('Переказ на картку');
});

test('v1 has no language of the request, only that of the payer', () => {
  for (const [language, title] of [
    ['uk', 'Переказ на картку'],
    [undefined, 'Transfer to a card'],
  ] as const) {
    const one = new Merchant();
    const order = {service_id: 1102, external_id: 'order-1499', amount: 150000, currency: 'UAH'};
    const fields = {country: 'UA', ...(language && {language})};
    const {result} = one.send('/v1/transaction/create', {...order, fields}).body;
    for (const asked of ['en', 'uk']) {
      const path = '/v1/transaction/p2p/get_methods_list';
      const {body} = one.send(path, {transaction_id: result.id as number}, {'Accept-Language': asked});
      expect(body.result.methods[0].title, `${language}, ${asked}`).toBe(title);
    }
  }
});

for (const [amount, reason] of [
  ['1499.99', 'underpaid'],
  ['1500.01', 'overpaid'],
] as const) {
  test(`a transfer of ${amount} instead of 1500.00 is ${reason} and credits nothing`, () => {
    const {call, arrive, find, balance} = open();
    const before = balance();
    call('get_recipient_card', {method: 'bank_card'});
    call('confirm');
    arrive(amount);
    expect(find()).toMatchObject({status: 'failed', reason_code: reason, captured_amount: '0.00'});
    expect(balance()).toBe(before);
  });
}

test('a transfer that nobody confirmed is found all the same', () => {
  const {call, arrive, find} = open();
  call('get_recipient_card', {method: 'bank_card'});
  arrive('1500.00');
  expect(find().status).toBe('success');
  expect(call('confirm').code).toBe('state_conflict');
});

test('a confirmed transfer cannot be cancelled, arrives after 45 seconds, and then counts once', () => {
  const {call, wait, find, balance, arrive} = open();
  const before = Number(balance());
  expect(call('confirm').code).toBe('state_conflict');
  call('get_recipient_card', {method: 'test_bank_phone'});
  call('confirm', {sender_card_last4: '4242'});
  expect(call('cancel').code).toBe('state_conflict');
  wait(44);
  expect(find().status).toBe('processing');
  wait(1);
  expect(find()).toMatchObject({status: 'success', captured_amount: '1500.00'});
  arrive('1500.00');
  expect(Number(balance())).toBe(before + 1500);
});

test('a confirmed transfer that never arrives fails after five days', () => {
  const {call, wait, find} = open('1500.71');
  call('get_recipient_card', {method: 'bank_card'});
  call('confirm');
  wait(5 * 86400 - 1);
  expect(find().status).toBe('processing');
  wait(1);
  expect(find()).toMatchObject({status: 'failed', reason_code: 'payer_timeout'});
});

test('a payer who gives up frees the transaction, with or without a recipient', () => {
  for (const method of ['', 'bank_card']) {
    const {call, find} = open();
    if (method) call('get_recipient_card', {method});
    call('cancel', {reason: 'payer_refused'});
    expect(find()).toMatchObject({status: 'cancelled', reason_code: 'payer_cancelled'});
  }
});

test('a transaction of another service has no recipient, and on the hosted page the page takes these steps', () => {
  for (const service of ['pix/payin_h2h', 'p2p/card_form']) {
    const {state, call} = open();
    Object.values(state.entries)[0]!.data.service = service;
    for (const operation of ['get_methods_list', 'get_recipient_card', 'confirm', 'cancel']) {
      expect(
        call(operation, operation === 'get_recipient_card' ? {method: 'bank_card'} : {}).code,
        `${operation} of ${service}`,
      ).toBe('state_conflict');
    }
  }
});

test('money that is found after the end is a payment of its own, and the one that ended stays as it was', () => {
  const {arrive, find, wait, state, balance} = open();
  wait(7 * 86400);
  expect(find().status).toBe('expired');
  const before = Number(balance());
  arrive('1500.00');
  const late = Object.values(state.entries)
    .map(({data}) => data)
    .find(({parent_id: parent}) => parent === find().id)!;
  expect(late).toMatchObject({
    type: 'payin',
    status: 'processing',
    reason_code: 'paid_after_expiry',
    amount: '1500.00',
    external_id: 'order-1499-transfer-1',
  });
  wait(10);
  expect(late).toMatchObject({status: 'success', captured_amount: '1500.00', reason_code: 'paid_after_expiry'});
  expect(Number(balance()) - before).toBe(1500);
  expect(find().status).toBe('expired');
});
