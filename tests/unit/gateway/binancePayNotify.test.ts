import {createSign} from 'node:crypto';
import {expect, test} from 'vitest';
import {loadExchangeKey} from '../../../src/content/signing/exchangeKey';
import {happen, type State} from '../../../src/gateway';
import {fromRfc3339} from '../../../src/gateway/values/time';
import {ask, refusal, stateBefore, world} from '../../support/askGateway';
import type {Json} from '../../support/json';

const exchange = loadExchangeKey();
const noon = fromRfc3339('2025-03-14T12:00:00Z');
const operation = 'v2/binance_pay/notify';
const external = 'order-1603';
const open = () => stateBefore('binance_pay_paid', operation);
const soon = fromRfc3339('2025-03-14T09:28:10Z');

/** A notification signed by the exchange of the test environment. */
function notification(change: {outer?: Json; inner?: Json} = {}): {headers: Json; body: string} {
  const inner = {
    merchantTradeNo: 'order1603',
    totalFee: 49.9,
    currency: 'USDT',
    transactionId: 'P_M_1',
    ...change.inner,
  };
  const body = JSON.stringify({
    bizType: 'PAY',
    data: JSON.stringify(inner),
    bizIdStr: '311942876150439936',
    bizStatus: 'PAY_SUCCESS',
    ...change.outer,
  });
  return sign(body);
}

function sign(body: string): {headers: Json; body: string} {
  const [timestamp, nonce] = ['1741944489733', 'a'.repeat(32)];
  const pem = `-----BEGIN PRIVATE KEY-----\n${exchange.privateKey}\n-----END PRIVATE KEY-----`;
  const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(pem, 'base64');
  return {headers: {timestamp, nonce, signature, certificate_sn: exchange.certificateSn}, body};
}

test('a notification of Binance Pay pays once, whatever its idempotency key, and tells of the repeat', () => {
  const own = open();
  const before = own.accounts.USDT!.available;
  const answers = [0, 5].map(
    (seconds) => ask(own, operation, {external_id: external, ...notification()}, soon + seconds).body.data,
  );
  expect(
    answers.map(({is_repeated, transaction}: Json) => [is_repeated, transaction.status, transaction.version]),
  ).toEqual([
    [false, 'success', 3],
    [true, 'success', 3],
  ]);
  expect(Number(own.accounts.USDT!.available)).toBeCloseTo(Number(before) + 49.9, 6);
});

test('a notification of Binance Pay is refused when a byte, the key, the order, the amount, the currency or the kind differs', () => {
  const good = notification();
  const refused = (other: {headers: Json; body: string}) =>
    refusal(ask(open(), operation, {external_id: external, ...other}, soon));
  expect(refused({...good, body: `${good.body} `})).toBe('field_value_not_allowed /headers/signature');
  expect(refused({...good, headers: {...good.headers, nonce: 'b'.repeat(32)}})).toBe(
    'field_value_not_allowed /headers/signature',
  );
  expect(refused({...good, headers: {...good.headers, signature: `AAAA${good.headers.signature.slice(4)}`}})).toBe(
    'field_value_not_allowed /headers/signature',
  );
  expect(refused({...good, headers: {...good.headers, certificate_sn: 'df846e44'}})).toBe(
    'field_value_not_allowed /headers/certificate_sn',
  );
  const others = [
    {inner: {merchantTradeNo: 'order1604'}},
    {inner: {totalFee: 49.8}},
    {inner: {currency: 'USDC'}},
    {outer: {bizType: 'PAY_REFUND'}},
    {outer: {bizStatus: 'PAY_PENDING'}},
  ];
  expect(others.map((change) => refused(notification(change)))).toEqual(
    others.map(() => 'field_value_not_allowed /body'),
  );
  for (const body of ['[]', 'null', '{"bizType":"PAY","data":"null"}', 'not JSON'])
    expect(refused(sign(body)), body).toMatch(/^field_(format_invalid|value_not_allowed) \/body$/);
});

