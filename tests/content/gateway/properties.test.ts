import assert from 'node:assert/strict';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {contractNames, listOperations, loadContract} from '../../../src/content/contract/contract';
import {loadWorld} from '../../../src/content/examples/world';
import {advance, eventNames, happen, kindOfEvent, subjectOf, type World} from '../../../src/gateway';
import {invoicesOf} from '../../../src/gateway/books/invoices';
import {fromMinor, toMinor} from '../../../src/gateway/values/money';
import {toRfc3339} from '../../../src/gateway/values/time';
import {kindOf} from '../../../src/gateway/books/translate';
import {contractOf, versionOf} from '../../../src/gateway/values/operationId';
import {Merchant, bodies, cardFields, start} from '../../support/merchant';
import type {Json} from '../../support/json';

const world = loadWorld();
const runs = process.env.TEST_FULL ? 3000 : 300;
/** Fewer than `runs`, because a sequence has many requests, and all balances are checked after each. */
const sequences = (runs * 2) / 3;
const isFull = Boolean(process.env.TEST_FULL);

/** The daily run tries the same cases each time; the exhaustive one tries others, and names its seed when it fails. */
const options = isFull ? {} : {seed: 1741944413, endOnFailure: true};

/** Every request of every scenario, as the merchant would send it. */
const requests = contractNames().flatMap((name) =>
  listOperations(loadContract(name)).flatMap(({path, scenarios}) =>
    scenarios.map(({request}) => ({path, body: request})),
  ),
);

/** A body with one value somewhere replaced, removed or added. */
function spoil(body: Json, place: number, value: unknown, isRemoved: boolean): Json {
  const copy = structuredClone(body);
  const places: [Json, string][] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, item] of Object.entries(node)) {
      places.push([node, key]);
      walk(item);
    }
    places.push([node, 'another_field']);
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
    const {request_id: id, data, status, error, result} = body as Json;
    if (versionOf(path) === 'v1')
      return (status === 'ok' && result) || (status === 'error' && (failure(error) || failure.errors));
    const check = contractOf(path) === 'invoicing' ? invoicingProblem : problem;
    return (id && data) || check(body) || check.errors;
  };
}

// The runner's own `expect` keeps every call as a step of its report: too much for thousands of cases.
const check = answerSchemas(world);

/** No response may report an internal error of the gateway. */
function expectAnswer(path: string, {status, body}: {status: number; body: string}): void {
  const parsed = (body === '' ? null : JSON.parse(body)) as Json;
  const verdict = check(path, parsed);
  assert.ok(verdict && !Array.isArray(verdict), `${path}: ${body} ${JSON.stringify(verdict)}`);
  assert.ok(
    ![parsed?.code, parsed?.error?.code].some((code) => code === 'internal_error' || code === 604),
    `${path}: ${body}`,
  );
  assert.ok(status < 500, body);
}

