/**
 * The catalogue of events, played on the reference gateway both ways: each row sends the callbacks that it lists, and
 * the gateway sends no callback that no row lists.
 */
import assert from 'node:assert/strict';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {afterAll, test} from 'vitest';
import {contractNames, loadContract} from '../../../src/content/contract/contract';
import {loadStatuses} from '../../../src/content/contract/statuses';
import {loadInvoiceStates} from '../../../src/content/examples/invoicing';
import {play} from '../../../src/content/examples/replay';
import {
  exampleOf,
  loadCallbackEvents,
  nameOf,
  playEvent,
  typeOf,
  type EventObject,
} from '../../../src/content/examples/callbackEvents';
import {exampleKey, examplePoint} from '../../../src/content/core/testKeys';
import {start} from '../../../src/content/examples/serviceExamples';
import {renderCallback} from '../../../src/gateway';
import {readV1GetCallbackQuery, verifyV1GetCallback, verifyV1PostCallback} from '../../../src/gateway/values/signing';
import {world} from '../../support/askGateway';

const {objects, silent} = loadCallbackEvents('en');
const rows = Object.entries(objects).flatMap(([object, all]) =>
  Object.entries(all).map(([key, row]) => ({name: `${object}.${key}`, ...row})),
);
const listed = new Set(rows.flatMap(({sends}) => sends));
let callbacks = 0;
let rowsOfV1 = 0;
let callbacksOfV1 = 0;

/** The point of the examples, if it asks for callbacks by GET. */
const worldOfGet = {
  ...world,
  points: {...world.points, [examplePoint]: {...world.points[examplePoint]!, callbackMethod: 'GET' as const}},
};

/** Whether a value is a callback by the contract. */
function checkOf(contract: string, name: string) {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema(loadContract(contract).document, contract);
  const place = `webhooks/${name}/post/requestBody/content/application~1json/schema`;
  return ajv.compile({$ref: `${contract}#/${place}`});
}

const checkV1 = checkOf('v1', 'transaction_callback');

for (const {name, when, sends, ...row} of rows) {
  test(`${name}: ${when}`, () => {
    const sent = playEvent(row).map(nameOf);
    assert.deepEqual(sent, sends, 'the callbacks of the row in src/data/callback_events.yaml');
    callbacks += sent.length;
  });

  // An invoice has no version 1, and the payments on its page send callbacks of v2.
  if (name.startsWith('invoice.')) continue;
  test(`${name}, created by v1: the same callbacks by POST and by GET`, () => {
    const sent = playEvent(row, 'v1');
    assert.deepEqual(sent.map(nameOf), sends, 'the callbacks of the row in src/data/callback_events.yaml');
    for (const callback of sent) {
      assert.equal(callback.version, 'v1');
      const post = renderCallback(world, callback, start);
      const text = new TextDecoder().decode(post.body);
      const secret = world.secrets[examplePoint]![exampleKey]!;
      const secrets = {[`${examplePoint}:${exampleKey}`]: secret};
      assert.equal(post.method, 'POST');
      assert.deepEqual(verifyV1PostCallback(text, {secrets, usedNonces: new Set()}), {isValid: true});
      assert.ok(checkV1(JSON.parse(text)), JSON.stringify(checkV1.errors?.[0]));
      const get = renderCallback(worldOfGet, callback, start);
      const query = new URL(get.url).search.slice(1);
      assert.equal(get.method, 'GET');
      assert.deepEqual(verifyV1GetCallback(query, {secrets: [secret]}), {isValid: true});
      const {type, status} = readV1GetCallbackQuery(query) as Record<string, string>;
      assert.equal(`${type} ${status}`, nameOf(callback));
      callbacksOfV1 += 2;
    }
    assert.ok(sent.length > 0);
    rowsOfV1 += 1;
  });
}

test('what the page calls silent sends no callback', () => {
  const played = Object.entries(silent).flatMap(([key, {service, before, does}]) =>
    service && does ? [[key, playEvent({service, before, does}).map(nameOf)] as const] : [],
  );
  assert.ok(played.length >= 5);
  for (const [key, sent] of played) assert.deepEqual(sent, [], key);
});

test('every status that a change can lead to is in a row, and every row names such a status', () => {
  const kinds: Record<string, EventObject> = {
    payment: 'payin',
    payout: 'payout',
    refund: 'refund',
    chargeback: 'chargeback',
  };
  const reachable = new Set([
    ...loadStatuses('en').flatMap(({name, statuses}) =>
      kinds[name] ? statuses.flatMap(({next}) => next.map((to) => `${kinds[name]} ${to}`)) : [],
    ),
    // A chargeback begins without a request, so its first status is an event; an invoice changes without a new one.
    'chargeback processing',
    'invoice open',
    ...Object.values(loadInvoiceStates('en').states).flatMap(({next}) => next.map((to) => `invoice ${to}`)),
  ]);
  assert.deepEqual(
    [...reachable].filter((name) => !listed.has(name)),
    [],
    'no row of src/data/callback_events.yaml sends these',
  );
  assert.deepEqual(
    [...listed].filter((name) => !reachable.has(name)),
    [],
  );
});

test('no scenario of a contract sends a callback that the page does not list', () => {
  let sent = 0;
  for (const contract of contractNames().map((name) => loadContract(name))) {
    for (const scenario of contract.scenarios) {
      for (const {version, body} of play(world, scenario).state.callbacks) {
        const name = nameOf({version, body});
        assert.ok(listed.has(name), `${contract.name}, ${scenario.key}: ${name}`);
        sent += 1;
      }
    }
  }
  assert.ok(sent > 100, `${sent} callbacks`);
});

for (const object of Object.keys(objects) as EventObject[]) {
  test(`the example of the ${object} is a callback by the contract`, () => {
    const {type, contract, webhook} = typeOf(object);
    const example = exampleOf(object);
    assert.equal(example.type, type);
    const check = checkOf(contract, webhook);
    assert.ok(check(example), JSON.stringify(check.errors?.[0]));
  });
}

afterAll(() => {
  console.log(
    `stories of events: ${rows.length} rows, ${callbacks} callbacks played; ${rowsOfV1} rows, ${callbacksOfV1} callbacks of v1 by POST and by GET`,
  );
});
