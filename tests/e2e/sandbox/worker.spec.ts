import {expect, type Page} from '@playwright/test';
import {signedRequest} from '../../../src/content/signing/signedRequest';
import {createAccount, writeAccount, type SandboxAccount} from '../../../src/sandbox/account';
import type {openSandbox} from '../../../src/sandbox/client';
import {createHost} from '../../../src/sandbox/host';
import type {AccountView, SandboxRequest, TimelineEntry} from '../../../src/sandbox/protocol';
import {world} from '../../support/askGateway';
import {listen, openUnstarted, test} from '../../support/browser';
import {bodies} from '../../support/merchant';
import {allOperations, documentedCalls, operationsOf} from '../../support/sandbox/documentedCalls';
import {createMemoryStore} from '../../support/sandbox/memoryStore';
import {serveSandbox} from '../../support/sandbox/server';

// All tests use one server, so one worker runs them.
test.describe.configure({mode: 'default'});

let site: Awaited<ReturnType<typeof serveSandbox>>;

test.beforeAll(async () => {
  site = await serveSandbox();
});

test.afterAll(() => site.close());

declare const globalThis: {openSandbox: typeof openSandbox} & typeof window;

/** A request as a test can hand it to a page. */
type Sendable = Omit<SandboxRequest, 'body'> & {body: string};

const sendable = ({method, path, headers, body}: SandboxRequest): Sendable => ({
  method,
  path,
  headers: {...headers},
  body: new TextDecoder().decode(body),
});

/** Sends a request to the sandbox of a page. */
async function send(page: Page, request: Sendable): Promise<{status: number; headers: object; body: string}> {
  return page.evaluate(async ({body, ...others}) => {
    const sandbox = await globalThis.openSandbox();
    const response = await sandbox.send({...others, body: new TextEncoder().encode(body)});
    return {...response, body: new TextDecoder().decode(response.body)};
  }, request);
}

const viewOf = (page: Page): Promise<AccountView> =>
  page.evaluate(async () => (await globalThis.openSandbox()).account());

const timelineOf = (page: Page): Promise<TimelineEntry[]> =>
  page.evaluate(async () => (await globalThis.openSandbox()).timeline());

/** Sends a `create` of a hosted payment, and returns the id of the payment. */
async function create(page: Page, externalId: string): Promise<string> {
  const now = await page.evaluate(async () => (await globalThis.openSandbox()).now());
  const body = JSON.stringify(bodies.hosted(externalId));
  const request = signedRequest(world, '/v2/transaction/create', body, now, `idempotency-key-of-${externalId}`);
  const response = await send(page, sendable(request));
  expect(response.status, response.body).toBe(201);
  return (JSON.parse(response.body) as {data: {id: string}}).data.id;
}

/** Opens the page with a new account. */
async function openAnew(page: Page): Promise<void> {
  await openUnstarted(page, site.address);
  await page.evaluate(async () => (await globalThis.openSandbox()).startOver());
}

const idsOf = ({transactions}: AccountView): string[] => transactions.map(({data}) => data.id);

test('the worker gives the same responses as Node, byte for byte, in every scenario of every operation', async ({
  page,
}) => {
  await openAnew(page);
  const calls = documentedCalls();
  expect(operationsOf(calls)).toEqual(allOperations());
  for (const {scenario, operation, state, now, request, answer} of calls) {
    const account: SandboxAccount = {...createAccount(world, scenario, now), state, clock: {stoppedAt: now}};
    const text = writeAccount(account);
    const inPage = await page.evaluate(
      async ({saved, sent: {body, ...others}}) => {
        const sandbox = await globalThis.openSandbox();
        await sandbox.load(saved);
        const response = await sandbox.send({...others, body: new TextEncoder().encode(body)});
        return {
          response: {...response, body: new TextDecoder().decode(response.body)},
          saved: await sandbox.save(),
        };
      },
      {saved: text, sent: sendable(request)},
    );
    expect(inPage.response, `${scenario}, ${operation}`).toEqual(answer);
    expect(inPage.saved, `${scenario}, ${operation}`).toBe(await saveInNode(text, request));
  }
});

