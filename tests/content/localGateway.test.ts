import {spawnSync} from 'node:child_process';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {Webhook} from 'standardwebhooks';
import {expect, test} from 'vitest';
import {createLibrary} from '../../src/local/library';
import {options, readCommand} from '../../src/local/options';
import {createLocalGateway, type LocalGateway} from '../../src/local/server';
import {ownSimulations} from '../../src/gateway/payer/simulations';
import {bearerRequest} from '../../src/content/signing/clientRequest';
import {loadWorld} from '../../src/content/examples/world';
import {loadGatewayEvents} from '../../src/content/reference/gatewayEvents';
import {locales} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {exampleClient, examplePoint, loadTestKeys} from '../../src/content/core/testKeys';
import {eventNames, grantToken} from '../../src/gateway';
import {hashV1} from '../../src/gateway/values/signing';
import {toRfc3339} from '../../src/gateway/values/time';
import {loadService} from '../../src/content/services/services';
import {fileOf} from '../../src/pages/page';
import {createAsyncServer} from '../support/asyncServer';
import {fetchSigned} from '../support/fetchSigned';
import {readText} from '../support/files';
import type {Json} from '../support/json';

const {request_secrets: secrets, callback_secrets: callbackSecrets} = loadTestKeys();

interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A local gateway and a merchant's server, both over HTTP. */
interface Setup {
  gateway: LocalGateway;
  origin: string;
  received: Received[];
  callbackUrl: string;
  /** Status that the merchant's server answers with. */
  merchant: {status: number};
  call: (path: string, body: Json, headers?: Record<string, string>) => Promise<{status: number; body: Json}>;
  /** Opens an invoice or a payment page; resolves with its id. */
  open: (operation: string, body: Json) => Promise<string>;
  simulate: (name: string, body: Json | string) => Promise<{status: number; body: Json}>;
}

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Use of a gateway that is closed in any case. */
async function withGateway(use: (setup: Setup) => Promise<void>): Promise<void> {
  const received: Received[] = [];
  const merchant = {status: 200};
  const shop = createAsyncServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({headers: request.headers, body});
    response.writeHead(merchant.status).end();
  });
  const callbackUrl = `${await listen(shop)}/callbacks`;
  const gateway = createLocalGateway(loadWorld(), {callbackUrl, seed: 'test'});
  const origin = await gateway.listen();
  const read = async (answer: Response) => ({status: answer.status, body: (await answer.json()) as Json});
  try {
    await use({
      gateway,
      origin,
      received,
      callbackUrl,
      merchant,
      call: async (path, json, headers) => read(await fetchSigned(origin, path, json, headers)),
      async open(operation, json) {
        const {access_token: token} = loadTestKeys();
        grantToken(gateway.state, exampleClient, gateway.now(), token);
        const {path, method, headers, body} = bearerRequest(
          `/invoicing/v1/${operation}`,
          JSON.stringify(json),
          `idempotency-key-${operation}`,
        );
        return (await read(await fetch(origin + path, {method, headers, body: new TextDecoder().decode(body)}))).body
          .data.id;
      },
      simulate: async (name, body) =>
        read(
          await fetch(`${origin}/_local/${name}`, {
            method: 'POST',
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
        ),
    });
  } finally {
    await gateway.close();
    shop.close();
  }
}

const payment = {
  service: 'pix/payin_hpp',
  external_id: 'order-1001',
  amount: '150.00',
  currency: 'BRL',
  payer: {email: 'ana.souza@payer.example'},
  return_url: 'https://shop.example/orders/1001',
};

test('a payment goes from create over the page to a callback that Standard Webhooks verifies, and find agrees', async () => {
  await withGateway(async ({gateway, origin, received, call}) => {
    const created = await call('/v2/transaction/create', payment);
    expect(created.status).toBe(201);
    const {id, payment_url: page} = created.body.data;
    expect(page).toBe(`${origin}/p/${id.slice('trx_'.length)}`);

    const html = await (await fetch(page)).text();
    expect(html).toContain('150.00 BRL');
    expect(html).toContain('name="event" value="payer_pays"');
    const pressed = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({event: 'payer_pays'}),
      redirect: 'manual',
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, payment.return_url]);

    await gateway.deliver();
    const verifier = new Webhook(callbackSecrets.current);
    const callbacks = received.map(
      ({headers, body}) => verifier.verify(body, headers as Record<string, string>) as Json,
    );
    expect(callbacks.map(({data}) => [data.status, data.version])).toEqual([
      ['processing', 2],
      ['success', 3],
    ]);
    const found = await call('/v2/transaction/find', {external_id: 'order-1001'});
    expect(found.body.data).toEqual(callbacks[1]!.data);
  });
});

