/** The cases that the code of each signature fix has to pass in every language. */
import {createHash, createHmac} from 'node:crypto';
import {isDeepStrictEqual} from 'node:util';
import {toleranceSeconds} from '../../../src/gateway/limits';
import {loadExchangeKey} from '../../../src/content/signing/exchangeKey';
import {receive, type Scheme} from '../../../src/sandbox/diagnose';
import type {FixName} from '../../../src/sandbox/diagnose/fixes';
import {sign, stringToSign} from '../../../src/sandbox/diagnose/signing';
import {exchangeSignature, genuine, signingOfGenuine} from '../signatureCases';

/** A text with characters that encoders and charsets change. */
const text = 'Комп’ютер & <b>';
const body = `{"description":"${text}","amount":"10.00"}`;

/** The query parameters of a v1 GET callback. Sorted by UTF-16 code units, the last two would change places. */
export const parameters: readonly (readonly [string, string])[] = [
  ['text', "~ + (ї)*!'&=%20"],
  ['amount', '15000'],
  ['Shop', 'two words'],
  ['empty', ''],
  ['\uFB01', '1'],
  ['😀', '2'],
];

/** The variables that the code of a scheme reads. */
function messageOf(scheme: Scheme) {
  const one = genuine(scheme, body, parameters);
  const signing = signingOfGenuine(one);
  const right = sign(signing)!;
  const toSign = new TextDecoder().decode(stringToSign(signing));
  const {timestamp, nonce, point, key, id} = receive(one.withSignature(right), scheme).message;
  return {
    right,
    toSign,
    secret: one.secret,
    timestamp,
    nonce,
    point,
    key,
    id,
    body,
    signature: exchangeSignature(right),
  };
}

const request = messageOf('v2_request');
const proof = messageOf('v1_request');
const callback = messageOf('v2_callback');
const query = messageOf('v1_get_callback');
const exchange = messageOf('binance_pay');

/** A received body, and a query, that change when they are parsed and serialized again. */
const raw = `{ "text": "${text} \\u0456",\r\n  "amount": "10.00" }\n`;
const rawQuery = 'b=1+2&a=%D1%97%20x&sign=00ff&empty=';
const auth = {point: 1042, key: 1, nonce: proof.nonce, hash: proof.right};