test('a notification of Binance Pay is JSON by the rules for bodies, and so is its data', () => {
  const {body} = notification();
  const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`;
  const texts = [
    body.replace('"bizStatus"', '"bizStatus":"PAY_CLOSED","bizStatus"'),
    body.replace('\\"totalFee\\"', '\\"totalFee\\":1,\\"totalFee\\"'),
    body.replace('"bizType"', `"deep":${deep},"bizType"`),
    notification({outer: {data: deep}}).body,
    notification({outer: {data: [(JSON.parse(body) as Json).data]}}).body,
    `\ufeff${body}`,
  ];
  for (const text of texts) {
    expect(text).not.toBe(body);
    const response = ask(open(), operation, {external_id: external, ...sign(text)}, soon);
    expect(refusal(response), text).toBe('field_format_invalid /body');
  }
});

test('a notification of Binance Pay does not change a payout', () => {
  const state = open();
  Object.assign(state.entries.trx_1bNp5QrS7tUv3WxY9zAc!.data, {
    type: 'payout',
    service: 'binance/payout',
    status: 'processing',
  });
  const response = ask(state, operation, {external_id: external, ...notification()}, soon);
  expect([refusal(response), state.entries.trx_1bNp5QrS7tUv3WxY9zAc!.data.status]).toEqual([
    'state_conflict',
    'processing',
  ]);
});

test('a notification of Binance Pay is read without losing digits of a small amount', () => {
  const state = open();
  Object.assign(state.entries.trx_1bNp5QrS7tUv3WxY9zAc!.data, {amount: '0.000001'});
  const body = notification({inner: {totalFee: 'x'}}).body.replace('\\"x\\"', '0.00000100');
  expect(ask(state, operation, {external_id: external, ...sign(body)}, soon).body.data.transaction.status).toBe(
    'success',
  );
});

test('a notification of Binance Pay that contradicts a final status is refused, and a late payment gets a transaction of its own', () => {
  const closed = {outer: {bizStatus: 'PAY_CLOSED'}, inner: {transactionId: undefined}};
  const cancelled = open();
  const send = (state: State, change: Json, now: number) =>
    ask(state, operation, {external_id: external, ...notification(change)}, now);
  expect(send(cancelled, closed, soon).body.data.transaction.status).toBe('cancelled');
  expect(refusal(send(cancelled, {}, soon + 1))).toBe('state_conflict');
  const unclear = open();
  Object.assign(unclear.entries.trx_1bNp5QrS7tUv3WxY9zAc!.data, {status: 'pending', reason_code: 'provider_timeout'});
  expect(send(unclear, closed, soon).body.data.transaction).not.toHaveProperty('reason_code');
  const paid = open();
  send(paid, {}, soon);
  expect(refusal(send(paid, closed, soon + 1))).toBe('state_conflict');
  const late = open();
  const {transaction} = send(late, {}, noon).body.data;
  expect([transaction.status, transaction.reason_code, transaction.parent_id]).toEqual([
    'success',
    'paid_after_expiry',
    'trx_1bNp5QrS7tUv3WxY9zAc',
  ]);
  expect(late.entries.trx_1bNp5QrS7tUv3WxY9zAc!.data.status).toBe('expired');
  const sent = late.callbacks.map(({body}) => body.data as Json).filter(({id}) => id === transaction.id);
  expect(sent.map(({status}: Json) => status)).toEqual(['processing', 'success']);
  expect(send(late, {}, noon + 1).body.data).toEqual({transaction, is_repeated: true});
  const {transaction: another} = send(late, {inner: {transactionId: 'another'}}, noon + 2).body.data;
  expect([transaction, another].map(({external_id}: Json) => external_id)).toEqual([
    `${external}-transfer-1`,
    `${external}-transfer-2`,
  ]);
  expect(send(open(), closed, noon).body.data.transaction.status).toBe('expired');
});

test('a second payment of a paid order is credited apart, but not the notification of a payment that an event completed', () => {
  const state = open();
  const send = (transactionId: string) =>
    ask(state, operation, {external_id: external, ...notification({inner: {transactionId}})}, soon).body.data;
  happen({world, state, now: soon}, 'payer_pays', {transaction_id: 'trx_1bNp5QrS7tUv3WxY9zAc'});
  const before = Number(state.accounts.USDT!.available);
  const first = send('P_M_1');
  expect(first).toMatchObject({is_repeated: false, transaction: {external_id: external, status: 'success'}});
  expect(Number(state.accounts.USDT!.available)).toBe(before);
  const second = send('P_M_2');
  expect(second).toMatchObject({
    is_repeated: false,
    transaction: {
      external_id: `${external}-transfer-1`,
      parent_id: first.transaction.id as string,
      status: 'success',
      reason_code: 'paid_after_expiry',
      captured_amount: first.transaction.amount as string,
    },
  });
  expect(Number(state.accounts.USDT!.available)).toBeCloseTo(before + 49.9, 6);
  expect(send('P_M_2')).toEqual({...second, is_repeated: true});
  expect(send('P_M_1')).toEqual({...first, is_repeated: true});
});
