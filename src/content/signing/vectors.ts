import {toleranceSeconds} from '../../gateway/limits';
import {
  concatBytes,
  fromBase64,
  hmacSha256,
  sha256,
  toBase64,
  toBase64Url,
  toBytes,
  toHex,
} from '../../gateway/values/bytes';
import {
  readV1GetCallbackQuery,
  v1GetCallbackFields,
  v1GetCallbackQuery,
  v1GetCallbackStringToSign,
  v2CallbackKey,
  v2CallbackStringToSign,
  v2RequestStringToSign,
  verifyV1GetCallback,
  verifyV1PostCallback,
  verifyV1Request,
  verifyV2Callback,
  verifyV2Request,
  type V1Auth,
  type Verdict,
} from '../../gateway/values/signing';
import {loadContract, operation, webhook} from '../contract/contract';
import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import {loadTestKeys} from '../core/testKeys';
import type {Callback} from '../../types/contract/v2';
import type {Message, Vector as AuthoredVector, VectorsFile as Authored} from '../../types/data/vectors/schema';
import type {JsonObject} from '../../types/json';

export type {Authored};

export const schemes = ['v2_request', 'v2_callback', 'v1_request', 'v1_post_callback', 'v1_get_callback'] as const;
export type VectorScheme = (typeof schemes)[number];

/** Symptom, cause and fix of an integration mistake. Markdown, in the requested language. */
type Mistake = NonNullable<AuthoredVector['mistake']>;

type Expected = {result: 'valid'} | {result: 'refused'; reason: string} | {result: 'accepted'; weakness: string};

/** A published vector. A string to sign is text if its bytes are UTF-8; otherwise only its base64 is present. */
export interface Vector {
  name: string;
  description: string;
  /** Only for requests. */
  method?: string;
  path?: string;
  /** Only for callbacks by GET: the part of the URL after the question mark. */
  query?: string;
  /** Only for callbacks: the secrets of the receiver; by point and key if the message names a key. */
  secrets?: string[] | Record<string, string>;
  /** If the message has a nonce: those that the receiver has seen in the last 24 hours. */
  used_nonces?: string[];
  /** As received. */
  headers: Record<string, string>;
  /** The received body; absent for GET, and if its bytes are not UTF-8. */
  body?: string;
  /** Present if the body cannot be represented as text: not UTF-8, or with a byte order mark. */
  body_base64?: string;
  string_to_sign?: string;
  string_to_sign_base64?: string;
  /** The correct signature for the received message. */
  signature: string;
  /** The string that the received signature covers, if it is a different one. */
  signed_by_mistake?: string;
  expected: Expected;
}

/** A published vector file, `/vectors/<scheme>.json`. */
interface VectorFile {
  scheme: VectorScheme;
  description: string;
  /** Clock of the receiver, Unix seconds. */
  now: number;
  /** Absent if the message has no timestamp. */
  tolerance_seconds?: number;
  secrets: object;
  vectors: Vector[];
}

/** The point of all vectors. */
const point = '1042';

function authoredFile(scheme: VectorScheme): string {
  return `src/data/vectors/${scheme}.yaml`;
}

function loadAuthored(scheme: VectorScheme, locale?: LocaleCode): Authored {
  return readData(`vectors/${scheme}.yaml`, locale);
}

function bodyOf({body, body_base64: base64}: Message): Uint8Array {
  const bytes = base64 === undefined ? toBytes(body ?? '') : fromBase64(base64);
  if (bytes === null) throw new Error(`${base64} is not base64. Write standard base64 with padding.`);
  return bytes;
}

/** Decodes bytes as text; undefined if they are not UTF-8 or start with a byte order mark, which editors hide. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return text.startsWith('\uFEFF') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Merges the parts of a message. The body comes from one source only, so that a text does not hide bytes. */
function merge(...messages: Message[]): Message {
  return messages.reduce((merged, message) => {
    const hasBody = message.body !== undefined || message.body_base64 !== undefined;
    return {...merged, ...(hasBody && {body: undefined, body_base64: undefined}), ...message};
  }, {});
}

