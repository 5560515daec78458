/**
 * The table "At a glance" of every service, played on the reference gateway at each edge and one step beyond it: the
 * amounts, the expiry, the capture and the refunds.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {prepareGateway, requestBodies, start, takesNoMoney} from '../../../src/content/examples/serviceExamples';
import {loadServices, type Service} from '../../../src/content/services/services';
import {advance, happen} from '../../../src/gateway';
import {fromMinor, toMinor} from '../../../src/gateway/values/money';
import {day, fromRfc3339} from '../../../src/gateway/values/time';
import type {Transaction} from '../../../src/types/contract/v2';
import {callV2, type Gateway} from '../../support/askGateway';
import type {Json} from '../../support/json';

const played = {amounts: 0, expiries: 0, captures: 0, refunds: 0};
afterAll(() => console.log('stories of facts:', played));

/** A new gateway that has received the example of the service's page with a change, and what it responded. */
function create(service: Service, patch: Json = {}): {gateway: Gateway; code?: string; data?: Transaction} {
  const gateway = {...prepareGateway(service), now: start};
  const operation = service.flow === 'check' ? 'validate' : 'create';
  const body = {...requestBodies.create!(service, ''), ...patch};
  return {
    gateway,
    ...(callV2(gateway, `v2/transaction/${operation}`, body).body as {code?: string; data?: Transaction}),
  };
}

/** The payment of the service's page after its last step. */
function pay(service: Service): {gateway: Gateway; payment: Transaction} {
  const {gateway, data} = create(service);
  const {entries, timers} = gateway.state;
  const payment = entries[data!.id]!.data;
  for (const {call, event, after_seconds: seconds = 0} of service.steps) {
    gateway.now += seconds;
    advance(gateway);
    if (event && ['created', 'requires_action'].includes(payment.status))
      happen(gateway, event, {transaction_id: payment.id, amount: payment.amount});
    if (!call || ['create', 'find', 'issue_token'].includes(call)) continue;
    callV2(gateway, `v2/transaction/${call}`, requestBodies[call]!(service, payment.id));
  }
  while (payment.status !== 'success') {
    gateway.now = Math.min(...timers.map(({at}) => at));
    advance(gateway);
  }
  return {gateway, payment};
}

/** What `cancel` does so long after the payment: the status that the payment gets, or the code of the refusal. */
function refund(service: Service, seconds: number, isPart = false): string {
  const {gateway, payment} = pay(service);
  const {world, state} = gateway;
  gateway.now = Math.max(gateway.now, state.entries[payment.id]!.hidden.takenAt! + seconds);
  advance(gateway);
  const exponent = world.exponentOf(payment.currency);
  const half = fromMinor(toMinor(payment.amount, exponent)! / 2n, exponent);
  const body = {transaction_id: payment.id, external_id: 'refund-1', ...(isPart && {amount: half})};
  const {code} = callV2(gateway, 'v2/transaction/cancel', body).body as {code?: string};
  gateway.now += 31 * day;
  advance(gateway);
  played.refunds += 1;
  return code ?? payment.status;
}

for (const service of loadServices()) {
  const {code, flow, direction, limits, expiry, capture} = service;
  test(`${code}: what its page says at a glance holds`, () => {
    const {world} = prepareGateway(service);
    for (const {currency, smallest, largest} of takesNoMoney(service) && flow !== 'check' ? [] : limits) {
      const exponent = world.exponentOf(currency);
      const [least, most] = [toMinor(smallest, exponent)!, toMinor(largest, exponent)!];
      for (const [minor, error] of [
        [least, undefined],
        [least - 1n, least === 1n ? 'amount_invalid' : 'amount_below_minimum'],
        [most, undefined],
        [most + 1n, 'amount_above_maximum'],
      ] as const) {
        const amount = fromMinor(minor, exponent);
        assert.equal(create(service, {amount, currency}).code, error, `${amount} ${currency}`);
        played.amounts += 1;
      }
    }
    if (flow === 'check') return;

    const {shortest_seconds: shortest, longest_seconds: longest, default_seconds: usual} = expiry ?? {};
    const lifetimes: [patch: Json, lifetime: number | undefined][] = expiry
      ? [
          [{}, usual],
          [{expires_in: shortest}, shortest],
          [{expires_in: longest}, longest],
        ]
      : [[{}, undefined]];
    for (const [patch, lifetime] of lifetimes) {
      const {expires_at: end} = create(service, patch).data!;
      // A boleto expires at the end of a day.
      const rest = service.shown?.boleto ? day : 0;
      const seconds = end === undefined ? undefined : fromRfc3339(end) - start;
      assert.ok(seconds === lifetime || (seconds! >= lifetime! && seconds! <= lifetime! + rest), `${lifetime}: ${end}`);
      played.expiries += 1;
    }
    for (const seconds of expiry ? [shortest! - 1, longest! + 1] : [])
      assert.equal(create(service, {expires_in: seconds}).code, 'field_value_not_allowed', `expires_in ${seconds}`);

    const isTaken = create(service, {capture: 'manual'}).code === undefined;
    assert.equal(isTaken, capture.includes('manual'), 'capture manual');
    played.captures += 1;

    if (direction !== 'payin') return;
    const {mode, until_days: days} = service.refund;
    assert.equal(refund(service, 0), mode === 'none' ? 'refund_not_supported' : 'refunded');
    assert.equal(refund(service, 0, true), mode === 'partial' ? 'partially_refunded' : 'refund_not_supported');
    if (days === undefined) return;
    assert.equal(refund(service, days * day), 'refunded', `after ${days} days`);
    assert.equal(refund(service, days * day + 1), 'refund_window_closed', `a second after ${days} days`);
  });
}