/** The account after a request, on a host in Node. */
async function saveInNode(text: string, {method, path, headers, body}: SandboxRequest): Promise<string> {
  const {store} = createMemoryStore(text);
  const host = createHost({world, store, realTime: () => 0, createSeed: () => ''});
  await host.call('send', {method, path, headers, body});
  return host.call('save', null);
}

test('a payment is paid, and its callback arrives; nothing is requested after the worker has loaded', async ({
  page,
}) => {
  const noise = listen(page, new URL(site.address).origin);
  await openAnew(page);
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  const id = await create(page, 'order-1');
  await page.evaluate(
    async (transaction) => (await globalThis.openSandbox()).simulate('payer_pays', {transaction_id: transaction}),
    id,
  );
  const {transactions} = await viewOf(page);
  expect(transactions.map(({data}) => [data.id, data.status])).toEqual([[id, 'success']]);
  expect((await timelineOf(page)).map(({kind}) => kind)).toEqual(['request', 'simulation', 'callback', 'callback']);
  expect(requests).toEqual([]);
  expect(noise).toEqual({messages: [], foreign: []});
});

test('a reload keeps the account', async ({page}) => {
  await openAnew(page);
  const id = await create(page, 'order-1');
  const timeline = await timelineOf(page);
  await page.reload();
  expect(idsOf(await viewOf(page))).toEqual([id]);
  expect(await timelineOf(page)).toEqual(timeline);
});

test('two tabs agree, are told of each other’s changes, and any of them may be closed', async ({page, context}) => {
  await openAnew(page);
  const other = await context.newPage();
  await openUnstarted(other, site.address);
  const told = other.evaluate(async () => {
    const sandbox = await globalThis.openSandbox();
    return new Promise<string>((resolve) => {
      sandbox.subscribe(() => resolve('changed'));
    });
  });
  // The other tab is there once it has an account.
  await viewOf(other);
  const first = await create(page, 'order-1');
  expect(await told).toBe('changed');
  const together = await Promise.all([create(page, 'order-2'), create(other, 'order-3')]);
  expect(new Set(idsOf(await viewOf(other)))).toEqual(new Set([first, ...together]));
  expect(await viewOf(page)).toMatchObject({transactions: (await viewOf(other)).transactions});
  await page.close();
  const last = await create(other, 'order-4');
  expect(idsOf(await viewOf(other))).toHaveLength(4);
  expect(idsOf(await viewOf(other))[0]).toBe(last);
});

test('after a crash of the worker the call fails, and the next one finds everything that was stored', async ({
  page,
}) => {
  await openAnew(page);
  const id = await create(page, 'order-1');
  const [worker] = page.workers();
  const closed = worker!.waitForEvent('close');
  await worker!.evaluate(() => {
    setTimeout(() => {
      throw new Error('A crash.');
    });
  });
  await closed;
  expect(idsOf(await viewOf(page))).toEqual([id]);
});

test('a worker that the browser killed is started again after the time-out of a call', async ({page}) => {
  await page.clock.install();
  await openAnew(page);
  const id = await create(page, 'order-1');
  const [worker] = page.workers();
  const closed = worker!.waitForEvent('close');
  await worker!.evaluate(() => self.close());
  await closed;
  const code = page.evaluate(async () =>
    (await globalThis.openSandbox()).now().then(
      () => 'none',
      (error: {code: string}) => error.code,
    ),
  );
  await page.clock.runFor(60_000);
  expect(await code).toBe('timed_out');
  expect(idsOf(await viewOf(page))).toEqual([id]);
});

test('where the browser blocks its databases, the sandbox works and says that it keeps nothing', async ({page}) => {
  await page.route('**/sandbox-worker.js', async (route) => {
    const response = await route.fetch();
    const block = `IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };`;
    await route.fulfill({response, body: `${block}\n${await response.text()}`});
  });
  await openUnstarted(page, site.address);
  const id = await create(page, 'order-1');
  const view = await viewOf(page);
  expect(idsOf(view)).toEqual([id]);
  expect(view.notice).toBe('storage_blocked');
});
