/**
 * The table of simulations of `/local_gateway`, played on the reference gateway both ways: each changes what its row says
 * in the statuses that it names, and nothing else in any other. Those of transactions are played in `services.test.ts`,
 * with the test inputs of all services.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {loadGatewayEvents} from '../../../src/content/reference/gatewayEvents';
import {loadWorld} from '../../../src/content/examples/world';
import {kindOfEvent, type GatewayService} from '../../../src/gateway';
import {readSimulation} from '../../../src/gateway/payer/simulations';
import {toRfc3339} from '../../../src/gateway/values/time';
import {Scene, statusesOf} from '../../support/stories/scenes';
import type {Json} from '../../support/json';

const world = loadWorld();
const played = {rows: 0, changes: 0, scenes: 0};
afterAll(() =>
  console.log(
    `stories of simulations: ${played.rows} rows, ${played.changes} changes of status in ${played.scenes} scenes`,
  ),
);

const invoice = (): Scene => {
  const scene = new Scene(world);
  return scene.open('invoice_id', 'invoice_create', {
    external_id: 'invoice-1',
    amount: '450.00',
    minimum_payment: '150.00',
    due_at: toRfc3339(scene.now + 86400),
  });
};
const page = (): Scene => new Scene(world).open('page_id', 'payment_page', {name: 'Donations'});

/** An invoice or a payment page in each status. */
const scenes: (() => Scene)[] = [
  invoice,
  () => invoice().happens('payer_pays_invoice', {amount: '150.00'}),
  () => invoice().happens('payer_pays_invoice'),
  () => invoice().happens('invoice_is_over'),
  page,
  () => page().happens('page_is_over'),
];

/** Bodies of a simulation that lead to different results. */
const bodies: Record<string, Json[]> = {
  payer_pays_invoice: [{}, {amount: '150.00'}],
  payer_pays_page: [{amount: '25.00'}],
};

/** What a simulation changes: by kind, then by the status before it. `new` is a thing that it creates. */
type Moves = Record<string, Record<string, string[]>>;

function movesOf(event: string): Moves {
  const moves: Moves = {};
  for (const begin of scenes) {
    for (const body of bodies[event] ?? [{}]) {
      const scene = begin();
      if (kindOfEvent(event)!.id !== scene.thing) break;
      const before = statusesOf(scene);
      scene.happens(event, body);
      played.scenes += 1;
      for (const [id, {kind, status}] of statusesOf(scene)) {
        const old = before.get(id)?.status ?? 'new';
        if (status === old) continue;
        const known = ((moves[kind] ??= {})[old] ??= []);
        if (!known.includes(status)) known.push(status);
      }
    }
  }
  return moves;
}

const sorted = (moves: Moves): Moves =>
  Object.fromEntries(
    Object.entries(moves)
      .sort()
      .map(([kind, all]) => [
        kind,
        Object.fromEntries(
          Object.entries(all)
            .sort()
            .map(([status, next]) => [status, [...next].sort()]),
        ),
      ]),
  );

for (const {name, id, moves} of loadGatewayEvents('en')) {
  if (id === 'transaction_id') continue;
  test(`${name} changes what its row says`, () => {
    const found = movesOf(name);
    assert.deepEqual(sorted(found), sorted(moves), `moves of ${name} in src/data/gateway/events.yaml`);
    played.rows += 1;
    played.changes += Object.values(found).flatMap((all) => Object.values(all).flat()).length;
  });
}

const payout = (): Scene => new Scene(world).create('pix/payout_h2h');
const slow = (): Scene => new Scene(world).create('pix/payin_h2h', {amount: '150.77'}).pay().happens('bank_pays');

/** Simulations of a provider that refuses, in the scene where it does; the reason is left to the gateway. */
const refusals: [event: string, data: Json, begin: () => Scene, isOf: (service: GatewayService) => boolean][] = [
  ['payout_refused', {}, payout, ({direction}) => direction === 'payout'],
  [
    'bank_answers',
    {result: 'failed'},
    () => payout().happens('payout_unclear'),
    ({direction}) => direction === 'payout',
  ],
  ['bank_answers', {result: 'failed'}, slow, ({statuses}) => statuses.includes('pending')],
];

test('a refusal without a reason fails the transaction of every service', () => {
  const silent: string[] = [];
  for (const [event, data, begin, isOf] of refusals) {
    const services = world.services.filter(isOf);
    assert.ok(services.length > 20, `${services.length} services of ${event}`);
    for (const {code} of services) {
      const scene = begin();
      scene.data.service = code;
      scene.happens(event, data);
      if (scene.data.status !== 'failed') silent.push(`${event}: ${code}`);
      played.scenes += 1;
    }
  }
  assert.deepEqual(silent, [], 'services whose failure_reasons lack bank_unavailable or provider_unavailable');
});

test('a refund is refused for the reason that the simulation sends, even if payments of its service do not fail for it', () => {
  for (const [data, reason] of [
    [{}, 'bank_unavailable'],
    [{reason_code: 'account_blocked'}, 'account_blocked'],
  ] as const) {
    const scene = new Scene(world).create('pix/payin_h2h').pay().happens('bank_pays').refund().follow('refund');
    const text = JSON.stringify({transaction_id: scene.id, ...data});
    assert.equal(readSimulation(world, scene.state, 'refund_refused', text).mistake, undefined);
    scene.happens('refund_refused', data);
    assert.deepEqual([scene.data.status, scene.data.reason_code], ['failed', reason]);
  }
});

test('the text of a simulation names every status that it starts from or leads to', () => {
  let named = 0;
  for (const {name, moves, description} of loadGatewayEvents('en')) {
    const statuses = Object.values(moves).flatMap((all) =>
      Object.entries(all).flatMap(([from, next]) => (from === 'new' ? [] : [from, ...next])),
    );
    const missing = statuses.filter((status) => !description.includes(`\`${status}\``));
    assert.deepEqual(missing, [], `${name}: statuses that the text in src/data/gateway/events.yaml lacks`);
    named += statuses.length;
  }
  assert.ok(named > 80, `${named} statuses`);
});
