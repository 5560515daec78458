/** Charges without the payer: under the terms of a UPI mandate, or under a contract of Binance Pay. */
import {expect, test} from 'vitest';
import {pace} from '../../../src/gateway/limits';
import {day} from '../../../src/gateway/values/time';
import {requestBodies} from '../../../src/content/examples/serviceExamples';
import {loadService} from '../../../src/content/services/services';
import type {Json} from '../../support/json';
import {Scene} from '../../support/stories/scenes';

const upi = 'upi/autopay_h2h';
const terms = {frequency: 'monthly', max_amount: '1500.00'};

interface Answer {
  code?: string;
  errors?: {pointer: string; code: string}[];
  data?: Json & {id: string};
}

/** Sends the fields of `pay` for the scene's transaction, over those of the example. */
function pay(scene: Scene, fields: Json): Answer {
  const body = requestBodies.pay!(loadService(scene.data.service), scene.id) as {fields: Json};
  return scene.send('/v2/transaction/pay', {transaction_id: scene.id, fields: {...body.fields, ...fields}}).body;
}

const refused = ({errors}: Answer) => errors?.map(({pointer, code}) => [pointer, code]);

/** A shop whose payer has confirmed a mandate with a first payment, and the token of the mandate. */
function withMandate(code: string, fields: Json = {}): {scene: Scene; token: string} {
  const scene = new Scene().create(code);
  pay(scene, fields);
  scene.happens('bank_pays');
  const {id: token} = scene.of('issue_token', requestBodies.issue_token!(loadService(code), scene.id)) as {id: string};
  // The first payment uses up the first month.
  scene.pass(31 * day).create(code, {external_id: 'order-1002'});
  return {scene, token};
}

test('the first payment is not above the largest amount of its own mandate', () => {
  const scene = new Scene().create(upi, {amount: '1500.01'});
  expect(refused(pay(scene, terms))).toEqual([['/fields/max_amount', 'field_value_not_allowed']]);
  expect(scene.data.status).toBe('created');
  expect(pay(scene, {...terms, max_amount: '1500.01'}).data?.status).toBe('requires_action');
});

test('a charge repeats the terms of its mandate', () => {
  const {scene, token: wallet_token} = withMandate(upi, terms);
  expect(refused(pay(scene, {wallet_token, frequency: 'weekly', max_amount: '1600.00'}))).toEqual([
    ['/fields/frequency', 'field_value_not_allowed'],
    ['/fields/max_amount', 'field_value_not_allowed'],
  ]);
  expect(scene.data.status).toBe('created');
  expect(pay(scene, {wallet_token, ...terms}).data?.status).toBe('pending');
});

for (const [amount, status, reason] of [
  ['1500.00', 'success'],
  ['1500.01', 'failed', 'mandate_limit_exceeded'],
  ['1600.73', 'failed', 'mandate_limit_exceeded'],
] as const)
  test(`a charge of ${amount} under a mandate of at most 1500.00 ends in ${status}`, () => {
    const {scene, token: wallet_token} = withMandate(upi, terms);
    scene.create(upi, {external_id: 'order-1003', amount});
    expect(pay(scene, {wallet_token, ...terms}).data?.status).toBe('pending');
    scene.pass(60);
    expect([scene.data.status, scene.data.reason_code]).toEqual([status, reason]);
  });

test('a mandate is charged once in each of its periods, the first of which the first payment uses up', () => {
  const {scene, token: wallet_token} = withMandate(upi, terms);
  const start = scene.now;
  let orders = 0;
  /** Charges some days after the first month, and lets the bank respond. */
  const charge = (days: number, fields: Json = {}): unknown[] => {
    scene.pass(start + days * day - scene.now);
    orders += 1;
    scene.create(upi, {external_id: `charge-${orders}`});
    pay(scene, {wallet_token, ...terms, ...fields});
    scene.pass(60);
    return [scene.data.status, scene.data.reason_code];
  };
  const refusedNow = ['failed', 'mandate_limit_exceeded'];
  scene.create(upi, {external_id: 'no-money', amount: '499.73'});
  pay(scene, {wallet_token, ...terms});
  scene.pass(60);
  expect(scene.data.reason_code).toBe('insufficient_funds');
  expect(charge(1), 'after a failed charge').toEqual(['success', undefined]);
  expect(charge(2)).toEqual(refusedNow);
  // The first payment is of 14 March, so the second month ends on 14 May; a charge is made a day after it is sent.
  expect(charge(28)).toEqual(refusedNow);
  expect(charge(30)).toEqual(['success', undefined]);
  expect(charge(31)).toEqual(refusedNow);
});

