import assert from 'node:assert/strict';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {loadWorld} from '../../../src/content/examples/world';
import {download, renderCallback, type World} from '../../../src/gateway';
import {readV1GetCallbackQuery} from '../../../src/gateway/values/signing';
import {toKyiv, toRfc3339} from '../../../src/gateway/values/time';
import {parseCsv} from '../../support/csv';
import {bodies, cardFields, Merchant, start} from '../../support/merchant';
import type {Json} from '../../support/json';

const isFull = Boolean(process.env.TEST_FULL);
const numRuns = isFull ? 1000 : 100;
const options = {numRuns, ...(!isFull && {seed: 1741944413, endOnFailure: true})};

const world = loadWorld();
/** The same merchant, whose point gets the callbacks of v1 by `GET`. */
const byGet: World = {...world, points: {...world.points, 1042: {...world.points[1042]!, callbackMethod: 'GET'}}};

const letters = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'),
  minLength: 20,
  maxLength: 20,
});
const seconds = fc.integer({min: 0, max: 4_000_000_000});

/** The random part of the id of the first transaction. */
const tail = '8cHd3KpW6vGs1QxZ7jTf';

/** Texts that look like something else, and that an `external_id` can be. */
const lookalikes = fc.oneof(
  fc.constantFrom(`trx_${tail}`, `https://shop.example/${tail}`),
  fc.tuple(fc.constantFrom('trx', 'acc', 'tok', 'rep', 'inv', 'ord', 'evt'), letters).map((parts) => parts.join('_')),
  seconds.map(toRfc3339),
  seconds.map((time) => toRfc3339(time).replace('Z', '.123Z')),
  seconds.map((time) => toKyiv(time).replace(' ', '.')),
  fc.integer({min: 0, max: 9_999_999}).map((minor) => (minor / 100).toFixed(2)),
  fc.maxSafeNat().map(String),
  fc.constantFrom(
    'true',
    'false',
    'null',
    '0',
    '-1',
    '1e3',
    '__proto__',
    'constructor',
    'NaN',
    'pix/payin_h2h',
    '1002',
  ),
);
/** The same, and texts with other characters. */
const texts = fc.oneof(
  lookalikes,
  seconds.map(toKyiv),
  letters.map((tail) => `https://shop.example/orders/${tail}`),
  fc.json({maxDepth: 2}).filter((text) => !/\p{Cc}/u.test(text)),
  fc.string({unit: 'grapheme', minLength: 1, maxLength: 60}).filter((text) => !/\p{Cc}/u.test(text)),
  fc.constantFrom('+1', '%2B', 'a=b&c=d', 'e\u0301', 'é', '150,00', '{"id": 1}', ' '),
);
const short = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/** Names of metadata that mean something else elsewhere. */
const names = fc.constantFrom(
  ...['id', 'status', 'amount', 'paid_amount', 'created_at', 'expires_at', 'service', 'currency', 'fields', 'metadata'],
  ...['return_url', 'transaction_id', 'payer', '__proto__', 'from', 'url', 'sign', 'cart'],
);

/** Values that a merchant sends and expects to be returned unchanged. */
const sent = fc.record({
  externalId: lookalikes,
  refund: lookalikes,
  entry: lookalikes,
  description: texts.map((text) => short(text, 200)),
  comment: texts.map((text) => short(text, 200)),
  reference: lookalikes.map((text) => text.replaceAll('/', '.')),
  name: texts.map((text) => `Ana ${short(text, 80)}`),
  street: texts.map((text) => short(text, 160)),
  metadata: fc.dictionary(names, texts, {maxKeys: 6, noNullPrototype: true}),
});
type Sent = typeof sent extends fc.Arbitrary<infer Value> ? Value : never;

