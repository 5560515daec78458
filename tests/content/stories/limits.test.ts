/** Every limit of the gateway, played at the limit and one beyond it: those of fields, and those of requests and time. */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {
  bodyLimit,
  codeAttempts,
  memorySeconds,
  mostParts,
  pace,
  quoteSeconds,
  rateLimit,
  tokenLifetime,
} from '../../../src/gateway/limits';
import {contractNames, loadContract, operation} from '../../../src/content/contract/contract';
import type {Field} from '../../../src/content/contract/schemaFields';
import {loadWorld} from '../../../src/content/examples/world';
import {readData} from '../../../src/content/core/data';
import {loadLimits} from '../../../src/content/core/limits';
import {exampleKey, examplePoint} from '../../../src/content/core/testKeys';
import {hashV1, signV2Request} from '../../../src/gateway/values/signing';
import {day, toRfc3339} from '../../../src/gateway/values/time';
import {pointerToV1} from '../../../src/gateway/books/translate';
import type {Json} from '../../support/json';
import {listFiles, readText} from '../../support/files';
import {bodies, Merchant} from '../../support/merchant';
import {allOperations, codesOf, merchantAt, momentsOf, withHeaders, type Moment} from '../../support/stories/moments';
import {Scene} from '../../support/stories/scenes';

const world = loadWorld();
const played = {fields: 0, others: 0};
afterAll(() => {
  console.log(`stories of limits: ${played.fields} limits of fields, ${played.others} others`);
  for (const [name, {not_played: reason}] of Object.entries(readData('limits.yaml').limits))
    if (reason) console.log(`  ${name} is not exceeded: ${reason}`);
});

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A value at a limit of its field, and one beyond it; null where the limit is of another kind. */
function edges(value: unknown, {limits}: Field, name: keyof Field['limits']): [unknown, unknown] | null {
  const limit = Number(limits[name]);
  const fill = <Item>(items: Item[], length: number): Item[] =>
    Array.from({length}, (_none, index) => items[index] ?? items.at(-1)!);
  if (typeof value === 'string' && name === 'maxLength') {
    const text = (length: number) => fill([...value], length).join('');
    return [text(limit), text(limit + 1)];
  }
  if (typeof value === 'string' && name === 'minLength') return [value.slice(0, limit), value.slice(0, limit - 1)];
  if (typeof value === 'number' && name === 'maximum') return [limit, limit + 1];
  if (typeof value === 'number' && name === 'minimum') return [limit, limit - 1];
  if (Array.isArray(value) && value.length > 0 && name === 'maxItems')
    return [fill(value, limit), fill(value, limit + 1)];
  if (Array.isArray(value) && value.length > 0 && name === 'minItems' && limit > 0)
    return [value.slice(0, limit), value.slice(0, limit - 1)];
  if (isObject(value) && name === 'maxProperties') {
    const keys = Array.from({length: limit}, (_none, index) => [`key_${index}`, 'x']);
    const full = Object.fromEntries(keys) as Json;
    return [full, {...full, one_more: 'x'}];
  }
  return null;
}

/** Codes that a response gives for a place in the body. */
function refusalsAt(moment: Moment, body: Json, pointer: string): string[] {
  const merchant = merchantAt(moment);
  const answer = JSON.parse(merchant.raw(merchant.request(moment.path, body)).body) as {
    errors?: {pointer: string; code: string}[];
    error?: {details?: {fields?: {field: string; code: number}[]}};
  };
  const found: {pointer?: string; field?: string; code: string | number}[] =
    answer.errors ?? answer.error?.details?.fields ?? [];
  const name = pointerToV1(pointer).slice(1).replaceAll('/', '.');
  return found
    .filter((one) => (one.pointer ?? '').startsWith(pointer) || (one.field ?? '').startsWith(name))
    .map(({code}) => String(code));
}

/** Whether a code speaks of the length or the range of a value; v1 gives numbers. */
const isOfSize = (code: string): boolean => /^(field_length_invalid|208)$/.test(code);