function mergeHeaders(
  computed: Record<string, string>,
  changes: Record<string, string | null> = {},
): Record<string, string> {
  const merged: Record<string, string | null> = {...computed, ...changes};
  return Object.fromEntries(Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The scheme-specific steps between a source vector and a published one. */
interface SchemeRules {
  /** Properties of the published vector that only this scheme has. */
  extra: (message: Message, vector: AuthoredVector) => Partial<Vector>;
  /** Null if the received message cannot be parsed, so that there is nothing to sign. */
  stringToSign: (message: Message, secret: string) => Uint8Array | null;
  digest: (secret: string, stringToSign: Uint8Array) => Uint8Array;
  /** The default signing secret. */
  secretOf: (vector: AuthoredVector) => string;
  /** Formats the digest for the header. */
  write: (digest: Uint8Array) => string;
  headers: (message: Message, vector: AuthoredVector, signature: string) => Record<string, string>;
  verify: (vector: Vector, body: Uint8Array, now: number) => Verdict<string>;
  secrets: () => object;
  /** Whether the message has a timestamp that is checked. */
  hasTime: boolean;
  /** The message of a contract scenario. */
  fromScenario: (key: string) => Message;
}

/** Resolves `current` and `next`; any other text is returned as it is. */
function callbackSecret(name: string): string {
  return (loadTestKeys().callback_secrets as Record<string, string>)[name] ?? name;
}

/** The point and key of all v1 examples, as a receiver looks them up. */
const v1Key = `${point}:1`;
const v1Secret = (): string => loadTestKeys().request_secrets[point]!['1']!;
const v1Secrets = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(loadTestKeys().request_secrets[point]!).map(([key, secret]) => [`${point}:${key}`, secret]),
  );

/** The steps that both messages with an `auth` object share. */
const v1Auth = {
  stringToSign: ({point: id = Number(point), key = '1', nonce}: Message, secret: string) =>
    toBytes(`${id}:${key}:${nonce}:${secret}`),
  digest: (_: string, stringToSign: Uint8Array) => sha256(stringToSign),
  secretOf: ({key = '1'}: AuthoredVector) => loadTestKeys().request_secrets[point]![key] ?? v1Secret(),
  write: toHex,
  headers: () => ({'Content-Type': 'application/json'}),
  hasTime: false,
};

/** The parts of a message whose `auth` object is in the contract. */
function fromBody(body: JsonObject | undefined): Message {
  return {body: JSON.stringify(body), nonce: (body?.auth as V1Auth | undefined)?.nonce};
}

/** Parses a body as the gateway does before it checks `auth`; null if it is no JSON in UTF-8. */
function readRequest(body: Uint8Array): {auth?: V1Auth} | null {
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(body)) as {auth?: V1Auth};
  } catch {
    return null;
  }
}

