/**
 * No request and no event stops a gateway, whatever texts it contains: in the process of Node and in the sandbox's
 * host.
 */
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {contractNames, listOperations, loadContract} from '../../../src/content/contract/contract';
import {root} from '../../../src/content/core/root';
import {basicRequest, bearerRequest} from '../../../src/content/signing/clientRequest';
import {signedRequest, withAuth} from '../../../src/content/signing/signedRequest';
import type {Callback, HttpAnswer, HttpRequest} from '../../../src/gateway';
import {ownSimulations} from '../../../src/gateway/payer/simulations';
import {day, toRfc3339} from '../../../src/gateway/values/time';
import {contractOf, versionOf} from '../../../src/gateway/values/operationId';
import {
  protocolVersion,
  type CallbackMethod,
  type Calls,
  type CallName,
  type Reply,
} from '../../../src/sandbox/protocol';
import type {Host} from '../../../src/sandbox/host';
import {isReadable, whyCallbackUndocumented, whyUndocumented} from '../../support/answers';
import {world} from '../../support/askGateway';
import {createAsyncServer} from '../../support/asyncServer';
import {freePort} from '../../support/freePort';
import {anyText, hostileJson, spoil, spoilings, type Spoiling} from '../../support/hostileJson';
import type {Json} from '../../support/json';
import {bodies, start} from '../../support/merchant';
import {bundle} from '../../support/sandbox/bundle';
import {runInVm} from '../../support/sandbox/inVm';

const seed = Number(process.env.FUZZ_SEED ?? 1741944413);
/** Cases of each operation. */
const runs = process.env.TEST_FULL ? 100 : 3;

/** A gateway with its callbacks. */
interface Played {
  send: (request: HttpRequest) => Promise<HttpAnswer>;
  /** Sends a simulation with any text as its body; returns the error if the response is not a documented one. */
  simulate: (name: string, text: string) => Promise<string | undefined>;
  /**
   * Opens a page of a payer and submits a form; returns the error if a response is not a documented one, and whether
   * the page exists.
   */
  visit?: (address: string, form: string) => Promise<{wrong?: string; isPage: boolean}>;
  /** Unix seconds by which requests are signed. */
  now: () => Promise<number>;
  /** Before the first case of an operation. */
  startOver: () => Promise<void>;
  /**
   * The errors of the callbacks since the last call, and their number. The last call waits until every callback was
   * sent.
   */
  callbacks: (isLast: boolean) => Promise<{wrong: string[]; count: number}>;
}

/** An operation with the bodies of its documented requests. */
const operations = contractNames().flatMap((name) =>
  listOperations(loadContract(name)).map(({id, path: address, scenarios}) => ({
    id,
    address,
    requests: scenarios.map(({request}): object => request),
  })),
);

/** The input of one case. */
interface Case {
  request: number;
  spoiling: Spoiling;
  /** The text for free-text fields of payments that stay valid. */
  text: string;
  body: string;
  form: string;
}

const simulations = [...Object.keys(world.simulations), ...ownSimulations, 'toString'];

/** The folders of payer pages, with the operation that creates the object of the page. */
const pages = {
  p: 'v2/transaction/create',
  '3ds': 'v2/transaction/create',
  qr: 'v2/transaction/create',
  i: 'invoicing/v1/invoice_create',
  s: 'invoicing/v1/payment_page',
  preview: 'invoicing/v1/page_customization',
};
type Folder = keyof typeof pages;
const folders = Object.keys(pages) as Folder[];

const cases: fc.Arbitrary<Case> = fc.record({
  request: fc.nat(1000),
  spoiling: spoilings,
  text: anyText,
  body: hostileJson,
  form: fc.oneof(
    anyText.map((text) => String(new URLSearchParams({event: text, amount: text, full_name: text, grant_type: text}))),
    fc.constantFrom('event=payer_pays', 'amount=10.00&full_name=%00', '%', '__proto__=1&amount=%ED%A0%80'),
  ),
});