for (const {contract, operation: one} of allOperations(contractNames())) {
  if (one.scheme === 'client') continue;
  test(`${one.id}: every limit of a field holds`, () => {
    const known = new Set<string>();
    for (const moment of momentsOf(world, contract, one)) {
      const visit = (holder: Json, fields: Field[], path: string[]): void => {
        for (const field of fields) {
          const value = holder[field.name] as unknown;
          const pointer = `/${[...path, field.name].join('/')}`;
          if (value === undefined || field.name === 'auth') continue;
          if (isObject(value)) visit(value, field.children, [...path, field.name]);
          for (const name of Object.keys(field.limits) as (keyof Field['limits'])[]) {
            const values = edges(value, field, name);
            if (!values || known.has(`${pointer} ${name}`)) continue;
            known.add(`${pointer} ${name}`);
            const refusals = (other: unknown): string[] => {
              const body: Json = structuredClone(moment.body);
              path.reduce((inner, part) => inner[part] as Json, body)[field.name] = other;
              return refusalsAt(moment, body, pointer);
            };
            const where = `${pointer}, ${name} ${field.limits[name]}`;
            assert.deepEqual(refusals(values[0]).filter(isOfSize), [], `${where}: the limit itself is taken`);
            assert.notDeepEqual(refusals(values[1]), [], `${where}: one beyond it is refused`);
            played.fields += 1;
          }
        }
      };
      visit(moment.body, one.requestFields, []);
    }
  });
}

/** A limit that is no field's: what is answered at it and one beyond it. */
function limit(name: string, at: () => string | undefined, beyond: () => string | undefined, code: string): void {
  test(name, () => {
    assert.equal(at(), undefined, 'at the limit');
    assert.equal(beyond(), code, 'one beyond it');
    played.others += 1;
  });
}

/** The code of the last response to the same request sent several times. */
function lastOf(
  count: number,
  send: (merchant: Merchant, index: number) => ReturnType<Merchant['raw']>,
): string | undefined {
  const merchant = new Merchant(world);
  return codesOf(Array.from({length: count}, (_none, index) => send(merchant, index)).at(-1)!).own;
}

const list = '/v2/account/list';

limit(
  'a point sends so many requests in a window',
  () => lastOf(rateLimit.requests, (one) => one.raw(one.request(list, {}))),
  () => lastOf(rateLimit.requests + 1, (one) => one.raw(one.request(list, {}))),
  'rate_limited',
);

test('a window of the rate limit ends after its seconds', () => {
  const send = (seconds: number) =>
    lastOf(rateLimit.requests + 1, (one, index) => {
      if (index === rateLimit.requests) one.now += seconds;
      return one.raw(one.request(list, {}));
    });
  assert.deepEqual([send(rateLimit.seconds - 1), send(rateLimit.seconds)], ['rate_limited', undefined]);
  played.others += 1;
});

test('so many keys of a point sign at once', () => {
  const {value} = loadLimits().keys_per_point!;
  const numbers = Array.from({length: value}, (_none, index) => String(index + 1));
  const secrets = Object.fromEntries(numbers.map((number) => [number, `secret of the key ${number}`]));
  const merchant = new Merchant({...world, secrets: {[examplePoint]: secrets}});
  for (const number of numbers) {
    const request = merchant.request(list, {});
    const timestamp = merchant.now;
    const signature = signV2Request({timestamp, method: 'POST', path: list, body: request.body}, secrets[number]!);
    const signed = withHeaders(request, {'Gateway-Key': number, 'Gateway-Signature': signature});
    assert.equal(merchant.raw(signed).status, 200, number);
  }
  played.others += 1;
});

test('a digest and an id are as long as texts say', () => {
  const {digest_base64: digest, id_tail: tail} = loadLimits();
  assert.equal(Buffer.alloc(32).toString('base64').length, digest!.value);
  assert.equal(new Scene(world).create('pix/payin_h2h').id.replace('trx_', '').length, tail!.value);
  played.others += 2;
});

/** Limits that the data states and a test of `tests/content/literalNumbers.test.ts` plays on the check of the field. */
const ofDocuments = /^(colombian|paraguayan|peruvian)_/;

