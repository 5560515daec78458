/** The table "Delivery" of `/callbacks`, played on the reference gateway: what ends the delivery and what repeats it. */
import assert from 'node:assert/strict';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {test} from 'vitest';
import {createLocalGateway} from '../../../src/local/server';
import {readData} from '../../../src/content/core/data';
import {listRetries} from '../../../src/content/reference/callbackDelivery';
import {loadWorld} from '../../../src/content/examples/world';
import {dueCallbacks, recordAttempt, renderCallback, type Callback} from '../../../src/gateway';
import {verifyV2Callback} from '../../../src/gateway/values/signing';
import {happen} from '../../../src/gateway/payer/events';
import {Scene} from '../../support/stories/scenes';

const world = loadWorld();

/** A callback whose first attempt is due. */
function queued(): {scene: Scene; callback: Callback} {
  const scene = new Scene(world).create('card/payin_h2h').happens('time_is_over');
  return {scene, callback: scene.state.callbacks.at(-1)!};
}

const rules = readData('callback_rules.yaml');
type Rule = keyof typeof rules;

/** What a row compares with the gateway; each reads `expects` of its row in src/data/callback_rules.yaml. */
const checks: Record<Rule, (expects: Required<(typeof rules)[Rule]['expects']>) => void> = {
  address({method}) {
    const {scene, callback} = queued();
    assert.equal(renderCallback(world, callback, scene.now).method, method);
    const own = new Scene(world).create('card/payin_h2h', {callback_url: 'https://shop.example/own'});
    const other = new Scene(world).create('card/payin_h2h', {callback_url: undefined});
    for (const one of [own, other]) happen(one, 'time_is_over', {transaction_id: one.id});
    assert.equal(own.state.callbacks[0]!.url, 'https://shop.example/own');
    assert.equal(other.state.callbacks[0]!.url, world.points['1042']!.callbackUrl);
  },
  body({content_type: type, most_bytes: most}) {
    const {scene, callback} = queued();
    assert.equal(renderCallback(world, callback, scene.now).headers['content-type'], type);
    assert.ok(longest().length < most);
  },
  id: headerKeeps,
  timestamp: headerKeeps,
  signature: headerKeeps,
  success: statusesEnd,
  failure: statusesEnd,
  redirects: statusesEnd,
  order({versions}) {
    const scene = new Scene(world).create('card/payin_h2h').pay('4242424242424242');
    const [first, second] = scene.state.callbacks as [Callback, Callback];
    const arrived: number[] = [];
    const deliver = (one: Callback, status: number): void => {
      if (status === 200) arrived.push((one.body.data as {version: number}).version);
      recordAttempt(world, one, status, scene.now);
    };
    deliver(first, 200);
    deliver(second, 500);
    happen(scene, 'chargeback_opened', {transaction_id: scene.id});
    const newer = scene.state.callbacks.find(
      ({body}) =>
        (body.data as {version: number; id: string}).version === 4 && (body.data as {id: string}).id === scene.id,
    )!;
    assert.ok(dueCallbacks(scene.state, scene.now).includes(newer));
    assert.ok(!dueCallbacks(scene.state, scene.now).includes(second));
    deliver(newer, 200);
    scene.now += world.retryDelays[0]!;
    assert.ok(dueCallbacks(scene.state, scene.now).includes(second));
    deliver(second, 200);
    assert.deepEqual(arrived, versions);
  },
  repeats({deliveries}) {
    const {scene, callback} = queued();
    const handled: string[] = [];
    // The merchant handles both attempts; the first response never reaches the gateway.
    for (const status of [null, 200]) {
      assert.ok(dueCallbacks(scene.state, scene.now).includes(callback));
      handled.push(renderCallback(world, callback, scene.now).headers['webhook-id']!);
      recordAttempt(world, callback, status, scene.now);
      scene.now += world.retryDelays[0]!;
    }
    assert.equal(handled.length, deliveries);
    assert.equal(new Set(handled).size, 1);
    assert.ok(!dueCallbacks(scene.state, scene.now).includes(callback));
  },
};

function headerKeeps({
  header,
  pattern,
  of_two_attempts: count,
}: Pick<Required<(typeof rules)[Rule]['expects']>, 'header' | 'pattern' | 'of_two_attempts'>): void {
  const {scene, callback} = queued();
  const values = [0, 5].map((seconds) => renderCallback(world, callback, scene.now + seconds).headers[header]!);
  for (const value of values) assert.match(value, new RegExp(pattern));
  assert.equal(new Set(values).size, count);
}