test('a payment of v1 is paid on its page and changed by a simulation, both by its number', async () => {
  await withGateway(async ({origin, simulate}) => {
    const auth = {point: examplePoint, key: 1, nonce: 'nonce-of-a-test-0001'};
    const created = await fetch(`${origin}/v1/transaction/create`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        auth: {...auth, hash: hashV1(auth, secrets[examplePoint]!['1']!)},
        service_id: loadService(payment.service).id,
        external_id: 'order-1002',
        amount: 15000,
        currency: 'BRL',
        fields: payment.payer,
        return_url: payment.return_url,
      }),
    });
    const {id, payment_url: page} = ((await created.json()) as {result: {id: number; payment_url: string}}).result;
    expect(page).toBe(`${origin}/p/${id}`);
    expect(await (await fetch(page)).text()).toContain('150.00 BRL');
    await fetch(page, {method: 'POST', body: new URLSearchParams({event: 'payer_pays'}), redirect: 'manual'});
    const disputed = await simulate('chargeback_opened', {transaction_id: id});
    expect([disputed.status, disputed.body.status]).toEqual([200, 'chargeback']);
    expect((await simulate('chargeback_opened', {transaction_id: id + 1000})).status).toBe(400);
  });
});

test('the callback method GET makes GET requests of the callbacks of v1', () => {
  const {world} = createLocalGateway(loadWorld(), {callbackMethod: 'GET', seed: 'test'});
  expect(Object.values(world.points).map(({callbackMethod}) => callbackMethod)).toContain('GET');
  expect(Object.values(world.points).map(({callbackMethod}) => callbackMethod)).not.toContain('POST');
});

test('a callback that the merchant does not take is sent again after each delay, signed anew, then given up', async () => {
  await withGateway(async ({gateway, received, merchant, call, simulate}) => {
    merchant.status = 500;
    const {body} = await call('/v2/transaction/create', payment);
    await simulate('time_is_over', {transaction_id: body.data.id});
    await gateway.deliver();
    expect(received.length).toBe(1);
    const delays = gateway.world.retryDelays;
    expect(delays.length).toBe(9);
    for (const [index, seconds] of delays.entries()) {
      // Real time passes too, so the moment before is a minute early.
      if (seconds > 60) {
        await simulate('clock', {seconds: seconds - 60});
        await gateway.deliver();
        expect(received.length, `too early for attempt ${index + 2}`).toBe(index + 1);
      }
      await simulate('clock', {seconds: Math.min(seconds, 60)});
      await gateway.deliver();
      expect(received.length, `attempt ${index + 2}`).toBe(index + 2);
    }
    await simulate('clock', {seconds: 10 * 86400});
    await gateway.deliver();
    expect(received.length, 'attempts').toBe(delays.length + 1);
    expect(new Set(received.map(({headers}) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({body: text}) => text)).size).toBe(1);
    for (const {headers, body: text} of received)
      new Webhook(callbackSecrets.current).verify(text, headers as Record<string, string>);
    // The clock of the gateway is days ahead, and a request signed now is still taken.
    expect((await call('/v2/transaction/find', {external_id: 'order-1001'})).body.data.status).toBe('expired');
  });
});

