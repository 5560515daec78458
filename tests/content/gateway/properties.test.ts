import assert from 'node:assert/strict';
import {expect, test} from '@playwright/test';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import {contractNames, listOperations, loadContract, type Json} from '../../../src/content/contract';
import {loadWorld} from '../../../src/content/world';
import {advance, events, happen, type World} from '../../../src/gateway';
import {fromMinor, toMinor} from '../../../src/gateway/money';
import {kindOf} from '../../../src/gateway/translate';
import {Merchant, bodies, cardFields} from '../../support/gateway';

const world = loadWorld();
const runs = process.env.TEST_FULL ? 3000 : 300;
const isFull = Boolean(process.env.TEST_FULL);

/** The daily run tries the same cases each time; the exhaustive one tries others, and names its seed when it fails. */
const options = isFull ? {} : {seed: 1741944413, endOnFailure: true};

// A case takes milliseconds, but thousands run.
test.setTimeout(300_000);

/** Every request of every scenario, as the merchant would send it. */
const requests = contractNames().flatMap((name) =>
  listOperations(loadContract(name)).flatMap(({path, scenarios}) => scenarios.map(({request}) => ({path, body: request}))),
);

/** A body with one value somewhere replaced, removed or added. */
function spoil(body: Json, place: number, value: unknown, isRemoved: boolean): Json {
  const copy = structuredClone(body);
  const places: [Json, string][] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, item] of Object.entries(node)) {
      places.push([node as Json, key]);
      walk(item);
    }
    places.push([node as Json, 'another_field']);
  };
  walk(copy);
  const [node, key] = places[place % places.length]!;
  if (isRemoved) delete node[key];
  else node[key] = value;
  return copy;
}

function answerSchemas({contracts}: World): (path: string, body: unknown) => unknown {
  const ajv = new Ajv2020({strict: false});
  addFormats(ajv);
  for (const [name, document] of Object.entries(contracts)) ajv.addSchema(document, name);
  const problem = ajv.compile({$ref: 'v2#/components/schemas/Problem'});
  const invoicingProblem = ajv.compile({$ref: 'invoicing#/components/schemas/Problem'});
  const oauthError = ajv.compile({$ref: 'invoicing#/components/schemas/OAuthError'});
  const failure = ajv.compile({$ref: 'v1#/components/schemas/Error'});
  return (path, body) => {
    if (body === null) return path === '/invoicing/v1/revoke_token';
    if (typeof (body as Json).error === 'string') return oauthError(body) || oauthError.errors;
    if (path === '/invoicing/v1/token' && (body as Json).access_token) return true;
    const isV1 = path.split('/').includes('v1') && !path.startsWith('/invoicing/');
    const {request_id: id, data, status, error, result} = body as Json;
    if (isV1) return (status === 'ok' && result) || (status === 'error' && (failure(error) || failure.errors));
    const check = path.startsWith('/invoicing/') ? invoicingProblem : problem;
    return (id && data) || check(body) || check.errors;
  };
}

// The runner's own `expect` keeps every call as a step of its report: too much for thousands of cases.
const check = answerSchemas(world);

/** No answer of the gateway may say that the gateway itself broke. */
function expectAnswer(path: string, {status, body}: {status: number; body: string}): void {
  const parsed = (body === '' ? null : JSON.parse(body)) as Json;
  const verdict = check(path, parsed);
  assert.ok(verdict && !Array.isArray(verdict), `${path}: ${body} ${JSON.stringify(verdict)}`);
  assert.ok(![parsed?.code, parsed?.error?.code].some((code) => code === 'internal_error' || code === 604), `${path}: ${body}`);
  assert.ok(status < 500, body);
}