function callbackSignature(content: string): string {
  const key = Buffer.from(callback.secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${callback.id}.${callback.timestamp}.${content}`).digest('base64')}`;
}

/** The values of the cases. */
export const given = {
  ...{text, raw, rawQuery, auth, request, proof, callback, query, exchange},
  keyBase64: loadExchangeKey().publicKey,
  path: '/v2/transaction/create',
  order: 'order-1002',
  fields: {external_id: 'order-1002', amount: '10.00', description: text},
  /** While the secret of callbacks rotates. */
  signatures: `${callbackSignature('another')} ${callbackSignature(raw)}`,
  rightCallback: callbackSignature(raw),
  callbackOfV1: JSON.stringify({auth, id: 7}),
  withoutNonce: '{"auth":{}}',
  encoded: 'a+b%20%D1%97%E2%80%99',
  /** Комп’ютер, in base64. */
  inWindows1251: 'yu7s75L+8uXw',
  wrongHash: createHash('sha256').update('another').digest('hex'),
  tolerance: toleranceSeconds,
};

interface Case {
  scheme: Scheme;
  /** Fixes whose code is joined in this order. */
  fixes: readonly FixName[];
  /** The expected result of the program. */
  expected: unknown;
  /** Parses the output; by default it is the result. */
  read?: (printed: string) => unknown;
  /** Whether the code sends a request in every language. */
  isSent?: boolean;
}

const base64 = (value: string): string => Buffer.from(value).toString('base64');
const readNonces = (printed: string): unknown => {
  const nonces = printed.split(',');
  return new Set(nonces).size === 2 && nonces.every((nonce) => /^[0-9a-f]{16}$/.test(nonce));
};
const readClock = (printed: string): unknown =>
  /^\d+$/.test(printed) && Math.abs(Date.now() / 1000 - Number(printed)) < 120;

export const cases = {
  'sign v2_request': {scheme: 'v2_request', fixes: ['key', 'string', 'digest'], expected: request.right},
  'sign v2_callback': {scheme: 'v2_callback', fixes: ['key', 'string', 'digest'], expected: callback.right},
  // In v1, the secret is a part of the string.
  'sign v1_request': {scheme: 'v1_request', fixes: ['string', 'digest'], expected: proof.right},
  'sign v1_get_callback': {scheme: 'v1_get_callback', fixes: ['key', 'string', 'digest'], expected: query.right},
  'sign binance_pay': {scheme: 'binance_pay', fixes: ['key', 'string', 'digest'], expected: 'true'},

  'bytes v2_request': {scheme: 'v2_request', fixes: ['bytes'], expected: 'sent', isSent: true},
  'bytes v1_request': {scheme: 'v1_request', fixes: ['bytes'], expected: 'sent', isSent: true},
  'bytes v2_callback': {scheme: 'v2_callback', fixes: ['bytes'], expected: base64(raw)},
  'bytes v1_post_callback': {scheme: 'v1_post_callback', fixes: ['bytes'], expected: base64(given.callbackOfV1)},
  'bytes binance_pay': {scheme: 'binance_pay', fixes: ['bytes'], expected: base64(raw)},
  'bytes v1_get_callback': {scheme: 'v1_get_callback', fixes: ['bytes'], expected: rawQuery},

  'headers v2_request': {scheme: 'v2_request', fixes: ['headers'], expected: 'sent', isSent: true},
  'headers v2_callback': {
    scheme: 'v2_callback',
    fixes: ['headers'],
    expected: `${callback.id}|${callback.timestamp}|${given.signatures}`,
  },
  'headers v1_request': {
    scheme: 'v1_request',
    fixes: ['headers'],
    read: JSON.parse,
    expected: {auth, external_id: given.order},
  },
  // With `auth`, then without it.
  'headers v1_post_callback': {
    scheme: 'v1_post_callback',
    fixes: ['headers'],
    expected: `${auth.nonce}:${auth.hash},:`,
  },
  // With `sign`, then without it.
  'headers v1_get_callback': {scheme: 'v1_get_callback', fixes: ['headers'], expected: '00ff,'},
  'headers binance_pay': {
    scheme: 'binance_pay',
    fixes: ['headers'],
    expected: `${exchange.timestamp}|${exchange.nonce}|${exchange.signature}`,
  },

  secret: {scheme: 'v2_request', fixes: ['secret'], expected: request.secret},
  'newline v2_request': {scheme: 'v2_request', fixes: ['newline'], expected: body},
  'newline v1_request': {scheme: 'v1_request', fixes: ['newline'], expected: proof.right},
  'newline v1_get_callback': {scheme: 'v1_get_callback', fixes: ['newline'], expected: query.right},
  'utf8 v2_request': {scheme: 'v2_request', fixes: ['utf8'], expected: base64('Комп’ютер')},
  'utf8 v1_get_callback': {scheme: 'v1_get_callback', fixes: ['utf8'], expected: 'a+b ї’'},
  json: {scheme: 'v2_request', fixes: ['json'], read: JSON.parse, expected: given.fields},
  // In base64, then as it is.
  base64Body: {scheme: 'v2_callback', fixes: ['base64Body'], expected: `${base64(raw)},${base64(raw)}`},
  'time v2_request': {scheme: 'v2_request', fixes: ['time'], read: readClock, expected: true},
  // Now, as early as allowed, too late, too early, and no number.
  'time v2_callback': {scheme: 'v2_callback', fixes: ['time'], expected: 'true,true,false,false,false'},
  'nonce v1_request': {scheme: 'v1_request', fixes: ['nonce'], read: readNonces, expected: true},
  // Seen, new, and none.
  'nonce v1_post_callback': {
    scheme: 'v1_post_callback',
    fixes: ['nonce'],
    expected: `${auth.nonce}:true,${auth.nonce}:false,:false`,
  },
  'log v2_callback': {scheme: 'v2_callback', fixes: ['log'], expected: base64(raw)},
  'log v1_get_callback': {scheme: 'v1_get_callback', fixes: ['log'], expected: base64(rawQuery)},
  // The right sign, another one of its length, none, and one with a letter that is not ASCII.
  refuse: {scheme: 'v1_get_callback', fixes: ['refuse'], expected: '200,401,401,401'},
} satisfies Record<string, Case> as Record<string, Case>;

/** Seconds that a callback’s timestamp is away from the clock, for the case of its age. */
export const ages = ['0', `-${given.tolerance - 20}`, `-${given.tolerance + 20}`, `${given.tolerance + 20}`, 'date'];

/** The values of `sign` in the case `refuse`: only the first is valid. */
export const signs = [given.query.right, given.wrongHash, '', 'ї'.repeat(32)];

/** A request that the test’s server received. */
export interface Sent {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Whether the signature in the header matches the received body. */
function isSigned({headers, body: content}: Sent): boolean {
  const {timestamp, secret} = given.request;
  const right = createHmac('sha256', secret).update(`${timestamp}.POST.${given.path}.${content}`).digest('hex');
  return headers['gateway-signature'] === right;
}

/** The errors of a request that the code of a case sent; empty if it is correct. */
export function requestErrors(name: string, sent: Sent): string[] {
  const {headers, body: content} = sent;
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string): void => {
    if (!isRight) wrong.push(`${name}: ${what}; sent: ${content} ${JSON.stringify(headers)}`);
  };
  const parsed = (): Record<string, unknown> => JSON.parse(content) as Record<string, unknown>;
  switch (name) {
    case 'bytes v2_request':
      check(isSigned(sent), 'the signature is that of the body');
      check(parsed().external_id === given.order, 'the body has the fields');
      break;
    case 'bytes v1_request':
      check(isDeepStrictEqual(parsed().auth, auth), 'the body has auth');
      check(parsed().external_id === given.order, 'the body has the fields');
      check(headers['content-length'] === String(Buffer.byteLength(content)), 'the length is that of the body');
      check(headers['content-encoding'] === undefined, 'the body is not compressed');
      break;
    case 'headers v2_request':
      check(headers['gateway-point'] === '1042', 'the point is there');
      check(headers['gateway-key'] === '1', 'the key is there');
      check(headers['gateway-timestamp'] === given.request.timestamp, 'the timestamp is there');
      check(headers['gateway-signature'] === given.request.right, 'the signature is there');
      break;
    case 'newline v2_request':
      check(isSigned(sent), 'the signature is that of the body');
      check(content === body, 'the body has no line feed');
      break;
    case 'json':
      check(headers['content-type'] === 'application/json', 'the type is JSON');
      check(parsed().description === text, 'the body has the fields');
      break;
    default:
      wrong.push(`${name}: no case sends a request of this name`);
  }
  return wrong;
}
