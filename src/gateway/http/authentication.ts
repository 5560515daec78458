import {memorySeconds, toleranceSeconds} from '../limits';
import {Failure} from '../values/failure';
import {headerOf} from '../values/headers';
import {verifyV1Request, verifyV2Request, type V1Auth} from '../values/signing';
import {contractOf} from '../values/operationId';
import {clientOfToken} from '../books/tokens';
import type {HttpRequest, Point, State, World} from '../books/types';
import type {JsonObject} from '../../types/json';

interface Question {
  world: World;
  state: State;
  request: HttpRequest;
  path: string;
  now: number;
  /** Required in v1, where the credentials are part of the body. */
  body?: JsonObject;
}

/**
 * Authenticates a request by its access token (RFC 6750) and authorises it.
 *
 * @throws Failure with one of the codes 101, 108, 110 or 502
 */
export function authenticateToken({world, state, request, now}: Omit<Question, 'path' | 'body'>): Point {
  const token = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(headerOf(request.headers, 'authorization') ?? '')?.[1];
  if (!token) throw new Failure('auth_missing', 'The header Authorization carries no access token.');
  const client = clientOfToken(state, token, now);
  if (!client || !world.clients[client])
    throw new Failure('access_token_invalid', 'The access token is unknown, expired or revoked.');
  return checkPoint(world, request, world.clients[client].point);
}

/**
 * How a request that was refused with 401 has to be authenticated: the value of `WWW-Authenticate` (RFC 9110 section
 * 11.6.1). No registered scheme describes the signature of v2, so the scheme is named after the header that carries it.
 */
export function challengeOf(path: string, code: string): string {
  if (contractOf(path) !== 'invoicing') return 'Gateway-Signature realm="v2"';
  return `Bearer realm="invoicing"${code === 'access_token_invalid' ? ', error="invalid_token"' : ''}`;
}

/**
 * Authenticates a request by its signature (v2) or its `auth` object (v1), and authorises it.
 *
 * @param operation operationId without the version; the rights of the key are looked up by it
 * @throws Failure with one of the codes 101–109 or 502
 */
export function authenticate(question: Question, operation: string): Point {
  const {world, request} = question;
  const {pointId, key} = question.body ? proveV1(question, question.body) : proveV2(question);
  const point = checkPoint(world, request, pointId);
  const rights = point.rights[key];
  if (rights && !rights.includes(operation))
    throw new Failure('permission_denied', `Key ${key} has no right to this operation.`);
  return point;
}

/** @throws Failure if the point is not active, or does not allow this IP address */
function checkPoint({points}: World, request: HttpRequest, pointId: string | number): Point {
  const point = points[pointId]!;
  if (request.ip && point.allowedAddresses.length > 0 && !point.allowedAddresses.includes(request.ip)) {
    throw new Failure('ip_not_allowed', `The address ${request.ip} is not on the list of point ${point.id}.`);
  }
  if (point.isBlocked) throw new Failure('point_blocked', `Point ${point.id} is blocked.`);
  return point;
}

/** The secrets of all keys that are not revoked. */
function activeSecrets({secrets, points}: World): World['secrets'] {
  return Object.fromEntries(
    Object.entries(secrets).map(([point, keys]) => [
      point,
      Object.fromEntries(Object.entries(keys).filter(([key]) => !points[point]?.revokedKeys.includes(Number(key)))),
    ]),
  );
}

const words: Record<string, (point: string, key: string) => string> = {
  auth_missing: () => 'The request does not identify its sender.',
  auth_point_unknown: (point) => `Point ${point} does not exist in this environment.`,
  auth_key_revoked: (point, key) => `Key ${key} of point ${point} is revoked.`,
  signature_missing: () => 'The request is not signed.',
  signature_invalid: () => 'The signature does not match the request.',
  timestamp_out_of_range: () => `The timestamp is more than ${toleranceSeconds} seconds away from the gateway’s clock.`,
  nonce_reused: () => 'The nonce was used within the last 24 hours.',
};

function refuse(reason: string, point: string, key: string): Failure {
  return new Failure(reason, words[reason]!(point.slice(0, 40), key.slice(0, 40)));
}

function proveV2({world, request, path, now}: Question): {pointId: string; key: string} {
  const {method, headers, body, clock = now} = request;
  const pointId = headerOf(headers, 'Gateway-Point') ?? '';
  const key = headerOf(headers, 'Gateway-Key') ?? '';
  const verdict = verifyV2Request({method, path, headers, body}, {secrets: activeSecrets(world), now: clock});
  if (!verdict.isValid) throw refuse(verdict.reason, pointId, key);
  return {pointId, key};
}

function proveV1({world, state, now}: Question, body: JsonObject): {pointId: string; key: string} {
  const auth: Partial<V1Auth> = isObject(body.auth) ? body.auth : {};
  const texts = {point: plain(auth.point), key: plain(auth.key), nonce: plain(auth.nonce), hash: plain(auth.hash)};
  for (const [name, at] of Object.entries(state.nonces)) if (now - at >= memorySeconds) delete state.nonces[name];
  const used = new Set(
    Object.keys(state.nonces)
      .filter((name) => name.startsWith(`${texts.point} `))
      .map((name) => name.slice(texts.point.length + 1)),
  );
  const verdict = verifyV1Request({auth: texts}, {secrets: activeSecrets(world), usedNonces: used});
  if (!verdict.isValid) throw refuse(verdict.reason, texts.point, texts.key);
  state.nonces[`${texts.point} ${texts.nonce}`] = now;
  return {pointId: texts.point, key: texts.key};
}

function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Converts a string or a number to a string; any other value counts as missing. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