test('no request, however malformed, breaks the gateway, and every answer has the documented form', () => {
  let count = 0;
  const text = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', '1042', '1', ''));
  fc.assert(
    fc.property(
      fc.record({
        method: fc.oneof(fc.constant('POST'), text),
        path: fc.oneof(fc.constantFrom(...requests.map(({path}) => path), '/v2/transaction/find/', '/v1/__proto__'), fc.webPath(), text),
        headers: fc.dictionary(fc.constantFrom('content-type', 'authorization', 'Gateway-Point', 'gateway-key', 'Gateway-Timestamp', 'gateway-signature', 'idempotency-key', 'gateway-simulate', 'accept-language'), fc.oneof(text, fc.constantFrom('application/json', '1741944413', 'application/x-www-form-urlencoded', 'Bearer abc', 'Basic Y2xpZW50XzEwNDI6eA=='))),
        body: fc.oneof(fc.uint8Array(), fc.json().map((json) => new TextEncoder().encode(json))),
      }),
      (request) => {
        const merchant = new Merchant(world);
        const answer = merchant.raw(request);
        expectAnswer(request.path, answer);
        assert.deepEqual(Object.keys(merchant.state.entries), []);
        count += 1;
      },
    ),
    {...options, numRuns: runs * 3},
  );
  console.log(`malformed requests: ${count} cases`);
});

test('a signed request with one thing wrong in its body is answered, never with a broken gateway', () => {
  let count = 0;
  const merchant = new Merchant(world);
  fc.assert(
    fc.property(fc.constantFrom(...requests), fc.nat(200), fc.oneof(fc.jsonValue(), fc.constantFrom('0', '-1', '1e3', '9'.repeat(40), '\u0000', 1e21, {})), fc.boolean(), ({path, body}, place, value, isRemoved) => {
      merchant.now += 61;
      const {auth: _auth, ...rest} = spoil(body, place, value, isRemoved);
      expectAnswer(path, merchant.raw(merchant.request(path, rest)));
      count += 1;
    }),
    {...options, numRuns: runs * 3},
  );
  console.log(`spoilt requests: ${count} cases`);
});

/** One thing that a merchant, a payer or time does. */
type Move = {kind: string; pick: number; amount: number; card: string; event: string; seconds: number};

const cards = [...world.testCards.map(({number}) => number), '4111111111111111'];
const moves: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('card', 'manual', 'held', 'paid', 'pixQr', 'hosted', 'payout', 'pay', 'pay', 'cancel', 'cancelPart', 'complete', 'completePart', 'event', 'event', 'time', 'repeat'),
  pick: fc.nat(1000),
  amount: fc.integer({min: 100, max: 900000}),
  card: fc.oneof(fc.constant('4242424242424242'), fc.constantFrom(...cards)),
  event: fc.constantFrom(...Object.keys(events)),
  seconds: fc.constantFrom(1, 5, 30, 61, 600, 3600, 90000, 700000),
});

/** Money of each account, and what the transactions say it has to be. */
function expectBalanced({state, world: {exponentOf, accounts}}: Merchant): void {
  for (const {currency, available, pending, reserved} of Object.values(state.accounts)) {
    const minor = (text: string) => toMinor(text, exponentOf(currency))!;
    const first = accounts.find((account) => account.currency === currency);
    let total = first ? minor(first.available) + minor(first.pending) + minor(first.reserved) : 0n;
    let held = 0n;
    for (const {data} of Object.values(state.entries).filter((entry) => entry.data.currency === currency)) {
      const amount = minor(data.amount);
      if (data.type === 'payin') total += minor(data.captured_amount);
      else if (data.status === 'success') total -= amount;
      else if (!world.statuses[kindOf(data.type)!]![data.status]!.isFinal) held += amount;
    }
    assert.equal(fromMinor(minor(available) + minor(pending) + minor(reserved), exponentOf(currency)), fromMinor(total, exponentOf(currency)), `${currency} in all`);
    assert.equal(minor(reserved), held, `${currency} reserved`);
  }
}