test('a limit that the data alone states is played, says why not, or is of the cabinet, which is not in this repository', () => {
  const isOfCabinet = /^(docs|src\/data)\/cabinet\/|^src\/data\/labels\/cabinet\.yaml$/;
  const others = listFiles('docs', 'src')
    .filter((file) => /\.(mdx|yaml|ts|tsx)$/.test(file) && !isOfCabinet.test(file) && file !== 'src/data/limits.yaml')
    .map(readText)
    .join('\n');
  const stated = Object.entries(readData('limits.yaml').limits).filter(([, {value}]) => value !== undefined);
  const outside = stated.filter(([name]) => new RegExp(`%limits\\.${name}[.%]`).test(others));
  assert.ok(outside.length > 5 && outside.length < stated.length);
  assert.deepEqual(
    outside
      .filter(([name, {not_played: reason}]) => !reason && !ofDocuments.test(name))
      .map(([name]) => name)
      .sort(),
    ['digest_base64', 'id_tail'],
    'write `from` or not_played in src/data/limits.yaml, or play the limit here',
  );
  console.log(`  ${stated.length - outside.length} limits of the cabinet are not played: it is not in this repository`);
});

/** A body of so many bytes: spaces do not change what JSON says. */
const sized = (bytes: number) => () => lastOf(1, (one) => one.raw(one.request(list, '{}'.padEnd(bytes, ' '))));
limit('a body is so long', sized(bodyLimit), sized(bodyLimit + 1), 'body_too_large');

/** A request that is signed so many seconds before or after it arrives. */
const signedAt = (seconds: number) => () =>
  lastOf(1, (one) => {
    const request = one.request(list, {});
    one.now += seconds;
    return one.raw(request);
  });
limit('a timestamp is so old', signedAt(300), signedAt(301), 'timestamp_out_of_range');
limit('a timestamp is so far ahead', signedAt(-300), signedAt(-301), 'timestamp_out_of_range');

const withKey = (length: number) => () =>
  lastOf(1, (one) =>
    one.raw(
      withHeaders(one.request('/v2/transaction/create', bodies.card('order-1')), {
        'Idempotency-Key': 'k'.repeat(length),
      }),
    ),
  );
limit('an idempotency key is so long', withKey(64), withKey(65), 'field_format_invalid');
limit('an idempotency key is so short', withKey(16), withKey(15), 'field_format_invalid');

/** A request whose key has stored another body that many seconds ago. */
const keyAfter = (seconds: number) => () =>
  lastOf(2, (one, index) => {
    if (index === 1) one.now += seconds;
    const request = one.request('/v2/transaction/create', bodies.card(`order-${index}`));
    return one.raw(withHeaders(request, {'Idempotency-Key': 'one-key-for-two-bodies'}));
  });
limit('a key is kept so long', keyAfter(memorySeconds), keyAfter(memorySeconds - 1), 'idempotency_key_conflict');

const nonceAfter = (seconds: number) => () =>
  lastOf(2, (one, index) => {
    if (index === 1) one.now += seconds;
    const proof = {point: examplePoint, key: exampleKey, nonce: 'the-same-nonce'};
    const secret = world.secrets[examplePoint]![exampleKey]!;
    const body = JSON.stringify({auth: {...proof, hash: hashV1(proof, secret)}});
    return one.raw(one.request('/v1/account/list', body));
  });
limit('a nonce is kept so long', nonceAfter(memorySeconds), nonceAfter(memorySeconds - 1), 'nonce_reused');

const tokenAfter = (seconds: number) => () =>
  lastOf(1, (one) => {
    const request = one.request('/invoicing/v1/invoice_find', {external_id: 'order-1'});
    one.now += seconds;
    const answer = one.raw(request);
    return codesOf(answer).own === 'invoice_not_found' ? {...answer, body: ''} : answer;
  });
limit(
  'an access token lives so long',
  tokenAfter(tokenLifetime - 1),
  tokenAfter(tokenLifetime),
  'access_token_invalid',
);

/** What an operation of a scene answers. */
const codeOf = (scene: Scene, operation: string, body: Json): string | undefined =>
  codesOf(scene.raw(scene.request(`/v2/transaction/${operation}`, body))).own;

const quotedBefore = (seconds: number) => () => {
  const scene = new Scene(world).create('crypto/usdt_trc20_payin_h2h');
  const {service, currency, amount} = scene.data;
  const {quote_id: quote} = scene.of('currency_rate', {service, currency, amount, currency_to: 'EUR'});
  scene.pass(seconds);
  return codeOf(scene, 'get_crypto_address', {transaction_id: scene.id, quote_id: quote});
};
limit('a quote lives so long', quotedBefore(quoteSeconds - 1), quotedBefore(quoteSeconds), 'field_value_not_allowed');

