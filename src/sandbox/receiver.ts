/** The merchant's side of the sandbox: takes callbacks, verifies them, and responds as the reader told it. */
import {advance, dueCallbacks, nextDue, recordAttempt, renderCallback, type Callback, type World} from '../gateway';
import {verifyV1GetCallback, verifyV1PostCallback, verifyV2Callback} from '../gateway/values/signing';
import {record, type SandboxAccount} from './account';
import type {TimelineEntry} from './protocol';

type Delivered = Extract<TimelineEntry, {kind: 'callback'}>['request'];

/**
 * Processes everything that is due, in order and each at its own time: timers of the gateway, and deliveries of
 * callbacks with their retries.
 *
 * @param now Unix seconds on the account's clock
 */
export function processDue(world: World, account: SandboxAccount, now: number): void {
  const {state} = account;
  for (let next = nextDue(state); next !== null && next <= now; next = nextDue(state)) {
    advance({world, state, now: next});
    for (const callback of dueCallbacks(state, next)) deliver(world, account, callback, next);
  }
}

function deliver(world: World, account: SandboxAccount, callback: Callback, now: number): void {
  const {id, version} = callback;
  const {url, path, method, headers, body} = renderCallback(worldOf(world, account), callback, now);
  const request = {url, path, method, headers, body};
  const {respondWith: response} = account;
  const attempt = callback.failures + 1;
  recordAttempt(world, callback, response === 'time_out' ? null : response, now);
  record(account, {
    kind: 'callback',
    at: now,
    id,
    version,
    attempt,
    request,
    verdict: verify(world, version, request, now),
    response,
    nextAt: callback.nextAt,
  });
}

/** The world in which callbacks of v1 are sent as the reader chose. */
function worldOf(world: World, {callbackMethod}: SandboxAccount): World {
  const points = Object.entries(world.points).map(([id, point]) => [id, {...point, callbackMethod}] as const);
  return {...world, points: Object.fromEntries(points)};
}

/** `valid`, or the reason for which the published verification code refuses the callback. */
export function verify(
  world: World,
  version: 'v1' | 'v2',
  {path, method, headers, body}: Delivered,
  now: number,
): string {
  const verdict =
    version === 'v2'
      ? verifyV2Callback({headers, body}, {secrets: world.callbackSecrets, now})
      : method === 'GET'
        ? verifyV1GetCallback(path.slice(path.indexOf('?') + 1), {secrets: Object.values(secretsOf(world))})
        : // The gateway makes a nonce for each attempt, so none comes twice.
          verifyV1PostCallback(body, {secrets: secretsOf(world), usedNonces: new Set()});
  return verdict.isValid ? 'valid' : verdict.reason;
}

/** Secrets by point and key: `1042:1`. */
function secretsOf({secrets}: World): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).flatMap(([point, keys]) =>
      Object.entries(keys).map(([key, secret]) => [`${point}:${key}`, secret]),
    ),
  );
}