test.each([
  ['as_presented', 0, 'success'],
  ['daily', 0, 'success'],
  ['weekly', 5, 'failed'],
  ['weekly', 6, 'success'],
  ['quarterly', 90, 'failed'],
  ['quarterly', 91, 'success'],
  ['yearly', 363, 'failed'],
  ['yearly', 364, 'success'],
] as const)(
  'a charge by a mandate of %s, sent %i days after its first payment, ends in %s',
  (frequency, days, status) => {
    const scene = new Scene().create(upi);
    pay(scene, {...terms, frequency});
    scene.happens('bank_pays');
    const first = scene.now;
    const {id} = scene.of('issue_token', requestBodies.issue_token!(loadService(upi), scene.id)) as {id: string};
    scene.pass(first + days * day - scene.now).create(upi, {external_id: 'order-1002'});
    pay(scene, {...terms, frequency, wallet_token: id});
    scene.pass(60);
    expect(scene.data.status).toBe(status);
  },
);

test('the token that replaces a revoked one has the terms of the same mandate', () => {
  const {scene, token} = withMandate(upi, terms);
  pay(scene, {wallet_token: token, ...terms});
  scene.pass(60);
  scene.send('/v2/tokens/revoke', {token_id: token});
  const {id} = scene.of('issue_token', requestBodies.issue_token!(loadService(upi), scene.id)) as {id: string};
  expect(id).not.toBe(token);
  scene.create(upi, {external_id: 'order-1003'});
  expect(refused(pay(scene, {wallet_token: id, ...terms, frequency: 'daily'}))).toEqual([
    ['/fields/frequency', 'field_value_not_allowed'],
  ]);
});

test('a Pix authorization without a frequency is monthly, and its charges need not repeat that', () => {
  const code = 'pix/automatic_h2h';
  const {scene, token: wallet_token} = withMandate(code, {frequency: undefined});
  expect(refused(pay(scene, {wallet_token, frequency: 'weekly'}))).toEqual([
    ['/fields/frequency', 'field_value_not_allowed'],
  ]);
  expect(pay(scene, {wallet_token, frequency: 'monthly'}).data?.status).toBe('pending');
  scene.create(code, {external_id: 'order-1003'});
  expect(pay(scene, {wallet_token, frequency: undefined}).data?.status).toBe('pending');
});

for (const code of ['binance/debit', 'binance/periodic_debit']) {
  const charge = (scene: Scene, contract_id: string, order = 'order-1002') => {
    pay(scene.create(code, {external_id: order}), {contract_id});
    return [scene.data.status, scene.data.reason_code];
  };

  test(`${code} charges a contract that the payer has signed, and no other transaction`, () => {
    const scene = new Scene().create('binance/direct_debit');
    const {id} = scene;
    expect(charge(scene, id, 'too-early')).toEqual(['failed', 'mandate_not_found']);
    scene.id = id;
    scene.happens('payer_pays');
    expect(scene.data.status).toBe('success');
    expect(charge(scene, id)).toEqual(['success', undefined]);
    expect(charge(scene, String(scene.state.numbers[id]), 'by-number')).toEqual(['success', undefined]);
    expect(charge(scene, scene.id, 'a-debit')).toEqual(['failed', 'mandate_not_found']);
    expect(charge(scene, `trx_${'A'.repeat(20)}`, 'made-up')).toEqual(['failed', 'mandate_not_found']);
    scene.id = id;
    scene.refund().pass(pace.refund);
    expect(scene.data.status).toBe('refunded');
    expect(charge(scene, id, 'after-refund')).toEqual(['success', undefined]);
    const {id: refund} = scene.follow('refund');
    expect(charge(scene, refund, 'a-refund')).toEqual(['failed', 'mandate_not_found']);
    scene.state.entries[id]!.point = 1043;
    expect(charge(scene, id, 'of-another-point')).toEqual(['failed', 'mandate_not_found']);
  });
}