const codeTried =
  (times: number, seconds = 0) =>
  () => {
    const scene = new Scene(world).create('humo/payin_h2h').pay().pass(seconds);
    for (let index = 1; index < times; index += 1)
      codeOf(scene, 'update', {transaction_id: scene.id, fields: {otp: world.codes.wrong}});
    return codeOf(scene, 'update', {transaction_id: scene.id, fields: {otp: world.codes.right}});
  };
limit('a payer tries so many codes', codeTried(codeAttempts), codeTried(codeAttempts + 1), 'state_conflict');
limit('a code lives so long', codeTried(1, pace.code - 1), codeTried(1, pace.code), 'state_conflict');

const capturedAfter = (seconds: number) => () => {
  const scene = new Scene(world).create('card/payin_h2h', {capture: 'manual'}).pay('4242424242424242').pass(seconds);
  return codeOf(scene, 'complete', {transaction_id: scene.id});
};
limit('a hold lasts so long', capturedAfter(pace.hold - 1), capturedAfter(pace.hold), 'authorization_expired');

const sentAgain = (times: number) => () => {
  const resend = operation(loadContract('v2'), 'v2/transaction/resend_giftcode');
  const moment = momentsOf(world, 'v2', resend)[0]!;
  const merchant = merchantAt(moment);
  const answers = Array.from({length: times}, () => merchant.raw(merchant.request(moment.path, moment.body)));
  return codesOf(answers.at(-1)!).own;
};
limit('a gift code is sent again so many times', sentAgain(3), sentAgain(4), 'rate_limited');

const invoiceDue = (seconds: number) => () => {
  const scene = new Scene(world);
  const body = {
    point: examplePoint,
    external_id: 'invoice-1',
    amount: '450.00',
    currency: 'EUR',
    description: 'Order',
    due_at: toRfc3339(scene.now + seconds),
  };
  return codesOf(scene.raw(scene.request('/invoicing/v1/invoice_create', body))).own;
};
limit('an invoice is due so soon', invoiceDue(3600), invoiceDue(3599), 'field_value_not_allowed');
limit('an invoice is due so late', invoiceDue(365 * day), invoiceDue(365 * day + 1), 'field_value_not_allowed');

test('an invoice takes so many payments', () => {
  const scene = new Scene(world).open('invoice_id', 'invoice_create', {
    external_id: 'invoice-1',
    amount: '100.00',
    minimum_payment: '10.00',
    due_at: toRfc3339(new Scene(world).now + day),
  });
  // Parts of a tenth at least come to ten, so the limit is reached by the rest alone.
  for (let index = 0; index < 12; index += 1) scene.happens('payer_pays_invoice', {amount: '10.00'});
  const {transactions, status} = scene.state.stores.invoices![scene.id]!.data;
  assert.deepEqual([transactions.length, status], [10, 'paid']);
  assert.ok(mostParts >= 10);
  played.others += 1;
});

const {limits} = world.reports;
const period =
  (days: number, seconds = 0) =>
  () =>
    lastOf(1, (one) =>
      one.raw(
        one.request('/reports/v2/create', {
          kind: 'transactions',
          format: 'json',
          from: toRfc3339(one.now - days * day - seconds),
          to: toRfc3339(one.now),
        }),
      ),
    );
limit(
  'a report covers so many days',
  period(limits.longest_period_days),
  period(limits.longest_period_days, 1),
  'field_value_not_allowed',
);

/** The first report of a merchant, asked for that many seconds after it was ordered. */
const reportAfter = (operation: string, seconds: number) => () => {
  const one = new Merchant(world);
  const order = {kind: 'transactions', format: 'json', from: toRfc3339(one.now - day), to: toRfc3339(one.now)};
  const {id} = (one.send('/reports/v2/create', order).body as {data: {id: string}}).data;
  one.now += seconds;
  return codesOf(one.raw(one.request(`/reports/v2/${operation}`, {report_id: id}))).own;
};
limit(
  'a report is kept so long',
  reportAfter('check-report', limits.kept_days * day - 1),
  reportAfter('check-report', limits.kept_days * day),
  'report_not_found',
);
limit(
  'a report is ready after check_after',
  reportAfter('report', limits.check_after_seconds),
  reportAfter('report', limits.check_after_seconds - 1),
  'report_not_ready',
);
