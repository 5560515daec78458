import {expect, test} from 'vitest';
import {happen, renderCallback, type HttpRequest} from '../../../src/gateway';
import {whyCallbackUndocumented} from '../../support/answers';
import type {Json} from '../../support/json';
import {bodies, Merchant} from '../../support/merchant';

/** The callbacks of one payment of each kind, by its name. */
function callbacks(): Record<string, HttpRequest> {
  const merchant = new Merchant();
  const {world, state, now} = merchant;
  const {service: _service, payer: fields, ...hosted} = bodies.hosted('order-1');
  const created = [
    merchant.send('/v1/transaction/create', {...hosted, service_id: 5101, amount: 15000, fields}).body.result,
    merchant.send('/v2/transaction/create', bodies.hosted('order-2')).body.data,
  ] as Json[];
  for (const {id} of created) {
    const transaction = typeof id === 'number' ? Object.keys(state.entries)[0] : (id as string);
    happen({world, state, now}, 'payer_pays', {transaction_id: transaction});
  }
  const invoice = {external_id: 'invoice-1', amount: '150.00', currency: 'BRL', description: 'Order 1'};
  const due = {due_at: '2025-03-20T00:00:00Z', point: 1042};
  const {data} = merchant.send('/invoicing/v1/invoice_create', {...invoice, ...due}).body as {data: Json};
  happen({world, state, now}, 'payer_pays_invoice', {invoice_id: data.id as string});
  const points = {...world.points, 1042: {...world.points[1042]!, callbackMethod: 'GET' as const}};
  const find = (version: string, type?: string) =>
    state.callbacks.find((one) => one.version === version && one.body.type === type)!;
  return {
    'v1 by POST': renderCallback(world, find('v1'), now),
    'v1 by GET': renderCallback({...world, points}, find('v1'), now),
    v2: renderCallback(world, find('v2', 'transaction.updated'), now),
    invoice: renderCallback(world, find('v2', 'invoice.updated'), now),
  };
}

test('a callback that is not as its contract documents it is named, whatever is wrong with it', () => {
  const sent = callbacks();
  for (const [name, request] of Object.entries(sent)) expect(whyCallbackUndocumented(request), name).toBeUndefined();
  const text = (name: string) => new TextDecoder().decode(sent[name]!.body);
  let count = 0;
  const expectFault = (name: string, changed: Partial<HttpRequest>, why: string) => {
    expect(whyCallbackUndocumented({...sent[name]!, ...changed}), `${name}: ${why}`).toContain(why);
    count += 1;
  };
  for (const name of ['v1 by POST', 'v2', 'invoice']) {
    const written = (from: string | RegExp, to: string) => ({
      body: new TextEncoder().encode(text(name).replace(from, to)),
    });
    expectFault(name, written('"currency":"BRL"', '"currency":"BRL","unknown":1'), 'unevaluated');
    expectFault(name, written('"currency":"BRL"', '"currency":"brl"'), 'pattern');
    expectFault(name, written('"currency":"BRL",', ''), 'required');
    expectFault(name, written(/"external_id":"[^"]*"/, '"external_id":"a\\u0000"'), 'control characters');
    expectFault(name, {body: Uint8Array.of(0x22, 0xff, 0x22)}, 'TypeError');
  }
  const {path} = sent['v1 by GET']!;
  expectFault('v1 by GET', {path: path.replace('&currency=BRL', '&currency=brl')}, 'currency is "brl"');
  expectFault('v1 by GET', {path: path.replace('&currency=BRL', '')}, 'currency is missing');
  expectFault('v1 by GET', {path: `${path}&unknown=1`}, 'unknown is not documented');
  expectFault('v1 by GET', {path: `${path}&id=1`}, 'parameter_repeated');
  expectFault('v1 by GET', {path: path.replace('order-1', '%ED%A0%80')}, 'query_malformed');
  expectFault('v1 by GET', {path: path.replace('order-1', '%00')}, 'control characters');
  for (const name of ['v2', 'invoice'])
    expectFault(name, {headers: {...sent[name]!.headers, 'webhook-id': 'evt_1'}}, 'webhook-id is "evt_1"');
  expect(count).toBeGreaterThan(20);
});
