import {expect, test} from 'vitest';
import {signedRequest} from '../../../src/content/signing/signedRequest';
import {toRfc3339} from '../../../src/gateway/values/time';
import {accountFormat} from '../../../src/sandbox/account';
import {createHost, type Host} from '../../../src/sandbox/host';
import {protocolVersion, type SandboxMessage, type Notice} from '../../../src/sandbox/protocol';
import type {Store} from '../../../src/sandbox/store';
import {world} from '../../support/askGateway';
import {bodies, start} from '../../support/merchant';
import {createMemoryStore} from '../../support/sandbox/memoryStore';

const hostOf = (store: Store, clock = {now: start}): Host => {
  let seeds = 0;
  return createHost({world, store, realTime: () => clock.now, createSeed: () => `seed ${++seeds}`});
};

const send = (host: Host, path: string, body: object, now = start) =>
  host.call('send', signedRequest(world, path, JSON.stringify(body), now, `key-of-the-host-${Math.abs(now)}`));

/** Creates a payment and pays it, so that callbacks of two changes are due. */
async function pay(host: Host): Promise<void> {
  const {body} = await send(host, '/v2/transaction/create', bodies.hosted('order-1'));
  await host.call('simulate', {name: 'payer_pays', data: {transaction_id: textOf(body).data.id}});
}

const textOf = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as {data: {id: string}};

async function noticeOf(host: Host): Promise<Notice | null> {
  return (await host.call('account', null)).notice;
}

test('the balances of a new account are of the time at which it was opened', async () => {
  const host = hostOf(createMemoryStore().store, {now: start + 86400});
  const {balances} = await host.call('account', null);
  expect(balances.length).toBeGreaterThan(0);
  expect(new Set(balances.map(({updated_at: time}) => time))).toEqual(new Set([toRfc3339(start + 86400)]));
});

test('a payment is created, paid by a simulation, and its callbacks arrive', async () => {
  const host = hostOf(createMemoryStore().store);
  const created = await send(host, '/v2/transaction/create', bodies.hosted('order-1'));
  expect(created.status).toBe(201);
  const {id} = textOf(created.body).data;
  expect(await host.call('simulate', {name: 'payer_pays', data: {transaction_id: id}})).toMatchObject({
    id,
    status: 'success',
  });
  const view = await host.call('account', null);
  expect(view).toMatchObject({now: start, waiting: {callbacks: 0, nextAt: null}, respondWith: 200, notice: null});
  expect(view.transactions.map(({data, version}) => [data.id, data.status, version])).toEqual([[id, 'success', 'v2']]);
  expect(view.transactions[0]!.number).toBeGreaterThan(0);
  const timeline = await host.call('timeline', {after: 0});
  expect(timeline.map(({kind}) => kind)).toEqual(['request', 'simulation', 'callback', 'callback']);
  expect(await host.call('timeline', {after: timeline[1]!.number})).toEqual(timeline.slice(2));
});

test('an account survives its host, and starts over with new ids', async () => {
  const {store, memory} = createMemoryStore();
  const first = await send(hostOf(store), '/v2/transaction/create', bodies.hosted('order-1'));
  const host = hostOf(store);
  expect((await host.call('account', null)).transactions).toHaveLength(1);
  const saved = await host.call('save', null);
  expect(saved).toBe(memory.text);
  await host.call('start_over', null);
  expect((await host.call('account', null)).transactions).toEqual([]);
  await host.call('load', saved);
  expect((await host.call('account', null)).transactions[0]!.data.id).toBe(textOf(first.body).data.id);
});

test('the clock moves by a simulation, and what is due by then happens', async () => {
  const host = hostOf(createMemoryStore().store);
  await host.call('respond_to_callbacks', 500);
  await pay(host);
  expect(host.dueIn()).toBe(5);
  await host.call('respond_to_callbacks', 200);
  expect(await host.call('simulate', {name: 'clock', data: {seconds: 5}})).toEqual({now: start + 5});
  const deliveries = (await host.call('timeline', {after: 0})).filter((one) => one.kind === 'callback');
  expect(deliveries.map(({at, attempt, response}) => [at, attempt, response])).toEqual([
    [start, 1, 500],
    [start, 1, 500],
    [start + 5, 2, 200],
    [start + 5, 2, 200],
  ]);
});