/** Payments that take a text which the payer or the bank shows, and return it in callbacks of both versions. */
function payments(order: string, text: string, now: number): [address: string, body: Json][] {
  const {payer: _payer, ...hosted} = bodies.hosted(`${order}-v2`);
  const fields = {
    full_name: 'Ana Souza',
    email: 'ana.souza@payer.example',
    document_number: '12345678909',
    country: 'BR',
  };
  return [
    [
      '/v1/transaction/create',
      {
        ...hosted,
        service: undefined,
        service_id: 5101,
        external_id: `${order}-v1`,
        amount: 15000,
        description: text,
        fields,
      },
    ],
    ['/v2/transaction/create', {...bodies.hosted(`${order}-v2`), description: text, metadata: {note: text}}],
    [
      '/invoicing/v1/invoice_create',
      {
        point: 1042,
        external_id: `${order}-inv`,
        amount: '240.00',
        currency: 'EUR',
        description: text,
        due_at: toRfc3339(now + 30 * day),
      },
    ],
  ];
}

let sent = 0;

/** An authenticated request, whose body `write` turns into text. */
async function requestOf(
  {now}: Played,
  token: string,
  address: string,
  body: object,
  write: (body: object) => string,
): Promise<HttpRequest> {
  sent += 1;
  const key = `idempotency-key-${sent}`;
  if (/token$/.test(address)) return basicRequest(address, write(body));
  if (contractOf(address) === 'invoicing') {
    const request = bearerRequest(address, write(body), key);
    return {...request, headers: {...request.headers, Authorization: `Bearer ${token}`}};
  }
  const {auth: _auth, ...own} = body as Json;
  const isV1 = versionOf(address) === 'v1';
  return signedRequest(
    world,
    address,
    write(isV1 ? withAuth(world, own, `nonce-of-request-${sent}`) : own),
    await now(),
    key,
  );
}

async function play(played: Played): Promise<void> {
  const counts = {requests: 0, refused: 0, callbacks: 0};
  /** The simulations and the folders of pages that were played. */
  const covered = new Set<string>();
  let cased = 0;
  const ask = async (request: HttpRequest): Promise<Json | null> => {
    const answer = await played.send(request);
    const why = whyUndocumented(request, answer);
    assert.equal(why, undefined, why);
    counts.requests += 1;
    const body = answer.body === '' ? null : (JSON.parse(answer.body) as Json);
    if (body?.code ?? body?.error) counts.refused += 1;
    return body;
  };
  const expectNothing = (why: string | undefined): void => assert.equal(why, undefined, why);
  for (const {id, address, requests} of operations) {
    await played.startOver();
    const tokenOf = async (): Promise<string> => {
      const answer = await ask(basicRequest('/invoicing/v1/token', 'grant_type=client_credentials'));
      return (answer as {access_token: string}).access_token;
    };
    const token = await tokenOf();
    let order = 0;
    const known: string[] = [];
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        order += 1;
        // In turn, so that every seed covers all of them.
        const simulation = simulations[cased % simulations.length]!;
        const folder = folders[cased % folders.length]!;
        cased += 1;
        // A window of the rate limit has passed, and repeats of callbacks are due.
        expectNothing(await played.simulate('clock', '{"seconds": 61}'));
        const spoilt = await requestOf(played, token, address, requests[one.request % requests.length]!, (body) =>
          /token$/.test(id) ? one.form : spoil(body, one.spoiling),
        );
        await ask(spoilt);
        const orderId = `${id.replaceAll('/', '-').slice(-30)}-${order}`;
        for (const [create, body] of payments(orderId, one.text, await played.now())) {
          const created = await ask(await requestOf(played, token, create, body, (value) => JSON.stringify(value)));
          const {id: made} = (created?.data ?? created?.result ?? {}) as {id?: unknown};
          if (made !== undefined) known.push(JSON.stringify(made));
        }
        expectNothing(await played.simulate(simulation, one.body));
        covered.add(simulation);
        const made = known.at(-1 - (one.request % 3));
        if (made !== undefined) {
          const what = made.startsWith('"inv') ? 'invoice_id' : 'transaction_id';
          const event = what === 'invoice_id' ? 'payer_pays_invoice' : 'payer_pays';
          expectNothing(await played.simulate(event, `{"${what}": ${made}}`));
          expectNothing(await played.simulate(simulation, `{"${what}": ${made}, "amount": ${one.body || 1}}`));
        }
        if (!played.visit) return;
        // A documented request creates the object of the page, so that the page exists. A second visit uses the id of
        // any other object.
        const {address: maker, requests: documented} = operations.find((each) => each.id === pages[folder])!;
        // The templates that examples refer to do not exist here.
        const example = documented.find((each) => !('template_id' in each))!;
        const soon = toRfc3339((await played.now()) + 30 * day);
        const body = {
          ...example,
          ...('external_id' in example && {external_id: `page-${cased}`}),
          ...Object.fromEntries(['due_at', 'closes_at'].filter((name) => name in example).map((name) => [name, soon])),
        };
        const answer = await ask(
          await requestOf(played, await tokenOf(), maker, body, (value) => JSON.stringify(value)),
        );
        const {data} = answer as {data?: {id: string; preview_url?: string}};
        assert.ok(data, `${maker}: ${JSON.stringify(answer)}`);
        const own = folder === 'preview' ? data.preview_url!.split('/').at(-1)! : data.id.replace(/^trx_/, '');
        for (const tail of [own, ...(made === undefined ? [] : [String(JSON.parse(made)).replace(/^trx_/, '')])]) {
          const {wrong, isPage} = await played.visit(`/${folder}/${tail}`, one.form);
          expectNothing(wrong);
          if (isPage) covered.add(folder);
        }
      }),
      {seed, numRuns: runs, endOnFailure: true},
    );
    const {wrong, count} = await played.callbacks(id === operations.at(-1)!.id);
    assert.ok(wrong.length === 0, wrong[0]);
    counts.callbacks += count;
  }
  const whole = [...simulations, ...(played.visit ? folders : [])];
  expect(whole.filter((what) => !covered.has(what))).toEqual([]);
  expect(counts.requests).toBeGreaterThan(operations.length * runs * 4);
  expect(counts.refused).toBeGreaterThan(operations.length * runs);
  expect(counts.callbacks).toBeGreaterThan(operations.length);
  console.log(`seed ${seed}: ${operations.length} operations, ${JSON.stringify(counts)}`);
}