const rules: Record<VectorScheme, SchemeRules> = {
  v2_request: {
    extra: ({method, path: route}) => ({method, path: route}),
    stringToSign: (message) => v2RequestStringToSign({...(message as Required<Message>), body: bodyOf(message)}),
    digest: (secret, stringToSign) => hmacSha256(toBytes(secret), stringToSign),
    secretOf: ({key = '1'}) => loadTestKeys().request_secrets[point]![key]!,
    write: toHex,
    headers: ({timestamp}, {key = '1'}, signature) => ({
      'Content-Type': 'application/json',
      'Gateway-Point': point,
      'Gateway-Key': key,
      'Gateway-Timestamp': String(timestamp),
      'Gateway-Signature': signature,
      'Idempotency-Key': '0f9c3c52-7a1e-4c4b-9a55-1f6f0f2f7c11',
    }),
    verify: ({method, path: route, headers}, body, now) =>
      verifyV2Request({method: method!, path: route!, headers, body}, {secrets: loadTestKeys().request_secrets, now}),
    secrets: () => loadTestKeys().request_secrets,
    hasTime: true,
    fromScenario: (key) => {
      const {scenarios} = operation(loadContract('v2'), 'v2/transaction/create');
      const scenario = scenarios.find((one) => one.key === key);
      return {path: '/v2/transaction/create', body: JSON.stringify(scenario?.request)};
    },
  },
  v2_callback: {
    extra: (_, {secrets = ['current']}) => ({secrets: secrets.map(callbackSecret)}),
    stringToSign: (message) => v2CallbackStringToSign({...(message as Required<Message>), body: bodyOf(message)}),
    digest: (secret, stringToSign) => hmacSha256(v2CallbackKey(callbackSecret(secret))!, stringToSign),
    secretOf: () => 'current',
    write: (digest) => `v1,${toBase64(digest)}`,
    headers: ({id, timestamp}, _, signature) => ({
      'content-type': 'application/json',
      'webhook-id': String(id),
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    }),
    verify: ({headers, secrets}, body, now) =>
      verifyV2Callback({headers: headers, body}, {secrets: secrets as string[], now}),
    secrets: () => loadTestKeys().callback_secrets,
    hasTime: true,
    fromScenario: (key) => {
      const envelope = webhook(loadContract('v2'), 'transaction_updated').examples[key] as Callback | undefined;
      if (!envelope) return {};
      return {id: envelope.id, timestamp: Date.parse(envelope.created_at) / 1000, body: JSON.stringify(envelope)};
    },
  },
  v1_request: {
    ...v1Auth,
    extra: ({method, path: route}, {used_nonces}) => ({method, path: route, ...(used_nonces && {used_nonces})}),
    verify: ({used_nonces: used}, body) => {
      const request = readRequest(body);
      return request === null
        ? {isValid: false, reason: 'json_invalid'}
        : verifyV1Request(request, {secrets: loadTestKeys().request_secrets, usedNonces: new Set(used)});
    },
    secrets: () => loadTestKeys().request_secrets,
    fromScenario: (key) => {
      const {scenarios} = operation(loadContract('v1'), 'v1/transaction/create');
      return {path: '/v1/transaction/create', ...fromBody(scenarios.find((one) => one.key === key)?.request)};
    },
  },
  v1_post_callback: {
    ...v1Auth,
    extra: (_, {secrets = [], used_nonces = []}) => ({
      secrets: {...v1Secrets(), ...(secrets[0] && {[v1Key]: secrets[0]})},
      used_nonces,
    }),
    verify: ({secrets, used_nonces: used}, body) =>
      verifyV1PostCallback(body, {secrets: secrets as Record<string, string>, usedNonces: new Set(used)}),
    secrets: v1Secrets,
    fromScenario: (key) => fromBody(webhook(loadContract('v1'), 'transaction_callback').examples[key]),
  },
  v1_get_callback: {
    extra: ({query}, {secrets = [v1Secret()]}) => ({query, secrets}),
    stringToSign: ({query = ''}) => {
      const fields = readV1GetCallbackQuery(query);
      return typeof fields === 'string' ? null : toBytes(v1GetCallbackStringToSign(fields));
    },
    digest: (secret, stringToSign) => hmacSha256(toBytes(secret), stringToSign),
    secretOf: v1Secret,
    write: toHex,
    headers: () => ({}),
    verify: ({query, secrets}) => verifyV1GetCallback(query!, {secrets: secrets as string[]}),
    secrets: () => Object.values(v1Secrets()),
    hasTime: false,
    fromScenario: (key) => {
      const body = webhook(loadContract('v1'), 'transaction_callback').examples[key];
      return {query: body && `${v1GetCallbackQuery(v1GetCallbackFields(body as never))}&sign={signature}`};
    },
  },
};

