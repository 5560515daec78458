/** The table "Delivery" of `/callbacks`, played on the reference gateway: what ends the delivery and what repeats it. */
import assert from 'node:assert/strict';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {test} from 'vitest';
import {createLocalGateway} from '../../../src/cli/gateway';
import {listRetries} from '../../../src/content/reference/callbackDelivery';
import {loadWorld} from '../../../src/content/examples/world';
import {dueCallbacks, recordAttempt, renderCallback, type Callback} from '../../../src/gateway';
import {verifyV2Callback} from '../../../src/gateway/signing';
import {happen} from '../../../src/gateway/events';
import {Scene, scenes} from '../../support/stories/scenes';

const world = loadWorld();

/** A callback whose first attempt is due. */
function queued(): {scene: Scene; callback: Callback} {
  const scene = scenes['card, expired']!(new Scene(world));
  return {scene, callback: scene.state.callbacks.at(-1)!};
}

test('any status from 200 to 299 ends the delivery, and nothing else does', () => {
  for (const status of [200, 201, 204, 299]) {
    const {scene, callback} = queued();
    recordAttempt(world, callback, status, scene.now);
    assert.deepEqual([callback.isDelivered, callback.nextAt], [true, null], String(status));
  }
  for (const status of [null, 100, 199, 300, 301, 307, 400, 401, 404, 410, 429, 500, 503]) {
    const {scene, callback} = queued();
    recordAttempt(world, callback, status, scene.now);
    assert.equal(callback.isDelivered, false, String(status));
    assert.equal(callback.nextAt, scene.now + world.retryDelays[0]!, String(status));
  }
});

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
  console.log(`stories of delivery: ${rows.length + 1} attempts`);
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

test('a callback stays under its size, whatever the merchant stores in the transaction', () => {
  const scene = new Scene(world);
  const metadata = Object.fromEntries(
    Array.from({length: 20}, (_none, index) => [`${'k'.repeat(38)}${index + 10}`, '“'.repeat(500)]),
  );
  scene.create('card/payin_h2h', {metadata, description: 'щ'.repeat(200)});
  happen(scene, 'time_is_over', {transaction_id: scene.id});
  const {body} = renderCallback(world, scene.state.callbacks.at(-1)!, scene.now);
  assert.ok(body.length < 256 * 1024, `${body.length} bytes`);
  assert.ok(body.length > 30_000, 'the longest values are in it');
});

test('a redirect is a failure, and its target is not called', async () => {
  const called: string[] = [];
  const shop = http.createServer((request, response) => {
    called.push(request.url!);
    response.writeHead(301, {Location: '/elsewhere'}).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const callbackUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/callbacks`;
  try {
    const {state, deliver, now} = createLocalGateway({callbackUrl, origin: '', seed: 'redirect'});
    const {callback} = queued();
    state.callbacks.push({...callback, nextAt: now()});
    await deliver();
    assert.deepEqual(called, ['/callbacks']);
    assert.equal(state.callbacks[0]!.isDelivered, false);
  } finally {
    shop.close();
  }
});