test('in Node, every request, simulation and page is answered as documented, and callbacks can be read', async () => {
  const received: (string | undefined)[] = [];
  let status = 200;
  const merchant = createAsyncServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const headers = request.headers as Record<string, string>;
    received.push(
      whyCallbackUndocumented({method: request.method!, path: request.url!, headers, body: Buffer.concat(chunks)}),
    );
    // The gateway reads nothing of a response but its status.
    status = status === 200 ? 500 : 200;
    if (received.length % 7 === 0) response.destroy();
    else response.writeHead(status, {'Content-Type': 'application/json'}).end('\ufeff{"a":1,"a":"\\ud83d');
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let log = '';
  const gateway = spawn(process.execPath, ['--import', 'tsx', 'src/cli/gateway.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      GATEWAY_PORT: String(port),
      GATEWAY_SEED: 'hostile',
      CALLBACK_URL: `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/callbacks`,
      CALLBACK_METHOD: 'GET',
    },
  });
  try {
    const started = new Promise<void>((resolve, reject) => {
      const keep = (chunk: Buffer): void => {
        log = (log + chunk.toString()).slice(-5000);
        if (log.includes('The gateway listens')) resolve();
      };
      gateway.stdout.on('data', keep);
      gateway.stderr.on('data', keep);
      gateway.once('exit', (code) => reject(new Error(`The gateway ended with ${code}: ${log}`)));
    });
    await started;
    const get = async (address: string, init: RequestInit = {}): Promise<HttpAnswer> => {
      const answer = await fetch(origin + address, {redirect: 'manual', ...init}).catch((error: unknown) => {
        throw new Error(`${address}: ${String(error)}. The gateway's log: ${log}`);
      });
      const headers = Object.fromEntries(
        [...answer.headers].map(([name, value]) => [name === 'content-type' ? 'Content-Type' : name, value]),
      );
      return {status: answer.status, headers, body: await answer.text()};
    };
    const played: Played = {
      send: ({method, path: address, headers, body}) =>
        get(address, {method, headers, body: body as Uint8Array<ArrayBuffer>}),
      async simulate(name, text) {
        const {status: code, body} = await get(`/_local/${name}`, {method: 'POST', body: text});
        const isDocumented = [200, 400, 404].includes(code) && isReadable(JSON.parse(body));
        return isDocumented ? undefined : `${name} ${text.slice(0, 200)}: ${code} ${body}`;
      },
      async visit(address, form) {
        const seen = await get(address);
        const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
        const answer = await get(address, {method: 'POST', body: form, headers});
        // An unknown page is handled as an operation, so 404 and 405 are documented too.
        const isDocumented = [200, 404, 405].includes(seen.status) && [200, 303, 400, 404].includes(answer.status);
        return {
          isPage: seen.status === 200,
          ...(!isDocumented && {wrong: `${address} ${form}: ${seen.status} ${answer.status} ${answer.body}`}),
        };
      },
      now: () => Promise.resolve(Math.floor(Date.now() / 1000)),
      // A single process keeps one state for all operations.
      startOver: () => Promise.resolve(),
      async callbacks(isLast) {
        const waiting = async (): Promise<number> => {
          const {body} = await get('/_local/callbacks', {method: 'POST', body: '{}'});
          return (JSON.parse(body) as Callback[]).filter((one) => !one.isDelivered && one.failures === 0).length;
        };
        if (isLast) await expect.poll(waiting, {timeout: 120_000}).toBe(0);
        const all = received.splice(0);
        return {wrong: all.filter((one) => one !== undefined), count: all.length};
      },
    };
    await play(played);
    expect(gateway.exitCode, log).toBeNull();
    expect(log).not.toContain('internal error');
  } finally {
    gateway.kill();
    merchant.close();
  }
});