/** Replaces `{signature}` and the invalid forms that a vector's `signature` may name. */
function fillSignature(template: string, stringToSign: Uint8Array, secret: string, scheme: SchemeRules): string {
  const digest = scheme.digest(secret, stringToSign);
  const forms: Record<string, () => string> = {
    signature: () => scheme.write(digest),
    plus_as_space: () => scheme.write(digest).replaceAll('+', ' '),
    next: () => scheme.write(scheme.digest('next', stringToSign)),
    text: () => scheme.write(hmacSha256(toBytes(callbackSecret(secret)), stringToSign)),
    sha256: () => toHex(sha256(stringToSign)),
    'digest:hex': () => toHex(digest),
    'digest:HEX': () => toHex(digest).toUpperCase(),
    'digest:base64': () => toBase64(digest),
    'digest:base64url': () => toBase64Url(digest),
  };
  return template.replace(/\{([\w:]+)\}/g, (whole, name: string) => {
    const form = forms[name];
    if (!form)
      throw new Error(`${whole} is no form of a signature. Write one of ${Object.keys(forms).join(', ')} in braces.`);
    return form();
  });
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return toHex(left) === toHex(right);
}

function checkExpected(authored: AuthoredVector['expected'], verdict: Verdict<string>): Expected {
  const found = verdict.isValid ? 'valid' : verdict.reason;
  if (authored === 'valid') {
    if (!verdict.isValid)
      throw new Error(`it is expected to be valid, but it is refused: ${found}. Correct one of the two.`);
    return {result: 'valid'};
  }
  if ('refused' in authored) {
    if (found !== authored.refused)
      throw new Error(`expected the reason ${authored.refused}, but the check says ${found}. Correct one of the two.`);
    return {result: 'refused', reason: authored.refused};
  }
  if (!verdict.isValid)
    throw new Error(`it is listed as accepted, but it is refused: ${found}. Write expected: {refused: ${found}}.`);
  return {result: 'accepted', weakness: authored.accepted};
}

/** Adds the signature to the message. */
function insertSignature(message: Message, signature: string): Message {
  const fill = (text?: string): string | undefined => text?.replace('{signature}', signature);
  return {
    ...message,
    ...(message.body !== undefined && {body: fill(message.body)}),
    ...(message.query !== undefined && {query: fill(message.query)}),
  };
}

function buildVector(name: string, authored: AuthoredVector, {defaults, now}: Authored, scheme: SchemeRules): Vector {
  const {
    description,
    scenario,
    signed,
    signature,
    headers,
    expected,
    secrets: _,
    used_nonces: __,
    mistake: ___,
    ...own
  } = authored;
  const documented = scenario ? scheme.fromScenario(scenario) : {};
  if (scenario && documented.body === undefined && documented.query === undefined) {
    throw new Error(`the contract has no scenario ${scenario}. Write the name of a file in src/contract/*/scenarios/.`);
  }
  const message = merge({timestamp: now}, defaults, documented, own);
  const signedMessage = merge(message, signed ?? {});
  const ownSecret = scheme.secretOf(authored);
  const secret = signed?.secret ?? ownSecret;
  const signedString =
    signed?.string === undefined ? scheme.stringToSign(signedMessage, secret) : toBytes(signed.string);
  if (signedString === null)
    throw new Error('what the sender signed cannot be read. Write signed: {query: …} as it was before the mistake.');
  const sent = fillSignature(signature ?? '{signature}', signedString, secret, scheme);
  const received = insertSignature(message, sent);
  const stringToSign = scheme.stringToSign(received, ownSecret) ?? signedString;
  const body = bodyOf(received);
  const text = textOf(stringToSign);
  const isBodiless = received.query !== undefined;
  const vector = {
    name,
    description,
    ...scheme.extra(received, authored),
    headers: mergeHeaders(scheme.headers(received, authored, sent), headers),
    ...(!isBodiless && (textOf(body) === undefined ? {body_base64: toBase64(body)} : {body: textOf(body)})),
    ...(text === undefined || text.includes('\uFEFF')
      ? {string_to_sign_base64: toBase64(stringToSign)}
      : {string_to_sign: text}),
    signature: fillSignature('{signature}', stringToSign, ownSecret, scheme),
    ...(!isSame(stringToSign, signedString) && {signed_by_mistake: textOf(signedString)!}),
  };
  return {...vector, expected: checkExpected(expected, scheme.verify(vector as Vector, body, now))};
}