test('what came due while the tab was closed happens at its own time', async () => {
  const {store} = createMemoryStore();
  const clock = {now: start};
  const host = hostOf(store, clock);
  await host.call('respond_to_callbacks', 'time_out');
  await pay(host);
  clock.now += 400;
  const deliveries = (await hostOf(store, clock).call('timeline', {after: 0})).filter((one) => one.kind === 'callback');
  expect(deliveries.map(({at}) => at - start)).toEqual([0, 0, 5, 5, 305, 305]);
});

test('a simulation that does not exist or lacks something is refused with what to send', async () => {
  const host = hostOf(createMemoryStore().store);
  const refused = (name: string, data = {}) => expect(host.call('simulate', {name, data})).rejects;
  await refused('payer_sleeps').toMatchObject({
    code: 'simulation_refused',
    message: expect.stringContaining('Send one of clock, payer_pays') as string,
  });
  await refused('payer_pays').toMatchObject({code: 'simulation_refused'});
  await refused('clock', {seconds: -1}).toMatchObject({code: 'simulation_refused'});
  await refused('reset').toMatchObject({code: 'simulation_refused'});
  let deep = {};
  for (let depth = 0; depth < 100_000; depth += 1) deep = {deep};
  await refused('clock', deep).toMatchObject({code: 'simulation_refused'});
  expect(await host.call('timeline', {after: 0})).toEqual([]);
});

test('a stored account that cannot be used is replaced, and a notice says why until the reader starts over', async () => {
  const {memory, store} = createMemoryStore();
  await hostOf(store).call('now', null);
  const format = (number: number) => JSON.stringify({...(JSON.parse(memory.text!) as object), format: number});
  for (const [text, notice] of [
    ['{', 'account_damaged'],
    [format(0), 'account_outdated'],
  ] as const) {
    memory.text = text;
    const host = hostOf(store);
    expect(await noticeOf(host)).toBe(notice);
    expect(await noticeOf(host)).toBe(notice);
    await host.call('start_over', null);
    expect(await noticeOf(host)).toBeNull();
  }
});

test('an account with an object that this release does not know is replaced, not a failure of every call', async () => {
  const {memory, store} = createMemoryStore();
  await hostOf(store).call('now', null);
  const account = JSON.parse(memory.text!) as {state: {timers: object[]}};
  account.state.timers = [{at: 0, order: 1, event: 'bank_pays', data: {transaction_id: 'trx_none'}}];
  memory.text = JSON.stringify(account);
  expect(await noticeOf(hostOf(store))).toBe('account_damaged');
});

test('the account of a newer release is left as it is: the page is outdated', async () => {
  const {memory, store} = createMemoryStore();
  await hostOf(store).call('now', null);
  const newer = JSON.stringify({...(JSON.parse(memory.text!) as object), format: accountFormat + 1});
  memory.text = newer;
  await expect(hostOf(store).call('start_over', null)).rejects.toMatchObject({code: 'outdated_page'});
  expect(memory.text).toBe(newer);
  memory.text = null;
  await expect(hostOf(store).call('load', newer)).rejects.toMatchObject({code: 'account_refused'});
});

test('trouble with the storage is a notice', async () => {
  expect(await noticeOf(hostOf(createMemoryStore(null, 'storage_full').store))).toBe('storage_full');
});

test('a message of another version is refused before it changes anything', async () => {
  const {memory, store} = createMemoryStore();
  const message = {version: protocolVersion + 1, id: 7, name: 'start_over', data: null} as SandboxMessage;
  expect(await hostOf(store).reply(message)).toMatchObject({
    version: protocolVersion,
    id: 7,
    error: {code: 'outdated_page', message: expect.stringContaining('Reload the page.') as string},
  });
  expect(memory.text).toBeNull();
  expect(await hostOf(store).reply({...message, version: protocolVersion})).toMatchObject({id: 7, result: null});
});