test('a wrong request for a simulation is refused with a sentence that says what to send', async () => {
  await withGateway(async ({call, open, simulate}) => {
    const {id} = (await call('/v2/transaction/create', payment)).body.data;
    const page = await open('payment_page', {
      point: examplePoint,
      name: 'Donations',
      description: 'Donation',
      currency: 'EUR',
    });
    const wrong: [name: string, body: Json | string, status: number, sentence: RegExp][] = [
      ['clock', '{', 400, /^Send a JSON object, such as \{"seconds": 3600\}\.$/],
      ['clock', 'null', 400, /^Send a JSON object/],
      ['clock', '[]', 400, /^Send a JSON object/],
      ['clock', {}, 400, /^Send \{"seconds": 3600\}: how far/],
      ['clock', {seconds: -1}, 400, /^Send \{"seconds": 3600\}/],
      ['clock', {seconds: 1.5}, 400, /^Send \{"seconds": 3600\}/],
      ['clock', {seconds: 1e12}, 400, /^Send \{"seconds": 3600\}/],
      ['clock', {minutes: 1}, 400, /has no field minutes\. It takes seconds\.$/],
      ['reset', {id: 1}, 400, /has no field id\. Send \{\}\.$/],
      ['payer_pays', 'oops', 400, /^Send a JSON object, such as \{"transaction_id": "trx_…"\}\.$/],
      ['payer_pays', {}, 400, /^The field transaction_id is missing\./],
      [
        'payer_pays',
        {transaction_id: 'trx_00000000000000000000'},
        400,
        /^There is no transaction trx_0+\. Send the id/,
      ],
      ['payer_pays', {transaction_id: 'constructor'}, 400, /^There is no transaction constructor/],
      ['payer_pays', {transaction_id: id, amount: '1'}, 400, /has no field amount/],
      [
        'payer_refuses',
        {transaction_id: id, reason_code: 'no_money'},
        400,
        /^There is no reason no_money\. Send one of insufficient_funds,/,
      ],
      [
        'transfer_arrives',
        {transaction_id: id},
        400,
        /^Send a positive amount, as a string in major units of BRL with at most 2 decimals\.$/,
      ],
      ['transfer_arrives', {transaction_id: id, amount: '1.005'}, 400, /^Send a positive amount/],
      ['transfer_arrives', {transaction_id: id, amount: '-1.00'}, 400, /^Send a positive amount/],
      ['payer_pays_invoice', 'oops', 400, /^Send a JSON object, such as \{"invoice_id": "inv_…"\}\.$/],
      ['payer_pays_invoice', {}, 400, /^The field invoice_id is missing\. Send the id that invoice_create returned\.$/],
      [
        'payer_pays_page',
        {page_id: 'constructor'},
        400,
        /^There is no payment page constructor\. Send the id that payment_page returned\.$/,
      ],
      [
        'payer_pays_page',
        {page_id: page},
        400,
        /^Send a positive amount, as a string in major units of EUR with at most 2 decimals\.$/,
      ],
      ['payer_pays_page', {page_id: page, amount: 12}, 400, /^Send a positive amount/],
      ['page_is_over', {page_id: page, amount: '1.00'}, 400, /has no field amount\. It takes page_id\.$/],
      ['bank_answers', {transaction_id: id, result: 'maybe'}, 400, /^Send result: success or failed\.$/],
      [
        'payer_paid',
        {transaction_id: id},
        404,
        /^There is no simulation payer_paid\. Send one of clock, callbacks, reset, payer_pays,.* payer_pays_page,/,
      ],
      ['constructor', {}, 404, /^There is no simulation constructor/],
    ];
    for (const [name, body, status, sentence] of wrong) {
      const answer = await simulate(name, body);
      expect(answer.status, `${name} ${JSON.stringify(body)}`).toBe(status);
      expect(answer.body.error).toMatch(sentence);
    }
    expect(
      (await call('/v2/transaction/find', {external_id: 'order-1001'})).body.data.version,
      'nothing happened',
    ).toBe(1);
  });
});

test('every simulation is described, and each can be played', async () => {
  const simulations = loadGatewayEvents('en');
  expect(simulations.map(({name}) => name).sort()).toEqual([...eventNames].sort());
  await withGateway(async ({gateway, call, open, simulate}) => {
    const fields: Json = {
      amount: '150.00',
      result: 'success',
      reason_code: 'payer_cancelled',
      transaction_id: (await call('/v2/transaction/create', payment)).body.data.id,
      invoice_id: await open('invoice_create', {
        point: examplePoint,
        external_id: 'invoice-1',
        amount: '450.00',
        minimum_payment: '150.00',
        currency: 'EUR',
        description: 'Order 1',
        due_at: toRfc3339(gateway.now() + 86400),
      }),
      page_id: await open('payment_page', {
        point: examplePoint,
        name: 'Donations',
        description: 'Donation',
        currency: 'EUR',
      }),
    };
    for (const {name, id, needs, takes} of simulations) {
      const body = Object.fromEntries([id, ...needs, ...takes].map((field) => [field, fields[field]]));
      const answer = await simulate(name, body);
      expect([answer.status, answer.body.id], name).toEqual([200, fields[id]]);
      if (name === 'payer_pays_invoice')
        expect([answer.body.status, answer.body.remaining_amount]).toEqual(['partially_paid', '300.00']);
      if (name === 'invoice_is_over') expect(answer.body.status).toBe('expired');
      if (name === 'page_is_over')
        expect([answer.body.status, typeof answer.body.updated_at]).toEqual(['closed', 'string']);
    }
    const onPage = Object.values(gateway.state.entries).filter(({hidden}) => hidden.page === fields.page_id);
    expect(onPage.map(({data}) => [data.status, data.captured_amount])).toEqual([['success', '150.00']]);
    for (const name of ownSimulations)
      expect((await simulate(name, name === 'clock' ? {seconds: 0} : {})).status, name).toBe(200);
  });
});

