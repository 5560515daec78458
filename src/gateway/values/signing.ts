/**
 * The five signing schemes of the gateway. Each one has a function that signs, and one that verifies and returns the
 * reason of a refusal. Times are Unix seconds. A body is the raw bytes on the wire; a string stands for its UTF-8
 * bytes.
 */
import {toleranceSeconds} from '../limits';
import {headerOf} from './headers';
import {
  concatBytes,
  equalsInConstantTime,
  fromBase64,
  fromUtf8,
  hmacSha256,
  sha256,
  toBase64,
  toBytes,
  toHex,
} from './bytes';

type Body = string | Uint8Array;
export type Headers = Readonly<Record<string, string>>;
/** Secrets of active keys: `secrets[point][key]`. */
type Secrets = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `reason` is the first check that failed. */
export type Verdict<Reason extends string> =
  {readonly isValid: true} | {readonly isValid: false; readonly reason: Reason};

const valid = {isValid: true} as const;

function refused<Reason extends string>(reason: Reason): Verdict<Reason> {
  return {isValid: false, reason};
}

/** Accepts digits only: `parseInt` would accept `1741944413abc`. */
/** A time in Unix seconds, as a header writes it. */
const unixSeconds = /^\d{1,15}$/;

function isInTolerance(timestamp: string, now: number): boolean {
  return unixSeconds.test(timestamp) && Math.abs(Number(timestamp) - now) <= toleranceSeconds;
}

type KeyReason = 'auth_point_unknown' | 'auth_key_revoked';

function secretOf(secrets: Secrets, point: string, key: string): {secret: string} | {reason: KeyReason} {
  const keys = Object.hasOwn(secrets, point) ? secrets[point] : undefined;
  if (keys === undefined) {
    return {reason: 'auth_point_unknown'};
  }
  const secret = Object.hasOwn(keys, key) ? keys[key] : undefined;
  return secret === undefined ? {reason: 'auth_key_revoked'} : {secret};
}

/* Version 2: requests */

interface V2RequestParts {
  /** As in the header: Unix seconds in decimal digits. */
  timestamp: string | number;
  /** Upper case, as on the wire. */
  method: string;
  /** Starts with `/v2/`; without host and query. */
  path: string;
  body: Body;
}

/** `{timestamp}.{method}.{path}.{raw body}` as bytes. */
export function v2RequestStringToSign({timestamp, method, path, body}: V2RequestParts): Uint8Array {
  return concatBytes(toBytes(`${timestamp}.${method}.${path}.`), toBytes(body));
}

/** Value of `Gateway-Signature`: lower-case hex of HMAC-SHA256 with the secret's UTF-8 bytes as key. */
export function signV2Request(parts: V2RequestParts, secret: string): string {
  return toHex(hmacSha256(toBytes(secret), v2RequestStringToSign(parts)));
}

/** Codes of `/reference/api_error_codes`. */
type V2RequestReason =
  'auth_missing' | KeyReason | 'signature_missing' | 'timestamp_out_of_range' | 'signature_invalid';

interface V2Request {
  method: string;
  path: string;
  headers: Headers;
  body: Body;
}

/** Verifies the signature headers of a request. Nothing else is checked here. */
export function verifyV2Request(
  {method, path, headers, body}: V2Request,
  {secrets, now}: {secrets: Secrets; now: number},
): Verdict<V2RequestReason> {
  const point = headerOf(headers, 'Gateway-Point');
  const key = headerOf(headers, 'Gateway-Key');
  const timestamp = headerOf(headers, 'Gateway-Timestamp');
  if (!point || !key || !timestamp) {
    return refused('auth_missing');
  }
  const found = secretOf(secrets, point, key);
  if ('reason' in found) {
    return refused(found.reason);
  }
  const signature = headerOf(headers, 'Gateway-Signature');
  if (!signature) {
    return refused('signature_missing');
  }
  if (!isInTolerance(timestamp, now)) {
    return refused('timestamp_out_of_range');
  }
  const expected = signV2Request({timestamp, method, path, body}, found.secret);
  return equalsInConstantTime(signature, expected) ? valid : refused('signature_invalid');
}

/* Version 2: callbacks, as Standard Webhooks 1.0 */

interface V2CallbackParts {
  /** Value of `webhook-id`: the same for every attempt of one callback. */
  id: string;
  /** Value of `webhook-timestamp`: the time of this attempt. */
  timestamp: string | number;
  body: Body;
}

export const callbackSecretPrefix = 'whsec_';

/** Key of a callback secret: the decoded base64 part; null if the secret is not `whsec_` and base64. */
export function v2CallbackKey(secret: string): Uint8Array | null {
  if (!secret.startsWith(callbackSecretPrefix)) {
    return null;
  }
  const key = fromBase64(secret.slice(callbackSecretPrefix.length));
  return key === null || key.length === 0 ? null : key;
}