/**
 * Builds the vectors of a scheme from their source.
 *
 * @throws a sentence that names the file and the vector if its result is not the expected one
 */
export function buildVectors(scheme: VectorScheme, authored: Authored): VectorFile {
  const vectors = Object.entries(authored.vectors).map(([name, vector]) => {
    try {
      return buildVector(name, vector, authored, rules[scheme]);
    } catch (error) {
      throw new Error(`${authoredFile(scheme)}: ${name}: ${(error as Error).message}`);
    }
  });
  return {
    scheme,
    description: authored.description,
    now: authored.now,
    ...(rules[scheme].hasTime && {tolerance_seconds: toleranceSeconds}),
    secrets: rules[scheme].secrets(),
    vectors,
  };
}

/** The published vectors of a scheme, from `src/data/vectors/<scheme>.yaml`. */
export function loadVectors(scheme: VectorScheme): VectorFile {
  if (!schemes.includes(scheme)) throw new Error(`“${scheme}” has no vectors. Write one of ${schemes.join(', ')}.`);
  return buildVectors(scheme, loadAuthored(scheme));
}

/**
 * Returns a vector of a scheme by its name.
 *
 * @throws a sentence that names the file and its vectors if there is none of that name
 */
export function loadVector(scheme: VectorScheme, name: string): Vector {
  const {vectors} = loadVectors(scheme);
  const vector = vectors.find((candidate) => candidate.name === name);
  if (!vector) {
    throw new Error(
      `${authoredFile(scheme)}: there is no vector ${name}. Write one of ${vectors.map((one) => one.name).join(', ')}.`,
    );
  }
  return vector;
}

/** Bytes of the received body. */
export function vectorBody(vector: Pick<Vector, 'body' | 'body_base64'>): Uint8Array {
  return bodyOf(vector);
}

/** Bytes that the receiver signs. */
export function vectorStringToSign({string_to_sign: text, string_to_sign_base64: base64}: Vector): Uint8Array {
  return concatBytes(bodyOf({body: text, body_base64: base64}));
}

/** The mistakes of a scheme that have a vector, in order, each with the vector's name. */
export function loadMistakes(scheme: VectorScheme, locale: LocaleCode): (Mistake & {vector: string})[] {
  return Object.entries(loadAuthored(scheme, locale).vectors).flatMap(([vector, {mistake}]) =>
    mistake ? [{vector, ...mistake}] : [],
  );
}

/** The vectors that show the errors of a signature, by the code of the error; the signature check offers them. */
export const refusedVectors: Readonly<Record<string, {scheme: VectorScheme; vector: string}>> = {
  auth_missing: {scheme: 'v2_request', vector: 'point_missing'},
  auth_point_unknown: {scheme: 'v2_request', vector: 'point_of_other_environment'},
  auth_key_revoked: {scheme: 'v2_request', vector: 'key_revoked'},
  signature_missing: {scheme: 'v2_request', vector: 'signature_missing'},
  signature_invalid: {scheme: 'v2_request', vector: 'reserialised_json'},
  timestamp_out_of_range: {scheme: 'v2_request', vector: 'stale_timestamp'},
  nonce_reused: {scheme: 'v1_request', vector: 'nonce_reused'},
};

/** Changes that a scheme fails to detect: the vector's name and the weakness. */
export function loadWeaknesses(scheme: VectorScheme, locale: LocaleCode): {vector: string; weakness: string}[] {
  return Object.entries(loadAuthored(scheme, locale).vectors).flatMap(([vector, {expected}]) =>
    typeof expected === 'object' && 'accepted' in expected ? [{vector, weakness: expected.accepted}] : [],
  );
}

/** The published files: `vectors/<scheme>.json` → content. */
export function vectorFiles(): Record<string, string> {
  return Object.fromEntries(
    schemes.map((scheme) => [`vectors/${scheme}.json`, `${JSON.stringify(loadVectors(scheme), null, 2)}\n`]),
  );
}