test('the list of callbacks shows where each was delivered', async () => {
  await withGateway(async ({gateway, call, simulate, callbackUrl}) => {
    const {id} = (await call('/v2/transaction/create', {...payment, callback_url: 'https://shop.example/callbacks'}))
      .body.data;
    await simulate('payer_pays', {transaction_id: id});
    await gateway.deliver();
    const {body} = await simulate('callbacks', {});
    expect((body as unknown as {url: string; isDelivered: boolean}[]).map((one) => [one.url, one.isDelivered])).toEqual(
      Array(gateway.state.callbacks.length).fill([callbackUrl, true]),
    );
    expect(gateway.state.callbacks.length).toBeGreaterThan(0);
  });
});

test('the same seed gives the same ids, and reset begins anew', async () => {
  await withGateway(async ({call, simulate}) => {
    const first = (await call('/v2/transaction/create', payment)).body.data.id;
    expect((await simulate('callbacks', {})).status).toBe(200);
    expect((await simulate('clock', {seconds: 3600})).body.now).toBeGreaterThan(Date.now() / 1000 + 3590);
    expect((await simulate('reset', {})).body.now).toBeLessThan(Date.now() / 1000 + 10);
    const again = await call('/v2/transaction/create', payment);
    expect([again.status, again.body.data.id]).toEqual([201, first]);
  });
});

test('the balances of a new gateway are of the time at which it started', async () => {
  const before = toRfc3339(Math.floor(Date.now() / 1000));
  await withGateway(async ({call, simulate}) => {
    for (const isAnew of [false, true]) {
      if (isAnew) await simulate('reset', {});
      const {items} = (await call('/v2/account/list', {})).body.data as {items: {updated_at: string}[]};
      expect(items.length).toBeGreaterThan(0);
      // RFC 3339 times in UTC sort as strings.
      expect(items.filter(({updated_at: time}) => time < before)).toEqual([]);
    }
  });
});

test('an error is answered on demand when the operation documents it, and only then', async () => {
  await withGateway(async ({call}) => {
    const simulated = await call('/v2/transaction/create', payment, {'Gateway-Simulate': 'risk_blocked'});
    expect([simulated.status, simulated.body.code]).toEqual([422, 'risk_blocked']);
    const unknown = await call('/v2/transaction/create', payment, {'Gateway-Simulate': 'no_such_error'});
    expect([unknown.status, unknown.body.code]).toEqual([400, 'request_invalid']);
    expect((await call('/v2/transaction/find', {external_id: 'order-1001'})).body.code, 'nothing was created').toBe(
      'transaction_not_found',
    );
  });
});

test('a page that belongs to no payment says so', async () => {
  await withGateway(async ({origin}) => {
    const answer = await fetch(`${origin}/p/00000000000000000000`);
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such payment.']);
  });
});

for (const {code} of locales) {
  test(`the page of the local gateway names the published point, secrets and default port (${code})`, () => {
    const page = readText(fileOf('local_gateway', code));
    const values = [String(examplePoint), ...Object.values(secrets[examplePoint]!), callbackSecrets.current];
    expect(values.length).toBe(4);
    // Where callbacks go that nobody gave an address.
    values.push(loadWorld().points[examplePoint]!.callbackUrl);
    for (const value of values) expect(page).toContain(`\`${value}\``);
    expect(page).toContain(`\`http://localhost:${readCommand([], {}).port}\``);
    const listed = [...page.matchAll(/^\| `--([\w-]+)` \| `(\w+)` \|/gm)].map(([, name, variable]) => ({
      name,
      variable,
    }));
    const known = options.map(({name, variable}) => ({name, variable}));
    expect(new Set(listed), 'options').toEqual(new Set(known));
  });
}