test('in the sandbox, every request and simulation is answered as documented, and callbacks can be read', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  try {
    await bundle('host', folder);
    const {openHost} = runInVm<{openHost: (realTime: number) => Host}>(path.join(folder, 'host.js'));
    let host: Host;
    let after = 0;
    let called = 0;
    let callbackMethod: CallbackMethod = 'POST';
    const reply = (name: CallName, data: unknown): Promise<Reply> =>
      host.reply({version: protocolVersion, id: (called += 1), name, data} as never);
    const call = async <Name extends CallName>(name: Name, data: Calls[Name][0]): Promise<Calls[Name][1]> => {
      const answer = await reply(name, data);
      assert.ok('result' in answer, `${name}: ${JSON.stringify(answer)}`);
      return answer.result as Calls[Name][1];
    };
    const played: Played = {
      async send({method, path: address, headers, body}) {
        const answer = await call('send', {method, path: address, headers, body: Uint8Array.from(body)});
        return {...answer, body: new TextDecoder().decode(answer.body)};
      },
      async simulate(name, text) {
        let data: unknown = text;
        try {
          data = JSON.parse(text) as unknown;
        } catch {
          // The page's client sends a body that is not JSON as a string.
        }
        const answer = await reply('simulate', {name, data});
        const isDocumented = 'result' in answer || ('error' in answer && answer.error.code === 'simulation_refused');
        return isDocumented && isReadable(answer)
          ? undefined
          : `${name} ${text.slice(0, 200)}: ${JSON.stringify(answer)}`;
      },
      now: () => call('now', null),
      async startOver() {
        host = openHost(start);
        after = 0;
        // Callbacks of v1 take turns.
        callbackMethod = callbackMethod === 'GET' ? 'POST' : 'GET';
        await call('send_v1_callbacks_by', callbackMethod);
      },
      async callbacks() {
        const entries = await call('timeline', {after});
        after = entries.at(-1)?.number ?? after;
        const delivered = entries.filter((entry) => entry.kind === 'callback');
        const wrong = delivered.map(({request}) => whyCallbackUndocumented(request));
        return {wrong: wrong.filter((one) => one !== undefined), count: delivered.length};
      },
    };
    await play(played);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});