function statusesEnd({
  statuses,
  is_repeated: isRepeated,
}: Pick<Required<(typeof rules)[Rule]['expects']>, 'statuses' | 'is_repeated'>): void {
  for (const status of statuses) {
    const {scene, callback} = queued();
    recordAttempt(world, callback, status, scene.now);
    assert.deepEqual(
      [callback.isDelivered, callback.nextAt],
      isRepeated ? [false, scene.now + world.retryDelays[0]!] : [true, null],
      String(status),
    );
  }
}

for (const [name, {rule, expects}] of Object.entries(rules))
  test(`${name}: ${rule}`, () => checks[name as Rule](expects as Parameters<(typeof checks)[Rule]>[0]));

test('each attempt is due at its row of the table, not a second before, and the last one is followed by none', () => {
  const {scene, callback} = queued();
  const rows = listRetries();
  const first = scene.now;
  recordAttempt(world, callback, 500, scene.now);
  for (const {attempt, delay, sinceFirst} of rows) {
    assert.deepEqual(
      dueCallbacks(scene.state, scene.now + delay - 1).filter((one) => one === callback),
      [],
      `${attempt}`,
    );
    scene.now += delay;
    assert.ok(dueCallbacks(scene.state, scene.now).includes(callback), `attempt ${attempt}`);
    assert.equal(scene.now - first, sinceFirst);
    recordAttempt(world, callback, 500, scene.now);
  }
  assert.deepEqual([callback.isDelivered, callback.nextAt], [false, null]);
  console.log(`stories of delivery: ${Object.keys(rules).length} rules, ${rows.length + 1} attempts`);
});

test('each attempt has the same id and body, a new timestamp and a signature that fits it', () => {
  const {scene, callback} = queued();
  const secrets = world.callbackSecrets;
  const attempts = [0, 5, 300].map((seconds) => renderCallback(world, callback, scene.now + seconds));
  assert.equal(new Set(attempts.map(({headers}) => headers['webhook-id'])).size, 1);
  assert.equal(new Set(attempts.map(({body}) => new TextDecoder().decode(body))).size, 1);
  assert.equal(new Set(attempts.map(({headers}) => headers['webhook-signature'])).size, 3);
  for (const [index, {headers, body}] of attempts.entries())
    assert.deepEqual(verifyV2Callback({headers, body}, {secrets, now: scene.now + [0, 5, 300][index]!}), {
      isValid: true,
    });
});

test('while a secret rotates, each of the two alone verifies', () => {
  const {scene, callback} = queued();
  const secrets = [world.callbackSecrets[0]!, 'whsec_dGhlLW5leHQtc2VjcmV0LW9mLXRoZS1wb2ludA=='];
  const {headers, body} = renderCallback({...world, callbackSecrets: secrets}, callback, scene.now);
  for (const secret of secrets)
    assert.ok(verifyV2Callback({headers, body}, {secrets: [secret], now: scene.now}).isValid);
});

/** The longest callback: all that a merchant can store in the transaction. */
function longest(): Uint8Array {
  const scene = new Scene(world);
  const metadata = Object.fromEntries(
    Array.from({length: 20}, (_none, index) => [`${'k'.repeat(38)}${index + 10}`, '“'.repeat(500)]),
  );
  scene.create('card/payin_h2h', {metadata, description: 'щ'.repeat(200)});
  happen(scene, 'time_is_over', {transaction_id: scene.id});
  const {body} = renderCallback(world, scene.state.callbacks.at(-1)!, scene.now);
  assert.ok(body.length > 30_000, 'the longest values are in it');
  return body;
}

test('a redirect is a failure, and its target is not called', async () => {
  const called: string[] = [];
  const shop = http.createServer((request, response) => {
    called.push(request.url!);
    response.writeHead(301, {Location: '/elsewhere'}).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const callbackUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/callbacks`;
  try {
    const {state, deliver, now} = createLocalGateway(loadWorld(), {callbackUrl, seed: 'redirect'});
    const {callback} = queued();
    state.callbacks.push({...callback, nextAt: now()});
    await deliver();
    assert.deepEqual(called, ['/callbacks']);
    assert.equal(state.callbacks[0]!.isDelivered, false);
  } finally {
    shop.close();
  }
});
