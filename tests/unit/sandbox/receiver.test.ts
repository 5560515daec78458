import {expect, test} from 'vitest';
import {listRetries, loadCallbackDelivery} from '../../../src/content/reference/callbackDelivery';
import {signedRequest, withAuth} from '../../../src/content/signing/signedRequest';
import {handle, happen, nextDue} from '../../../src/gateway';
import {createAccount, type SandboxAccount} from '../../../src/sandbox/account';
import {verify, processDue} from '../../../src/sandbox/receiver';
import {world} from '../../support/askGateway';
import {bodies, start} from '../../support/merchant';
import type {TimelineEntry} from '../../../src/sandbox/protocol';

type Delivery = Extract<TimelineEntry, {kind: 'callback'}>;

/** An account in which a payment was just paid, so that a callback is due. */
function accountWithCallback(version: 'v1' | 'v2' = 'v2'): SandboxAccount {
  const account = createAccount(world, 'receiver', start);
  const body = version === 'v2' ? bodies.hosted('order-1') : withAuth(world, v1Body, 'nonce-of-the-receiver');
  const path = `/${version}/transaction/create`;
  handle(world, account.state, signedRequest(world, path, JSON.stringify(body), start, 'key-of-the-receiver'), start);
  const [id] = Object.keys(account.state.entries);
  happen({world, state: account.state, now: start}, 'payer_pays', {transaction_id: id});
  // The last of its callbacks is enough.
  account.state.callbacks.splice(0, account.state.callbacks.length - 1);
  expect(account.state.callbacks).toHaveLength(1);
  return account;
}

const v1Body = {
  service_id: 5102,
  external_id: 'order-1',
  amount: 15000,
  currency: 'BRL',
  fields: {full_name: 'Ana Souza', email: 'ana.souza@payer.example', document_number: '12345678909', country: 'BR'},
};

const deliveriesOf = ({timeline}: SandboxAccount): Delivery[] => timeline.filter((one) => one.kind === 'callback');

test('a response of 2xx ends the delivery', () => {
  const account = accountWithCallback();
  processDue(world, account, start);
  const [delivery] = deliveriesOf(account);
  expect(delivery).toMatchObject({at: start, attempt: 1, verdict: 'valid', response: 200, nextAt: null});
  expect(account.state.callbacks[0]!.isDelivered).toBe(true);
});

for (const response of [500, 'time_out'] as const) {
  test(`after ${response} a callback is delivered again at the times of the published schedule`, () => {
    const account = accountWithCallback();
    account.state.timers = [];
    account.respondWith = response;
    const retries = listRetries(loadCallbackDelivery());
    // One jump of the clock, as after a night with the tab closed.
    processDue(world, account, start + retries.at(-1)!.sinceFirst + 86400);
    expect(deliveriesOf(account).map(({at, attempt, nextAt}) => ({at: at - start, attempt, nextAt}))).toEqual([
      {at: 0, attempt: 1, nextAt: start + retries[0]!.sinceFirst},
      ...retries.map(({attempt, sinceFirst}, index) => ({
        at: sinceFirst,
        attempt,
        nextAt: retries[index + 1] ? start + retries[index + 1]!.sinceFirst : null,
      })),
    ]);
    expect(new Set(deliveriesOf(account).map(({verdict}) => verdict))).toEqual(new Set(['valid']));
    expect(nextDue(account.state)).toBeNull();
  });
}

test('timers of the gateway and deliveries are worked off in the order of their times', () => {
  const account = accountWithCallback();
  account.respondWith = 500;
  const body = JSON.stringify({...bodies.hosted('order-2'), expires_in: 3600});
  handle(
    world,
    account.state,
    signedRequest(world, '/v2/transaction/create', body, start, 'key-of-the-second-order'),
    start,
  );
  processDue(world, account, start + 2 * 86400);
  const times = deliveriesOf(account).map(({at}) => at);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  // The second payment expired between two retries, and its callback was sent at once.
  const first = deliveriesOf(account).find(
    ({request, attempt}) => attempt === 1 && new TextDecoder().decode(request.body).includes('"expired"'),
  )!;
  expect(first.at).toBe(start + 3600);
  expect(times.filter((at) => at > first.at).length).toBeGreaterThan(1);
});

test('callbacks of v1 by POST and by GET are verified by their own schemes', () => {
  for (const method of ['POST', 'GET'] as const) {
    const account = accountWithCallback('v1');
    account.callbackMethod = method;
    processDue(world, account, start);
    const [delivery] = deliveriesOf(account);
    expect(delivery).toMatchObject({version: 'v1', verdict: 'valid', response: 200, request: {method}});
  }
});

test('a callback that was changed on its way is refused with the reason', () => {
  const account = accountWithCallback();
  processDue(world, account, start);
  const {request} = deliveriesOf(account)[0]!;
  const changed = {...request, body: new TextEncoder().encode(`${new TextDecoder().decode(request.body)}\n`)};
  expect(verify(world, 'v2', changed, start)).toBe('signature_mismatch');
  expect(verify(world, 'v2', {...request, headers: {}}, start)).toBe('header_missing');
  expect(verify(world, 'v2', request, start + 301)).toBe('timestamp_out_of_range');
});