/** `{id}.{timestamp}.{body}` as bytes. */
export function v2CallbackStringToSign({id, timestamp, body}: V2CallbackParts): Uint8Array {
  return concatBytes(toBytes(`${id}.${timestamp}.`), toBytes(body));
}

/** One entry of `webhook-signature`: `v1,` and base64 of HMAC-SHA256. Throws when the secret is malformed. */
export function signV2Callback(parts: V2CallbackParts, secret: string): string {
  const key = v2CallbackKey(secret);
  if (key === null) {
    throw new Error('A callback secret is "whsec_" followed by base64, without spaces or invisible characters.');
  }
  return `v1,${toBase64(hmacSha256(key, v2CallbackStringToSign(parts)))}`;
}

/** The reasons that the published verification code returns, in the order in which it checks. */
export const v2CallbackReasons = [
  'header_missing',
  'header_malformed',
  'timestamp_out_of_range',
  'secret_malformed',
  'signature_mismatch',
] as const;

type V2CallbackReason = (typeof v2CallbackReasons)[number];

/**
 * Verifies a v2 callback as a merchant does. `secrets` holds two during a rotation; one matching signature is enough.
 */
export function verifyV2Callback(
  {headers, body}: {headers: Headers; body: Body},
  {secrets, now}: {secrets: readonly string[]; now: number},
): Verdict<V2CallbackReason> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!id || !timestamp || !signatures) {
    return refused('header_missing');
  }
  const candidates = signatures.split(' ').filter((entry) => entry.startsWith('v1,'));
  if (!unixSeconds.test(timestamp) || candidates.length === 0) {
    return refused('header_malformed');
  }
  if (!isInTolerance(timestamp, now)) {
    return refused('timestamp_out_of_range');
  }
  if (secrets.some((secret) => v2CallbackKey(secret) === null)) {
    return refused('secret_malformed');
  }
  const expected = secrets.map((secret) => signV2Callback({id, timestamp, body}, secret));
  const isSigned = candidates.some((entry) => expected.some((value) => equalsInConstantTime(entry, value)));
  return isSigned ? valid : refused('signature_mismatch');
}

/* Version 1: requests and callbacks by POST carry the same object `auth` in the body */

export interface V1Auth {
  point: string | number;
  key: string | number;
  /** 1–64 characters, unique for 24 hours. */
  nonce: string;
  hash: string;
}

/** Value of `auth.hash`: lower-case hex of SHA-256 of `point:key:nonce:secret`. The body is not covered. */
export function hashV1({point, key, nonce}: Omit<V1Auth, 'hash'>, secret: string): string {
  return toHex(sha256(toBytes(`${point}:${key}:${nonce}:${secret}`)));
}

type V1Reason = 'auth_missing' | KeyReason | 'signature_missing' | 'signature_invalid' | 'nonce_reused';

/** Verifies `auth` of a v1 request. `usedNonces`: nonces of this point in the last 24 hours. */
export function verifyV1Request(
  request: {auth?: Partial<V1Auth>},
  {secrets, usedNonces}: {secrets: Secrets; usedNonces: ReadonlySet<string>},
): Verdict<V1Reason> {
  const {point, key, nonce, hash} = request.auth ?? {};
  if (!point || !key || !nonce) {
    return refused('auth_missing');
  }
  const found = secretOf(secrets, String(point), String(key));
  if ('reason' in found) {
    return refused(found.reason);
  }
  if (!hash) {
    return refused('signature_missing');
  }
  if (!equalsInConstantTime(String(hash), hashV1({point, key, nonce}, found.secret))) {
    return refused('signature_invalid');
  }
  return usedNonces.has(nonce) ? refused('nonce_reused') : valid;
}

/* Version 1: callbacks by POST */

/** The reasons that the published verification code returns, in the order in which it checks. */
export const v1PostCallbackReasons = [
  'body_malformed',
  'auth_missing',
  'key_unknown',
  'hash_mismatch',
  'nonce_reused',
] as const;

type V1PostCallbackReason = (typeof v1PostCallbackReasons)[number];

/** Parses the object in a body, or returns null: the body must start with a brace, without a byte order mark. */
function readObject(body: Body): {auth?: Partial<V1Auth> | null} | null {
  try {
    const text = fromUtf8(toBytes(body));
    return text.startsWith('{') ? (JSON.parse(text) as {auth?: Partial<V1Auth>}) : null;
  } catch {
    return null;
  }
}

/**
 * Verifies a v1 callback by POST as a merchant does. The hash proves that the sender knows the secret; it does not
 * cover the content. `secrets` by point and key: `{'1042:1': 'test_secret_…'}`; `usedNonces`: those of the last 24
 * hours.
 */