test('no sequence of operations makes or loses money, leaves the table of statuses, or acts twice under one key', () => {
  const counts: Record<string, number> = {};
  fc.assert(
    fc.property(fc.array(moves, {minLength: 3, maxLength: 25}), (list) => {
      const merchant = new Merchant(world);
      const {state} = merchant;
      let last: ReturnType<Merchant['request']> | undefined;
      let lastAnswer = '';
      list.forEach(({kind, pick, amount, card, event, seconds}, index) => {
        merchant.now += 1;
        const before = new Map(Object.values(state.entries).map(({data}) => [data.id, {status: data.status, version: data.version}]));
        const ids = [...before.keys()];
        // One of the last three: stories go on more often than they lie about.
        const id = ids[ids.length - 1 - (pick % Math.min(3, Math.max(1, ids.length)))] ?? `trx_${'0'.repeat(20)}`;
        const decimal = fromMinor(BigInt(amount), 2);
        const call = (path: string, body: Json) => {
          last = merchant.request(path, body);
          const answer = merchant.raw(last);
          lastAnswer = answer.body;
          expectAnswer(path, answer);
          counts[kind] = (counts[kind] ?? 0) + Number(answer.status < 300);
        };
        if (kind === 'card') call('/v2/transaction/create', bodies.card(`order-${index}`, decimal));
        else if (kind === 'manual') call('/v2/transaction/create', bodies.card(`order-${index}`, decimal, {capture: 'manual'}));
        else if (kind === 'held' || kind === 'paid') {
          call('/v2/transaction/create', bodies.card(`order-${index}`, decimal, {capture: kind === 'held' ? 'manual' : 'automatic'}));
          const created = (JSON.parse(lastAnswer) as Json).data?.id;
          if (created) call('/v2/transaction/pay', {transaction_id: created, fields: cardFields('4242424242424242')});
        } else if (kind === 'pixQr' || kind === 'hosted' || kind === 'payout') call('/v2/transaction/create', bodies[kind](`order-${index}`, decimal));
        else if (kind === 'pay') call('/v2/transaction/pay', {transaction_id: id, fields: state.entries[id]?.data.service === 'card/payin_h2h' ? cardFields(card) : {}});
        else if (kind.startsWith('cancel')) call('/v2/transaction/cancel', {transaction_id: id, external_id: `refund-${index}`, ...(kind === 'cancelPart' && {amount: decimal})});
        else if (kind.startsWith('complete')) call('/v2/transaction/complete', {transaction_id: id, ...(kind === 'completePart' && {amount: decimal})});
        else if (kind === 'event' && state.entries[id]) happen({world, state, now: merchant.now}, event, {transaction_id: id});
        else if (kind === 'time') {
          merchant.now += seconds;
          advance({world, state, now: merchant.now});
        } else if (kind === 'repeat' && last) {
          // What is due by now happens first, whatever the request is.
          advance({world, state, now: merchant.now});
          const snapshot = JSON.stringify([state.entries, state.accounts]);
          const answer = merchant.raw({...last, headers: {...last.headers, ...merchant.request(last.path, new TextDecoder().decode(last.body)).headers, 'Idempotency-Key': last.headers['Idempotency-Key']!}});
          if (answer.status < 300) {
            assert.equal(answer.body, lastAnswer);
            if (answer.headers['Idempotent-Replayed']) assert.equal(JSON.stringify([state.entries, state.accounts]), snapshot);
          }
          lastAnswer = answer.body;
        }
        for (const {data} of Object.values(state.entries)) {
          const old = before.get(data.id);
          if (!old) continue;
          assert.ok(data.status === old.status ? data.version >= old.version : data.version > old.version, `${data.id}: version`);
          assert.ok(world.statuses[kindOf(data.type)!]![data.status], data.status);
        }
        expectBalanced(merchant);
      });
    }),
    {...options, numRuns: runs},
  );
  for (const kind of ['card', 'manual', 'held', 'paid', 'pixQr', 'hosted', 'payout', 'pay', 'cancel', 'cancelPart', 'complete', 'completePart']) expect(counts[kind], `${kind} succeeded`).toBeGreaterThan(3);
  console.log(`sequences: ${runs} cases; succeeded: ${JSON.stringify(counts)}${isFull ? ' (full)' : ''}`);
});
