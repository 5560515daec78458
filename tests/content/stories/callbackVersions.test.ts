/** Which version a callback has, as /events#version says, played on the reference gateway with both versions at once. */
import assert from 'node:assert/strict';
import {test} from 'vitest';
import {loadService} from '../../../src/content/services/services';
import {advance, happen, renderCallback, type Callback} from '../../../src/gateway';
import {bodies, cardFields, Merchant} from '../../support/merchant';

const point = '1042';

/** What a callback is about, and its version: `v1 payin success`. */
function nameOf({version, body}: Callback): string {
  const {type, status} = (version === 'v1' ? body.transaction : body.data) as {type: string; status: string};
  return `${version} ${type} ${status}`;
}

/** A merchant whose paid Pix payment was created by v1, with the payment's number and the callbacks after it. */
function paidByV1(): {merchant: Merchant; number: number; id: string; callbacks: () => string[]} {
  const merchant = new Merchant();
  const {service, payer, ...rest} = bodies.pixQr('order-1001');
  const created = merchant.send('/v1/transaction/create', {
    ...rest,
    service_id: loadService(service).id,
    amount: 15000,
    fields: payer,
  }).body as {result: {id: number}};
  const number = created.result.id;
  merchant.send('/v1/transaction/pay', {transaction_id: number, fields: {}});
  wait(merchant, 5);
  const before = merchant.state.callbacks.length;
  assert.ok(before > 0);
  assert.ok(merchant.state.callbacks.every(({version}) => version === 'v1'));
  return {
    merchant,
    number,
    id: merchant.state.ids[`trx ${number}`]!,
    callbacks: () => merchant.state.callbacks.slice(before).map(nameOf),
  };
}

function wait(merchant: Merchant, seconds: number): void {
  merchant.now += seconds;
  advance({world: merchant.world, state: merchant.state, now: merchant.now});
}

test('a refund has the version that made it, and its payment keeps its own', () => {
  const {merchant, number, id, callbacks} = paidByV1();
  merchant.send('/v2/transaction/cancel', {transaction_id: id, amount: '40.00', external_id: 'order-1001-refund-1'});
  wait(merchant, 10);
  merchant.send('/v1/transaction/cancel', {transaction_id: number, external_id: 'order-1001-refund-2'});
  wait(merchant, 10);
  assert.deepEqual(callbacks(), [
    'v2 refund processing',
    'v2 refund success',
    'v1 payin partially_refunded',
    'v1 refund processing',
    'v1 refund success',
    'v1 payin refunded',
  ]);
});

test('a chargeback has the version of its payment', () => {
  const merchant = new Merchant();
  const {body} = merchant.send('/v2/transaction/create', bodies.card('order-1002'));
  const {id} = body.data as {id: string};
  merchant.send('/v2/transaction/pay', {transaction_id: id, fields: cardFields('4242424242424242')});
  for (const version of ['v1', 'v2'] as const) {
    const entry = structuredClone(merchant.state.entries[id]!);
    merchant.state.entries[id] = {...entry, version};
    const state = structuredClone(merchant.state);
    happen({world: merchant.world, state, now: merchant.now}, 'chargeback_opened', {transaction_id: id});
    assert.deepEqual(state.callbacks.slice(-2).map(nameOf), [
      `${version} chargeback processing`,
      `${version} payin chargeback`,
    ]);
  }
});

test('a late payment has the version of the payment that ended', () => {
  const merchant = new Merchant();
  const {service, payer, ...rest} = bodies.pixQr('order-1003');
  const created = merchant.send('/v1/transaction/create', {
    ...rest,
    service_id: loadService(service).id,
    amount: 15071,
    fields: payer,
  }).body as {result: {id: number}};
  merchant.send('/v1/transaction/pay', {transaction_id: created.result.id, fields: {}});
  wait(merchant, 86400);
  const {world, state, now} = merchant;
  const before = state.callbacks.length;
  const id = state.ids[`trx ${created.result.id}`]!;
  happen({world, state, now}, 'transfer_arrives', {transaction_id: id, amount: '150.71'});
  assert.deepEqual(state.callbacks.slice(before).map(nameOf), ['v1 payin processing']);
});

test('GET is for callbacks of v1 alone: what v2 created arrives by POST', () => {
  const {merchant, id} = paidByV1();
  merchant.send('/v2/transaction/cancel', {transaction_id: id, external_id: 'order-1001-refund-1'});
  const points = {
    ...merchant.world.points,
    [point]: {...merchant.world.points[point]!, callbackMethod: 'GET' as const},
  };
  const world = {...merchant.world, points};
  const methods = merchant.state.callbacks.map(
    (callback) => `${callback.version} ${renderCallback(world, callback, merchant.now).method}`,
  );
  assert.deepEqual([...new Set(methods)].sort(), ['v1 GET', 'v2 POST']);
});