test('a command that is wrong or cannot start ends with one sentence and exit code 2', async () => {
  const other = http.createServer();
  const port = new URL(await listen(other)).port;
  const wrong: [words: string[], sentence: RegExp][] = [
    [['--port', 'abc'], /^The port is abc\. Write a number from 1 to 65535, such as --port 4011\.$/],
    [['--port', port], new RegExp(`^Port ${port} is in use\\. Choose another one: npm run gateway -- --port 4011$`)],
  ];
  try {
    for (const [words, sentence] of wrong) {
      const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/gateway.ts', ...words], {
        cwd: root,
        encoding: 'utf8',
      });
      expect([status, stderr.trim()], words.join(' ')).toEqual([2, expect.stringMatching(sentence)]);
    }
  } finally {
    other.close();
  }
});

test('callbacks have arrived when a simulation answers, and a retry has its own time when the clock jumps over it', async () => {
  await withGateway(async ({gateway, received, merchant, call, simulate}) => {
    const {body} = await call('/v2/transaction/create', payment);
    await simulate('payer_pays', {transaction_id: body.data.id});
    expect(received.length).toBe(2);

    merchant.status = 500;
    await simulate('refund_arrives', {transaction_id: body.data.id});
    const second = await call(
      '/v2/transaction/create',
      {...payment, external_id: 'order-1002'},
      {'Idempotency-Key': 'create-order-1002-once'},
    );
    await simulate('time_is_over', {transaction_id: second.body.data.id});
    expect(received.length).toBe(3);
    const before = gateway.now();
    await simulate('clock', {seconds: 10 * 86400});
    // Real time passes as well.
    expect(gateway.now() - before).toBeGreaterThanOrEqual(10 * 86400);
    expect(received.length, 'all attempts of one callback').toBe(3 + gateway.world.retryDelays.length);
  });
});

test('nothing is sent to a host that cannot exist, and such an attempt has failed', async () => {
  const lines: string[] = [];
  const gateway = createLocalGateway(loadWorld(), {seed: 'test', log: (line) => lines.push(line)});
  const origin = await gateway.listen();
  try {
    const created = await fetchSigned(origin, '/v2/transaction/create', payment);
    const {data} = (await created.json()) as Json;
    await gateway.simulate('time_is_over', JSON.stringify({transaction_id: data.id}));
    expect(gateway.callbacks().map(({url, failures}) => [new URL(url).hostname, failures])).toEqual([
      ['shop.example', 1],
    ]);
    expect(lines.at(-1)).toMatch(/^callback evt_\w+ to https:\/\/shop\.example: no response$/);
  } finally {
    await gateway.close();
  }
});

test('a test in Node.js starts a gateway at a given time, and learns what to send instead of a mistake', async () => {
  const createGateway = createLibrary(loadWorld);
  const gateway = await createGateway({seed: 'test', now: new Date('2026-12-24T10:00:00Z')});
  try {
    const created = await fetchSigned(gateway.url, '/v2/transaction/create', payment);
    const {data} = (await created.json()) as Json;
    expect(data.created_at).toMatch(/^2026-12-24T10:00:0\d/);
    expect((await gateway.simulate('payer_pays', {transaction_id: data.id})).status).toBe('success');
    expect(gateway.callbacks().map(({body, failures}) => [(body as Json).data.status, failures])).toEqual([
      ['processing', 1],
      ['success', 1],
    ]);
    await expect(gateway.simulate('payer_pay')).rejects.toThrow(
      /^There is no simulation payer_pay\. Send one of clock, /,
    );
    await expect(
      gateway.simulate('payer_refuses', {transaction_id: data.id, reason_code: 'paid_after_expiry'}),
    ).rejects.toThrow(
      /^Transactions of pix\/payin_hpp do not fail with paid_after_expiry\. Send one of (?!.*paid_after_expiry)/,
    );
    await expect(gateway.clock(-1)).rejects.toThrow(/^Send \{"seconds": 3600\}/);
    await gateway.reset();
    expect(gateway.callbacks()).toEqual([]);
  } finally {
    await gateway.close();
  }
  await expect(createGateway({now: new Date('soon')})).rejects.toThrow(/^The option now is no time\./);
});
