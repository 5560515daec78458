/**
 * The table of simulations of `/local_gateway`, played on the reference gateway both ways: each changes what its row says
 * in the statuses that it names, and nothing else in any other.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {loadGatewayEvents} from '../../../src/content/reference/gatewayEvents';
import {loadWorld} from '../../../src/content/examples/world';
import {kindOfEvent, type Service} from '../../../src/gateway';
import {Scene, scenes, statusesOf} from '../../support/stories/scenes';
import type {Json} from '../../support/json';

const world = loadWorld();
const played = {rows: 0, changes: 0, scenes: 0};
afterAll(() =>
  console.log(
    `stories of simulations: ${played.rows} rows, ${played.changes} changes of status in ${played.scenes} scenes`,
  ),
);

/** Bodies of a simulation that lead to different results. */
function bodiesOf(event: string, scene: Scene): Json[] {
  if (event === 'bank_answers') return [{result: 'success'}, {result: 'failed'}];
  if (event === 'payer_pays_invoice') return [{}, {amount: '150.00'}];
  if (event === 'payer_pays_page') return [{amount: '25.00'}];
  if (event !== 'transfer_arrives' || scene.thing !== 'transaction_id') return [{}];
  return [{amount: scene.data.amount}, {amount: '1.00'}, {amount: '999999.00'}];
}

/** What a simulation changes: by kind, then by the status before it. `new` is a thing that it creates. */
type Moves = Record<string, Record<string, string[]>>;

function movesOf(event: string): Moves {
  const moves: Moves = {};
  for (const stage of Object.values(scenes)) {
    const count = bodiesOf(event, stage(new Scene(world))).length;
    for (let index = 0; index < count; index += 1) {
      const scene = stage(new Scene(world));
      if (kindOfEvent(event)!.id !== scene.thing) break;
      const before = statusesOf(scene);
      scene.happens(event, bodiesOf(event, scene)[index]);
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

for (const {name, moves} of loadGatewayEvents('en')) {
  test(`${name} changes what its row says`, () => {
    const found = movesOf(name);
    assert.deepEqual(sorted(found), sorted(moves), `moves of ${name} in src/data/gateway/events.yaml`);
    played.rows += 1;
    played.changes += Object.values(found).flatMap((all) => Object.values(all).flat()).length;
  });
}

/** Simulations of a provider that refuses, in the scene where it does; the reason is left to the gateway. */
const refusals: [event: string, data: Json, scene: string, isOf: (service: Service) => boolean][] = [
  ['payout_refused', {}, 'payout, processing', ({direction}) => direction === 'payout'],
  ['bank_answers', {result: 'failed'}, 'payout, unknown', ({direction}) => direction === 'payout'],
  ['bank_answers', {result: 'failed'}, 'Pix, pending', ({statuses}) => statuses.includes('pending')],
];

test('a refusal without a reason fails the transaction of every service', () => {
  const silent: string[] = [];
  for (const [event, data, stage, isOf] of refusals) {
    const services = world.services.filter(isOf);
    assert.ok(services.length > 20, `${services.length} services of ${event}`);
    for (const {code} of services) {
      const scene = scenes[stage]!(new Scene(world));
      scene.data.service = code;
      scene.happens(event, data);
      if (scene.data.status !== 'failed') silent.push(`${event}: ${code}`);
      played.scenes += 1;
    }
  }
  assert.deepEqual(silent, [], 'services whose failure_reasons lack bank_unavailable or provider_unavailable');
});

test('the text of a simulation names every status that it starts from', () => {
  let named = 0;
  for (const {name, moves, description} of loadGatewayEvents('en')) {
    const statuses = Object.values(moves).flatMap((all) => Object.keys(all).filter((status) => status !== 'new'));
    const missing = statuses.filter((status) => !description.includes(`\`${status}\``));
    assert.deepEqual(missing, [], `${name}: statuses that the text in src/data/gateway/events.yaml lacks`);
    named += statuses.length;
  }
  assert.ok(named > 30, `${named} statuses`);
});