/** `data` of the response of a version; a refusal fails the test with its text. */
function ask(merchant: Merchant, path: string, body: Json): Json {
  merchant.now += 2;
  const {body: answer} = merchant.send(path, body);
  const data = (answer.data ?? answer.result) as Json | undefined;
  assert.ok(data, `${path}: ${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
  return data;
}

/** Some properties of an object. */
const pick = (from: Json, ...names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, from[name] as unknown]));

/** The transactions that the callbacks report, as their receiver reads them. */
function callbacks({state, now, world: served}: Merchant): Json[] {
  const found = state.callbacks.map((callback) => {
    const {method, body, url} = renderCallback(served, callback, now);
    if (method === 'GET') return readV1GetCallbackQuery(new URL(url).search.slice(1)) as Json;
    const message = JSON.parse(new TextDecoder().decode(body)) as Json;
    return (message.transaction ?? message.data) as Json;
  });
  return found;
}

/** Creates a paid payment, a refund of it, a token of its card and an entry of the whitelist, in one version. */
function trade(merchant: Merchant, version: 'v1' | 'v2', given: Sent): {id: string; refundId: string} {
  const {state} = merchant;
  const card = bodies.card(given.externalId);
  const isV1 = version === 'v1';
  const payer = {...card.payer, full_name: given.name, address: {country: 'UA', street: given.street}};
  const created = ask(merchant, `/${version}/transaction/create`, {
    ...(isV1
      ? {service_id: 1002, external_id: given.externalId, amount: 4990, currency: card.currency, fields: payer}
      : {...card, payer, metadata: given.metadata}),
    description: given.description,
  });
  const own = created.id as string;
  const fields = cardFields('4242424242424242');
  ask(merchant, `/${version}/transaction/pay`, {transaction_id: own, fields});
  const refund = ask(merchant, `/${version}/transaction/cancel`, {
    transaction_id: own,
    external_id: given.refund,
    amount: isV1 ? 1000 : '10.00',
  });
  const token = ask(merchant, `/${version}/transaction/issue_token`, {
    transaction_id: own,
    payer_reference: given.reference,
    consent: {uses: ['payer_initiated'], accepted_at: (isV1 ? toKyiv : toRfc3339)(merchant.now)},
  });
  assert.equal(token.payer_reference, given.reference);
  const kept = {external_id: given.entry, comment: given.comment};
  const entry = ask(merchant, `/${version}/cards/whitelist_add`, {token_id: token.id as string, ...kept});
  assert.deepEqual(pick(entry, 'external_id', 'comment'), kept);
  const inV2 = (one: unknown): string => (isV1 ? state.ids[`trx ${one as number}`]! : (one as string));
  return {id: inV2(own), refundId: inV2(refund.id)};
}

test('every text comes back as it was sent, in the version that it was sent to and in the other, and in callbacks', () => {
  const seen = {transactions: 0, callbacks: 0, rows: 0};
  fc.assert(
    fc.property(sent, fc.constantFrom('v1', 'v2'), fc.boolean(), (given, version, isGet) => {
      const merchant = new Merchant(isGet ? byGet : world);
      const {state} = merchant;
      fc.pre(given.externalId !== given.refund);
      state.given.trx = [`trx_${tail}`];
      const {id, refundId} = trade(merchant, version, given);
      const expected = {external_id: given.externalId, description: given.description};
      for (const [ofVersion, number] of [
        ['v1', state.numbers[id]!],
        ['v2', id],
      ] as const) {
        const byId = ask(merchant, `/${ofVersion}/transaction/find`, {transaction_id: number});
        const byText = ask(merchant, `/${ofVersion}/transaction/find`, {external_id: given.externalId});
        for (const found of [byId, byText]) {
          assert.deepEqual(pick(found, 'id', 'external_id', 'description'), {id: number, ...expected});
          if (ofVersion === 'v1') continue;
          const payer = {full_name: given.name, address: {country: 'UA', street: given.street}};
          assert.deepEqual(pick(found.payer as Json, 'full_name', 'address'), payer);
          if (version === 'v2') assert.deepEqual(found.metadata, given.metadata);
        }
        const refund = ask(merchant, `/${ofVersion}/transaction/find`, {external_id: given.refund});
        assert.equal(refund.external_id, given.refund);
        assert.equal(refund.id, ofVersion === 'v1' ? state.numbers[refundId] : refundId);
        seen.transactions += 3;
      }
      for (const message of callbacks(merchant)) {
        const isRefund = message.type === 'refund';
        assert.equal(message.external_id, isRefund ? given.refund : given.externalId);
        if (!isRefund) assert.equal(message.description, given.description);
        seen.callbacks += 1;
      }
      seen.rows += expectRows(merchant, [given.externalId, given.refund].sort());
    }),
    options,
  );
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(numRuns);
});

/**
 * Expects the rows of the reports of both versions, as JSON and as CSV, to have the ids of the merchant; returns the
 * number of rows.
 */
function expectRows(merchant: Merchant, ids: string[]): number {
  merchant.now += 2;
  let count = 0;
  for (const [version, write] of [
    ['v1', toKyiv],
    ['v2', toRfc3339],
  ] as const)
    for (const format of ['json', 'csv']) {
      const order = {kind: 'transactions', format, from: write(start), to: write(merchant.now)};
      const report = ask(merchant, `/reports/${version}/create`, order);
      assert.deepEqual([report.from, report.to], [order.from, order.to]);
      merchant.now += 600;
      const content = ask(merchant, `/reports/${version}/report`, {report_id: report.id as string});
      const path = new URL((content.download_url as string | undefined) ?? 'https://a.example/').pathname;
      const [head = [], ...lines] = parseCsv(download(world, merchant.state, path, merchant.now).body);
      const found =
        format === 'json'
          ? (content.transactions as Json[]).map((row) => row.external_id as string)
          : lines.map((cells) => cells[head.indexOf('external_id')]!);
      assert.deepEqual(found.sort(), ids);
      count += found.length;
    }
  return count;
}

test('an invoice and a payment page keep every text, also in the callbacks', () => {
  let count = 0;
  fc.assert(
    fc.property(sent, (given) => {
      const merchant = new Merchant(world);
      const order = {point: 1042, currency: 'BRL', amount: '150.00', description: given.description};
      const {id} = ask(merchant, '/invoicing/v1/invoice_create', {
        ...order,
        external_id: given.externalId,
        due_at: toRfc3339(merchant.now + 86400),
        payer: {full_name: given.name},
      });
      const kept = {external_id: given.externalId, description: given.description};
      for (const by of [{id: id as string}, {external_id: given.externalId}]) {
        const found = ask(merchant, '/invoicing/v1/invoice_find', by);
        assert.deepEqual(pick(found, 'external_id', 'description'), kept);
        assert.equal((found.payer as Json).full_name, given.name);
      }
      ask(merchant, '/invoicing/v1/invoice_delete', {id: id as string});
      for (const message of callbacks(merchant)) {
        assert.deepEqual(pick(message, 'external_id', 'description'), kept);
        count += 1;
      }
      const page = ask(merchant, '/invoicing/v1/payment_page', {...order, name: short(given.comment, 80)});
      assert.deepEqual([page.description, page.name], [given.description, short(given.comment, 80)]);
    }),
    options,
  );
  expect(count).toBeGreaterThanOrEqual(numRuns);
});
