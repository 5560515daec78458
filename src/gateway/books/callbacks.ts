import {deriveHex, newId} from './ids';
import {
  hashV1,
  readV1GetCallbackQuery,
  signV1GetCallback,
  signV2Callback,
  v1GetCallbackFields,
  v1GetCallbackQuery,
} from '../values/signing';
import {toRfc3339} from '../values/time';
import {toV1} from './translate';
import type {Callback, Entry, HttpRequest, State, World} from './types';
import type {JsonObject} from '../../types/json';

/** Queues a callback with the current state of a transaction, in the version of the API that created it. */
export function queueTransactionCallback(world: World, state: State, entry: Entry, now: number): void {
  const {data, version, point, callbackUrl: url} = entry;
  if (version === 'v2') {
    queueCallback(state, 'transaction.updated', data, {point, url}, now);
    return;
  }
  const id = newId(state, 'evt');
  const body = toV1(world, state, {id, created_at: toRfc3339(now), transaction: structuredClone(data)});
  state.callbacks.push({id, version, url, body, point, failures: 0, nextAt: now, isDelivered: false});
}

/** Queues a callback with the current state of any object, in the v2 envelope. */
export function queueCallback(
  state: State,
  type: string,
  data: JsonObject,
  {point, url}: {point: number; url: string},
  now: number,
): void {
  const id = newId(state, 'evt');
  const body = {id, type, created_at: toRfc3339(now), data: structuredClone(data)};
  state.callbacks.push({id, version: 'v2', url, body, point, failures: 0, nextAt: now, isDelivered: false});
}

/** Callbacks whose next attempt is due, oldest first. */
export function dueCallbacks({callbacks}: State, now: number): Callback[] {
  return callbacks.filter(({nextAt}) => nextAt !== null && nextAt <= now);
}

/** When a timer or the next attempt of a callback is due next, in Unix seconds; null if nothing is. */
export function nextDue({timers, callbacks}: State): number | null {
  const times = [...timers.map(({at}) => at), ...callbacks.flatMap(({nextAt}) => (nextAt === null ? [] : [nextAt]))];
  return times.length === 0 ? null : Math.min(...times);
}

/**
 * Renders the next attempt of a callback as an HTTP request. Each attempt is signed again with its own timestamp or
 * nonce.
 *
 * @param now Unix seconds
 */
export function renderCallback(world: World, callback: Callback, now: number): HttpRequest & {url: string} {
  const {url, body, id, point, version} = callback;
  const secrets = world.secrets[point] ?? {};
  const [key, secret] = Object.entries(secrets).find(
    ([number]) => !world.points[point]?.revokedKeys.includes(Number(number)),
  ) ?? ['1', ''];
  const headers = {'content-type': 'application/json'};
  const path = new URL(url).pathname + new URL(url).search;
  if (version === 'v2') {
    const text = JSON.stringify(body);
    const signatures = world.callbackSecrets.map((one) => signV2Callback({id, timestamp: now, body: text}, one));
    return {
      url,
      path,
      method: 'POST',
      headers: {
        ...headers,
        'webhook-id': id,
        'webhook-timestamp': String(now),
        'webhook-signature': signatures.join(' '),
      },
      body: new TextEncoder().encode(text),
    };
  }
  const nonce = deriveHex(`${id} ${callback.failures} ${now}`, 16);
  if (world.points[point]?.callbackMethod === 'GET') {
    const fields = v1GetCallbackFields(body as Parameters<typeof v1GetCallbackFields>[0]);
    // The merchant's own query parameters are covered by the signature, unless they cannot be parsed.
    const own = readV1GetCallbackQuery(new URL(url).search.slice(1));
    const sign = signV1GetCallback({...(typeof own === 'object' && own), ...fields}, secret);
    const query = v1GetCallbackQuery({...fields, sign});
    const added = (url.includes('?') ? '&' : '?') + query;
    return {url: url + added, path: path + added, method: 'GET', headers: {}, body: new Uint8Array()};
  }
  const proof = {point, key: Number(key), nonce};
  const text = JSON.stringify({auth: {...proof, hash: hashV1(proof, secret)}, ...body});
  return {url, path, method: 'POST', headers, body: new TextEncoder().encode(text)};
}

/**
 * Records the result of an attempt and schedules the next one.
 *
 * @param status HTTP status of the merchant's response; null after a time-out
 */
export function recordAttempt(world: World, callback: Callback, status: number | null, now: number): void {
  if (status !== null && status >= 200 && status < 300) {
    Object.assign(callback, {isDelivered: true, nextAt: null});
    return;
  }
  const delay = world.retryDelays[callback.failures];
  callback.failures += 1;
  callback.nextAt = delay === undefined ? null : now + delay;
}