test('no request, however malformed, breaks the gateway, and every answer has the documented form', () => {
  let count = 0;
  const text = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', '1042', '1', ''));
  fc.assert(
    fc.property(
      fc.record({
        method: fc.oneof(fc.constant('POST'), text),
        path: fc.oneof(
          fc.constantFrom(...requests.map(({path}) => path), '/v2/transaction/find/', '/v1/__proto__'),
          fc.webPath(),
          text,
        ),
        headers: fc.dictionary(
          fc.constantFrom(
            'content-type',
            'authorization',
            'Gateway-Point',
            'gateway-key',
            'Gateway-Timestamp',
            'gateway-signature',
            'idempotency-key',
            'gateway-simulate',
            'accept-language',
          ),
          fc.oneof(
            text,
            fc.constantFrom(
              'application/json',
              '1741944413',
              'application/x-www-form-urlencoded',
              'Bearer abc',
              'Basic Y2xpZW50XzEwNDI6eA==',
            ),
          ),
        ),
        body: fc.oneof(
          fc.uint8Array(),
          fc.json().map((json) => new TextEncoder().encode(json)),
        ),
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
    fc.property(
      fc.constantFrom(...requests),
      fc.nat(200),
      fc.oneof(fc.jsonValue(), fc.constantFrom('0', '-1', '1e3', '9'.repeat(40), '\u0000', 1e21, {})),
      fc.boolean(),
      ({path, body}, place, value, isRemoved) => {
        merchant.now += 61;
        const {auth: _auth, ...rest} = spoil(body, place, value, isRemoved);
        expectAnswer(path, merchant.raw(merchant.request(path, rest)));
        count += 1;
      },
    ),
    {...options, numRuns: runs * 3},
  );
  console.log(`spoilt requests: ${count} cases`);
});

/** One action of a merchant or a payer, or the passing of time. */
type Move = {kind: string; pick: number; amount: number; card: string; event: string; seconds: number};

/** The input of a move. */
interface Scene {
  merchant: Merchant;
  move: Move;
  /** Ids of the objects that this move creates. */
  order: string;
  refund: string;
  /** The amount of the move in major units of a currency with two decimals. */
  decimal: string;
  /** A small amount, for a part. */
  part: string;
  /** Ids of a transaction, an invoice, a token and a report of earlier moves; unknown ids if there is none yet. */
  id: string;
  invoice: string;
  token: string;
  report: string;
  /** Sends a request; returns `data` of the response, or undefined after a refusal. */
  call: (path: string, body: Json) => Json | undefined;
}

/** Creates a payment and, if it was accepted, calls back with its id. */
function createAnd({call}: Scene, body: Json, goOn: (id: string) => void): void {
  const created = call('/v2/transaction/create', body);
  if (created) goOn(created.id);
}

const usdt = 'crypto/usdt_trc20_payin_h2h';
const payer = {email: 'olena.koval@payer.example'};

/** An amount that a payer sends: the amount due, half of it, or any. */
function amountSent({
  merchant: {
    state,
    world: {exponentOf},
  },
  move: {pick},
  id,
  decimal,
}: Scene): string {
  const {currency, amount, next_action: action} = state.entries[id]!.data;
  const due = toMinor(action?.amount ?? amount, exponentOf(currency))!;
  return [fromMinor(due, exponentOf(currency)), fromMinor(due / 2n + 1n, exponentOf(currency)), decimal][pick % 3]!;
}

const acts: Record<string, (scene: Scene) => void> = {
  card: ({call, order, decimal}) => void call('/v2/transaction/create', bodies.card(order, decimal)),
  manual: ({call, order, decimal}) =>
    void call('/v2/transaction/create', bodies.card(order, decimal, {capture: 'manual'})),
  held: (scene) =>
    createAnd(scene, bodies.card(scene.order, scene.decimal, {capture: 'manual'}), (id) =>
      scene.call('/v2/transaction/pay', {transaction_id: id, fields: cardFields('4242424242424242')}),
    ),
  paid: (scene) =>
    createAnd(scene, bodies.card(scene.order, scene.decimal), (id) =>
      scene.call('/v2/transaction/pay', {transaction_id: id, fields: cardFields('4242424242424242')}),
    ),
  pixQr: ({call, order, decimal}) => void call('/v2/transaction/create', bodies.pixQr(order, decimal)),
  hosted: ({call, order, decimal}) => void call('/v2/transaction/create', bodies.hosted(order, decimal)),
  payout: ({call, order, decimal}) => void call('/v2/transaction/create', bodies.payout(order, decimal)),
  heldPayout: ({call, order, decimal}) =>
    void call('/v2/transaction/create', bodies.payout(order, decimal.replace(/..$/, '76'))),
  pay: ({call, id, merchant: {state}, move: {card}}) =>
    void call('/v2/transaction/pay', {
      transaction_id: id,
      fields: state.entries[id]?.data.service === 'card/payin_h2h' ? cardFields(card) : {},
    }),
  cancel: ({call, id, refund}) => void call('/v2/transaction/cancel', {transaction_id: id, external_id: refund}),
  cancelPart: ({call, id, refund, part}) =>
    void call('/v2/transaction/cancel', {transaction_id: id, external_id: refund, amount: part}),
  complete: ({call, id}) => void call('/v2/transaction/complete', {transaction_id: id}),
  completePart: ({call, id, part}) => void call('/v2/transaction/complete', {transaction_id: id, amount: part}),
  coins: (scene) =>
    createAnd(scene, {service: usdt, external_id: scene.order, amount: scene.decimal, currency: 'USDT', payer}, (id) =>
      scene.call('/v2/transaction/get_crypto_address', {transaction_id: id}),
    ),
  quotedCoins: (scene) => {
    const {
      call,
      order,
      decimal,
      merchant: {state, now},
      move: {pick},
    } = scene;
    const quote = call('/v2/transaction/currency_rate', {
      service: usdt,
      currency: 'USDT',
      currency_to: 'EUR',
      amount: decimal,
    });
    if (!quote) return;
    createAnd(scene, {service: usdt, external_id: order, amount: decimal, currency: 'USDT', payer}, (id) => {
      call('/v2/transaction/get_crypto_address', {transaction_id: id, quote_id: quote.quote_id});
      if (pick % 2 > 0) happen({world, state, now}, 'transfer_arrives', {transaction_id: id, amount: decimal});
    });
  },
  p2p: (scene) =>
    createAnd(
      scene,
      {
        service: 'p2p/card_h2h',
        external_id: scene.order,
        amount: scene.decimal,
        currency: 'UAH',
        payer: {country: 'UA'},
      },
      (id) => scene.call('/v2/transaction/p2p/get_recipient_card', {transaction_id: id, method: 'bank_card'}),
    ),
  p2pConfirm: ({call, id}) => void call('/v2/transaction/p2p/confirm', {transaction_id: id}),
  p2pCancel: ({call, id}) => void call('/v2/transaction/p2p/cancel', {transaction_id: id}),
  arrives: (scene) => {
    const {
      merchant: {state, now},
      id,
    } = scene;
    if (state.entries[id]?.data.type === 'payin')
      happen({world, state, now}, 'transfer_arrives', {transaction_id: id, amount: amountSent(scene)});
  },
  dispute: ({call, order, merchant: {state, now}, move: {pick}, id}) => {
    // A payout of everything leaves an account that the chargeback overdraws.
    if (pick % 2) call('/v2/transaction/create', bodies.payout(order, state.accounts.BRL!.available));
    if (state.entries[id]) happen({world, state, now}, 'chargeback_opened', {transaction_id: id});
  },
  token: ({call, id, merchant: {now}}) =>
    void call('/v2/transaction/issue_token', {
      transaction_id: id,
      payer_reference: 'payer-1',
      consent: {uses: ['payer_initiated', 'merchant_initiated'], accepted_at: toRfc3339(now)},
    }),
  payByToken: (scene) =>
    createAnd(scene, {...bodies.card(scene.order, scene.decimal), service: 'card/recurring_h2h'}, (id) =>
      scene.call('/v2/transaction/pay', {transaction_id: id, fields: {card_token: scene.token}}),
    ),
  invoice: ({call, order, decimal, merchant: {now}, move: {pick, amount}}) =>
    void call('/invoicing/v1/invoice_create', {
      point: 1042,
      external_id: order,
      amount: decimal,
      currency: 'BRL',
      description: order,
      due_at: toRfc3339(now + 7200),
      ...(pick % 2 && {minimum_payment: fromMinor(BigInt(amount) / 10n + 1n, 2)}),
    }),
  payInvoice: ({merchant: {state, now}, move: {pick}, invoice, part}) => {
    if (invoicesOf(state)[invoice])
      happen({world, state, now}, 'payer_pays_invoice', {invoice_id: invoice, ...(pick % 3 === 0 && {amount: part})});
  },
  deleteInvoice: ({call, invoice}) => void call('/invoicing/v1/invoice_delete', {id: invoice}),
  report: ({call, merchant: {now}}) =>
    void call('/reports/v2/create', {
      kind: 'balance_entries',
      format: 'json',
      from: toRfc3339(start),
      to: toRfc3339(now),
    }),
  readReport: ({call, report}) => void call('/reports/v2/report', {report_id: report}),
  event: (scene) => {
    const {
      merchant: {state, now},
      move: {event},
      id,
      invoice,
      decimal,
    } = scene;
    const data = {transaction_id: id, invoice_id: invoice, amount: decimal, result: 'success'} as const;
    if (subjectOf(state, kindOfEvent(event)!, data)) happen({world, state, now}, event, data);
  },
  time: ({merchant, move: {seconds}}) => {
    merchant.now += seconds;
    advance({world, state: merchant.state, now: merchant.now});
  },
};

/** Whether a transaction suits a move; some moves take any transaction instead. */
const suits: Record<string, (data: Json) => boolean> = {
  cancelPart: ({status}) => status === 'success' || status === 'partially_refunded',
  complete: ({status}) => status === 'authorized',
  completePart: ({status}) => status === 'authorized',
  p2pConfirm: ({service, status}) => service === 'p2p/card_h2h' && status === 'requires_action',
  p2pCancel: ({service, status}) => service === 'p2p/card_h2h' && status === 'requires_action',
  arrives: ({next_action: action}) => action?.type === 'crypto' || action?.type === 'transfer',
  dispute: ({status}) => status === 'success' || status === 'partially_refunded',
  token: ({service, status}) => service === 'card/payin_h2h' && status === 'success',
};

const cards = [...world.testCards.map(({number}) => number), '4111111111111111'];
const moves: fc.Arbitrary<Move> = fc.record({
  // Moves that continue a story are more frequent than those that begin one.
  kind: fc.constantFrom(
    ...Object.keys(acts),
    'paid',
    'dispute',
    'dispute',
    'pay',
    'cancel',
    'arrives',
    'payInvoice',
    'readReport',
    'event',
    'event',
    'time',
    'time',
    'repeat',
  ),
  pick: fc.nat(1000),
  amount: fc.integer({min: 100, max: 900000}),
  card: fc.oneof(fc.constant('4242424242424242'), fc.constantFrom(...cards)),
  event: fc.constantFrom(...eventNames),
  seconds: fc.constantFrom(1, 5, 30, 61, 600, 3600, 90000, 700000),
});

/** Expects the balances of each account to match the transactions, the quotes and the journal. */
function expectBalanced({state, world: {exponentOf, accounts}}: Merchant): void {
  const entries = Object.values(state.entries);
  const journal = Object.values(state.stores.journal ?? {});
  const exchanged = entries
    .filter(({data, hidden}) => hidden.quote && toMinor(data.captured_amount!, exponentOf(data.currency))! > 0n)
    .map(({hidden}) => state.stores.quotes![hidden.quote!]!);
  for (const {currency, available, pending, reserved} of Object.values(state.accounts)) {
    const minor = (text: string) => toMinor(text, exponentOf(currency))!;
    const first = accounts.find((account) => account.currency === currency);
    let total = first ? minor(first.available) + minor(first.pending) + minor(first.reserved) : 0n;
    let held = 0n;
    for (const {data} of entries.filter((entry) => entry.data.currency === currency)) {
      const amount = minor(data.amount);
      if (data.type === 'payin') total += minor(data.captured_amount!);
      else if (data.status === 'success') total -= amount;
      else if (!world.statuses[kindOf(data.type)!]![data.status]!.isFinal) held += amount;
    }
    for (const quote of exchanged) {
      if (quote.currency === currency) total -= minor(quote.amount);
      if (quote.currency_to === currency) total += minor(quote.amount_to);
    }
    assert.equal(
      fromMinor(minor(available) + minor(pending) + minor(reserved), exponentOf(currency)),
      fromMinor(total, exponentOf(currency)),
      `${currency} in all`,
    );
    assert.equal(minor(reserved), held, `${currency} reserved`);
    const moved = journal
      .filter((row) => row.currency === currency)
      .reduce(
        (sum, {direction, amount}) => sum + (direction === 'in' ? minor(amount) : -minor(amount)),
        first ? minor(first.available) : 0n,
      );
    assert.equal(minor(available), moved, `${currency} in the journal`);
  }
}

/** Expects the paid amount of each invoice to be the sum that its transactions brought. */
function expectPaidRight({state, world: {exponentOf}}: Merchant): void {
  for (const {data} of Object.values(invoicesOf(state))) {
    const minor = (text: string) => toMinor(text, exponentOf(data.currency))!;
    const brought = data.transactions.reduce(
      (sum: bigint, id: string) => sum + minor(state.entries[id]!.data.captured_amount!),
      0n,
    );
    assert.deepEqual(
      [minor(data.paid_amount), minor(data.paid_amount) + minor(data.remaining_amount)],
      [brought, minor(data.amount)],
      `${data.id}: paid`,
    );
    assert.equal(data.status === 'paid', minor(data.remaining_amount) === 0n, `${data.id}: ${data.status}`);
  }
}

/**
 * The same world with empty accounts, but for a small balance in the currency of payouts, so that a chargeback can
 * overdraw it.
 */
const poor: World = {
  ...world,
  accounts: world.accounts.map((account) => ({
    ...account,
    available: account.currency === 'BRL' ? '300.00' : fromMinor(0n, world.exponentOf(account.currency)),
  })),
};

test('no sequence of operations makes or loses money, leaves the table of statuses, keeps a card number, or acts twice under one key', () => {
  const counts: Record<string, number> = {};
  const seen = {overdrawn: 0, exchanged: 0, rows: 0};
  fc.assert(
    fc.property(fc.array(moves, {minLength: 12, maxLength: 25}), (list) => {
      const merchant = new Merchant(poor);
      const {state} = merchant;
      const reports = new Map<string, string>();
      let last: ReturnType<Merchant['request']> | undefined;
      let lastAnswer = '';
      list.forEach((move, index) => {
        const {kind, pick, amount} = move;
        merchant.now += 1;
        const before = new Map(
          Object.values(state.entries).map(({data}) => [data.id, {status: data.status, version: data.version}]),
        );
        // One of the last three ids, so that most stories continue.
        const oneOf = (ids: string[], prefix: string): string =>
          ids[ids.length - 1 - (pick % Math.min(3, Math.max(1, ids.length)))] ?? `${prefix}_${'0'.repeat(20)}`;
        const fitting = Object.values(state.entries).flatMap(({data}) => (suits[kind]?.(data) ? [data.id] : []));
        const call = (path: string, body: Json): Json | undefined => {
          last = merchant.request(path, body);
          const answer = merchant.raw(last);
          lastAnswer = answer.body;
          expectAnswer(path, answer);
          counts[kind] = (counts[kind] ?? 0) + Number(answer.status < 300);
          return answer.status < 300 ? ((JSON.parse(answer.body) as Json).data as Json) : undefined;
        };
        if (kind === 'repeat' && last) {
          // Due events come before any request.
          advance({world, state, now: merchant.now});
          const snapshot = JSON.stringify([state.entries, state.accounts, state.stores.invoices, state.stores.tokens]);
          const answer = merchant.raw({
            ...last,
            headers: {
              ...last.headers,
              ...merchant.request(last.path, new TextDecoder().decode(last.body)).headers,
              'Idempotency-Key': last.headers['Idempotency-Key']!,
            },
          });
          if (answer.headers['Idempotent-Replayed']) {
            if (answer.status < 300) assert.equal(answer.body, lastAnswer);
            assert.equal(
              JSON.stringify([state.entries, state.accounts, state.stores.invoices, state.stores.tokens]),
              snapshot,
            );
          }
          lastAnswer = answer.body;
        }
        acts[kind]?.({
          merchant,
          move,
          call,
          order: `order-${index}`,
          refund: `refund-${index}`,
          decimal: fromMinor(BigInt(amount), 2),
          part: fromMinor(BigInt(amount % 2000) + 1n, 2),
          id: oneOf(fitting.length > 0 && pick % 4 > 0 ? fitting : [...before.keys()], 'trx'),
          invoice: oneOf(Object.keys(invoicesOf(state)), 'inv'),
          token: oneOf(Object.keys(state.stores.tokens ?? {}), 'tok'),
          report: oneOf(Object.keys(state.stores.reports ?? {}), 'rep'),
        });
        for (const {data} of Object.values(state.entries)) {
          const old = before.get(data.id);
          if (!old) continue;
          assert.ok(
            data.status === old.status ? data.version >= old.version : data.version > old.version,
            `${data.id}: version`,
          );
          assert.ok(world.statuses[kindOf(data.type)!]![data.status], data.status);
        }
        for (const [id, {rows}] of Object.entries(state.stores.reports ?? {})) {
          const text = JSON.stringify(rows);
          assert.equal(reports.get(id) ?? text, text, `${id}: the rows of a report stay`);
          if (!reports.has(id)) seen.rows += rows.length;
          reports.set(id, text);
        }
        expectBalanced(merchant);
        expectPaidRight(merchant);
      });
      const kept = JSON.stringify([state.entries, state.stores]);
      for (const number of cards) assert.ok(!kept.includes(number), `the gateway keeps the card ${number}`);
      seen.overdrawn += Object.values(state.accounts).filter(({available}) => available.startsWith('-')).length;
      seen.exchanged += Object.values(state.stores.journal ?? {}).filter(({reason}) => reason === 'exchange').length;
    }),
    {...options, numRuns: sequences},
  );
  const silent = ['arrives', 'dispute', 'payInvoice', 'event', 'time'];
  for (const kind of Object.keys(acts).filter((name) => !silent.includes(name)))
    expect(counts[kind], `${kind} succeeded`).toBeGreaterThan(0);
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
  console.log(
    `sequences: ${sequences} cases; succeeded: ${JSON.stringify(counts)}; seen: ${JSON.stringify(seen)}${isFull ? ' (full)' : ''}`,
  );
});