export function verifyV1PostCallback(
  body: Body,
  {secrets, usedNonces}: {secrets: Readonly<Record<string, string>>; usedNonces: ReadonlySet<string>},
): Verdict<V1PostCallbackReason> {
  const object = readObject(body);
  if (object === null) {
    return refused('body_malformed');
  }
  const {point, key, nonce, hash} = object.auth ?? {};
  if (!point || !key || !nonce || !hash) {
    return refused('auth_missing');
  }
  const secret = secrets[`${point}:${key}`];
  if (secret === undefined) {
    return refused('key_unknown');
  }
  if (!equalsInConstantTime(String(hash), hashV1({point, key, nonce}, secret))) {
    return refused('hash_mismatch');
  }
  return usedNonces.has(nonce) ? refused('nonce_reused') : valid;
}

/* Version 1: callbacks by GET */

/**
 * Percent-encodes all but the unreserved characters of RFC 3986 §2.3. `encodeURIComponent` leaves `!'()*` alone, and
 * throws at a lone surrogate, which becomes a replacement character as `TextEncoder` writes it.
 */
export function encodeRfc3986(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Compares texts by their bytes in UTF-8, for `sort`. */
export function compareBytes(left: string, right: string): number {
  const a = toHex(toBytes(left));
  const b = toHex(toBytes(right));
  return a < b ? -1 : Number(a > b);
}

/** The parameters of a callback by GET as a query, in their own order. */
export function v1GetCallbackQuery(fields: Readonly<Record<string, string>>): string {
  return joinPairs(Object.entries(fields));
}

function joinPairs(pairs: [name: string, value: string][]): string {
  return pairs.map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(value)}`).join('&');
}

/**
 * `name=value` pairs joined with `&`: names in byte order, percent-encoded by RFC 3986; empty values are kept, missing
 * ones and `sign` are omitted.
 */
export function v1GetCallbackStringToSign(fields: Readonly<Record<string, string | undefined>>): string {
  return joinPairs(
    Object.entries(fields)
      .filter((entry): entry is [string, string] => entry[0] !== 'sign' && entry[1] !== undefined)
      .sort(([left], [right]) => compareBytes(left, right)),
  );
}

/** Value of the query parameter `sign`: lower-case hex of HMAC-SHA256. */
export function signV1GetCallback(fields: Readonly<Record<string, string | undefined>>, secret: string): string {
  return toHex(hmacSha256(toBytes(secret), toBytes(v1GetCallbackStringToSign(fields))));
}

/**
 * The parameters that replace the body of a callback by POST: id and time of the callback, then the fields of the
 * transaction. A query can only hold plain values, so `next_action` is omitted.
 */
export function v1GetCallbackFields({
  id,
  created_at: createdAt,
  transaction,
}: {
  id: number;
  created_at: string;
  transaction: Readonly<Record<string, unknown>>;
}): Record<string, string> {
  const plain = Object.entries({callback_id: id, callback_created_at: createdAt, ...transaction});
  return Object.fromEntries(
    plain.filter(([, value]) => typeof value !== 'object').map(([name, value]) => [name, String(value)]),
  );
}

/** The reasons that the published verification code returns, in the order in which it checks. */
export const v1GetCallbackReasons = ['query_malformed', 'parameter_repeated', 'sign_missing', 'sign_mismatch'] as const;

type V1GetCallbackReason = (typeof v1GetCallbackReasons)[number];

/** Parses a raw query (without `?`), or returns why it cannot be verified. `+` is a plus sign, never a space. */
export function readV1GetCallbackQuery(
  query: string,
): Record<string, string> | 'query_malformed' | 'parameter_repeated' {
  const pairs: [string, string][] = [];
  try {
    for (const pair of query.split('&').filter((part) => part !== '')) {
      const separator = pair.includes('=') ? pair.indexOf('=') : pair.length;
      pairs.push([decodeURIComponent(pair.slice(0, separator)), decodeURIComponent(pair.slice(separator + 1))]);
    }
  } catch {
    return 'query_malformed';
  }
  const names = new Set(pairs.map(([name]) => name));
  return names.size < pairs.length ? 'parameter_repeated' : Object.fromEntries(pairs);
}

/**
 * Verifies the raw query (without `?`) of a v1 callback by GET as a merchant does. `secrets` holds two during a
 * rotation; one match is enough.
 */
export function verifyV1GetCallback(
  query: string,
  {secrets}: {secrets: readonly string[]},
): Verdict<V1GetCallbackReason> {
  const fields = readV1GetCallbackQuery(query);
  if (typeof fields === 'string') {
    return refused(fields);
  }
  const {sign} = fields;
  if (!sign) {
    return refused('sign_missing');
  }
  const isSigned = secrets.some((secret) => equalsInConstantTime(sign, signV1GetCallback(fields, secret)));
  return isSigned ? valid : refused('sign_mismatch');
}
