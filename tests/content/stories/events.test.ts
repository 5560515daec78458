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
import {playMoments} from '../../../src/content/examples/moments';
import {play} from '../../../src/content/examples/replay';
import {
  exampleOf,
  loadCallbackEvents,
  nameOf,
  playEvent,
  typeOf,
  type EventObject,
} from '../../../src/content/examples/callbackEvents';
import {world} from '../../support/askGateway';

const {objects, silent} = loadCallbackEvents('en');
const rows = Object.entries(objects).flatMap(([object, all]) =>
  Object.entries(all).map(([key, row]) => ({name: `${object}.${key}`, ...row})),
);
const listed = new Set(rows.flatMap(({sends}) => sends));
let callbacks = 0;

for (const {name, when, sends, ...row} of rows) {
  test(`${name}: ${when}`, () => {
    const sent = playEvent(row).map(nameOf);
    assert.deepEqual(sent, sends, 'the callbacks of the row in src/data/callback_events.yaml');
    callbacks += sent.length;
  });
}

test('what the page calls silent sends no callback', () => {
  const played = Object.entries(silent).flatMap(([key, {service, before, does}]) =>
    service && does ? [[key, playEvent({service, before, does}).map(nameOf)] as const] : [],
  );
  assert.ok(played.length >= 5);
  for (const [key, sent] of played) assert.deepEqual(sent, [], key);
});

/** Statuses that the gateway gives in a response only, with the silent row that says so. */
const onlyInResponses: Record<string, keyof typeof silent> = {'payout on_hold': 'held'};

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
    Object.keys(onlyInResponses),
    'no row of src/data/callback_events.yaml sends these',
  );
  assert.deepEqual(
    [...listed].filter((name) => !reachable.has(name)),
    [],
  );
  for (const [name, key] of Object.entries(onlyInResponses)) {
    const {service, does} = silent[key]!;
    const {type, status} = playMoments(service!, does!).at(-1)!.transactions[0]!;
    assert.equal(`${type} ${status}`, name);
  }
});

test('no scenario of a contract sends a callback that the page does not list', () => {
  let sent = 0;
  for (const contract of contractNames().map((name) => loadContract(name))) {
    for (const scenario of contract.scenarios) {
      for (const {version, body} of play(world, scenario).state.callbacks) {
        const name = version === 'v1' ? nameOf({data: body.transaction}) : nameOf(body);
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
    const ajv = new Ajv2020({strict: false, allErrors: true});
    addFormats(ajv);
    ajv.addSchema(loadContract(contract).document, contract);
    const place = `webhooks/${webhook}/post/requestBody/content/application~1json/schema`;
    const check = ajv.compile({$ref: `${contract}#/${place}`});
    assert.ok(check(example), JSON.stringify(check.errors?.[0]));
  });
}

afterAll(() => {
  console.log(`stories of events: ${rows.length} rows, ${callbacks} callbacks played`);
});
