/** Parses the reader's input as a message of one scheme. */
import {toBytes, toHex} from '../../gateway/values/bytes';
import {headerOf} from '../../gateway/values/headers';
import type {Headers} from '../../gateway/values/signing';
import {bodySchemes} from './schemes';
import {keyOfLines, openSignature, type Opened} from './rsa';
import {isFormed, type QueryField, type Message} from './signing';
import type {Scheme} from './schemes';
import {codePoints, decodeUtf8, percentDecoded, unseenIn, withoutBlanks, withoutUnseen} from './text';

/** Secrets that the site publishes. */
export interface PublishedSecrets {
  readonly requests: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly callbacks: readonly string[];
  /** Public keys of Binance Pay in the test environment, by the number of their certificate. */
  readonly exchangeKeys: Readonly<Record<string, string>>;
}

/** Properties of a body that a text field hides. Each is also the id of the mistake of sending the body without it. */
export type Unseen = 'line_ends' | 'trailing_newline';

/** Another body that looks the same in a text field. */
export interface Lookalike {
  readonly body: Uint8Array;
  readonly unseen: readonly Unseen[];
}

/** A request or a callback as a parser found it. */
export interface RawMessage {
  readonly method: string;
  /** Path with query, or a whole address. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** Bodies that may have been sent instead of this one. Absent if the bytes themselves are known. */
  readonly lookalikes?: readonly Lookalike[];
  /** Code points of invisible characters that were removed around the message and from names of headers. */
  readonly removed?: readonly string[];
}

export interface Pasted extends RawMessage {
  /** Without it, the scheme is guessed. */
  readonly scheme?: Scheme;
  /** More than one while a secret rotates. */
  readonly secrets: readonly string[];
  readonly published: PublishedSecrets;
  /** The signature that the reader’s code computes, if it is not the one in the message. */
  readonly computed?: string;
  /** The string to sign that the reader’s code builds. */
  readonly ownString?: Uint8Array;
  /** The receiver’s clock, Unix seconds. */
  readonly now?: number;
  readonly usedNonces?: readonly string[];
}

export interface Received {
  readonly scheme: Scheme;
  readonly message: Message;
  readonly headers: Headers;
  readonly body: Uint8Array;
  readonly lookalikes: readonly Lookalike[];
  /** As it arrived; a callback of v2 may carry several, separated by spaces. Empty if it is missing. */
  readonly signature: string;
  readonly secret: string;
  /** Without white space and invisible characters, which no secret has. */
  readonly secrets: readonly string[];
  readonly pastedSecrets: readonly string[];
  /** Code points of invisible characters that were removed: `U+200B`. */
  readonly removed: readonly string[];
  /** Whether one of them, or white space, was in the signature or in a value that is signed. */
  readonly isSpoiled: boolean;
  readonly published: PublishedSecrets;
  readonly computed: string;
  readonly ownString?: Uint8Array;
  readonly now?: number;
  readonly usedNonces: readonly string[];
  /** Only for Binance Pay: the certificate that the message names, and the opened signature. */
  readonly exchange?: Opened & {readonly serial: string; readonly isSent: boolean};
}

/** Splits a target or an address into host, path and query. */
function splitTarget(target: string): {host: string; path: string; query: string} {
  const [, host = '', rest = ''] = /^(?:https?:\/\/([^/?#]+))?([^#]*)/i.exec(target)!;
  const at = rest.indexOf('?');
  return {
    host,
    path: (at < 0 ? rest : rest.slice(0, at)) || '/',
    query: at < 0 ? '' : rest.slice(at + 1),
  };
}

/** The parameters of a query in their order; `+` is a plus sign. */
function fieldsOf(query: string): QueryField[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
      return [percentDecoded(pair.slice(0, at)), percentDecoded(pair.slice(at + 1))];
    });
}

/** The object `auth` of a body, as far as it can be read. A value that is no text or number counts as missing. */
function authOf(body: Uint8Array): Record<'point' | 'key' | 'nonce' | 'hash', string> {
  const parts = {point: '', key: '', nonce: '', hash: ''};
  const text = (decodeUtf8(body) ?? '').replace(/^\uFEFF/, '');
  let auth: Record<string, unknown> = {};
  try {
    const parsed = JSON.parse(text) as {auth?: Record<string, unknown>} | null;
    auth = parsed?.auth ?? {};
  } catch {
    // A body that is cut off after `auth` still shows its values.
    const fragment = /"auth"\s*:\s*(\{[^{}]*\})/.exec(text)?.[1];
    if (fragment) {
      try {
        auth = JSON.parse(fragment) as Record<string, unknown>;
      } catch {
        return parts;
      }
    }
  }
  for (const name of ['point', 'key', 'nonce', 'hash'] as const) {
    const value = auth[name];
    if (typeof value === 'string' || typeof value === 'number') parts[name] = String(value);
  }
  return parts;
}

/** A notification of Binance Pay in the body of `binance_pay/notify`; null if the body is something else. */
function forwarded(bytes: Uint8Array): {headers: Headers; body: Uint8Array} | null {
  try {
    const {headers, body} = JSON.parse(decodeUtf8(bytes) ?? '') as {headers?: Record<string, unknown>; body?: unknown};
    if (typeof headers?.certificate_sn !== 'string' || typeof body !== 'string') return null;
    const named = Object.entries(headers).map(([name, value]) => [
      `binancepay-${name.replace('_', '-')}`,
      String(value),
    ]);
    return {headers: Object.fromEntries(named) as Headers, body: toBytes(body)};
  } catch {
    return null;
  }
}

/** The scheme of a message; null if nothing in it says which. */
export function guessScheme({method, target, headers, body}: RawMessage): Scheme | null {
  const {path, query} = splitTarget(target);
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  if (names.some((name) => name.startsWith('webhook-'))) return 'v2_callback';
  if (names.some((name) => name.startsWith('gateway-'))) return 'v2_request';
  if (names.some((name) => name.startsWith('binancepay-')) || forwarded(body)) return 'binance_pay';
  if (/(^|\/)v2\//.test(path)) return 'v2_request';
  const text = decodeUtf8(body) ?? '';
  if (/"auth"|auth(%5B|\[)/i.test(text)) return /"transaction"\s*:/.test(text) ? 'v1_post_callback' : 'v1_request';
  if (/(^|\/)v1\//.test(path)) return 'v1_request';
  if (fieldsOf(query).some(([name]) => name === 'sign') || (method === 'GET' && query.includes('callback_id='))) {
    return 'v1_get_callback';
  }
  return null;
}

/** Joins a signature that white space divides once or twice. */
function inOnePiece(signature: string, scheme: Scheme): string {
  const pieces = signature.split(/\s+/);
  return pieces.length <= 3 && isFormed(pieces.join(''), scheme) ? pieces.join('') : signature;
}

/** A secret as it was issued. */
const plainSecret = (pasted: string): string => withoutUnseen(pasted).replace(/\s/g, '');

/** Parses pasted input as a message of a scheme. */
export function receive(pasted: Pasted, scheme: Scheme): Received {
  const inner = scheme === 'binance_pay' ? forwarded(pasted.body) : null;
  const {headers, body} = inner ?? pasted;
  const {method} = pasted;
  const {host, path, query} = splitTarget(pasted.target);
  const removed = new Set(pasted.removed);
  let isSpoiled = false;
  const plain = (text: string): string => {
    const kept = withoutBlanks(withoutUnseen(text));
    // A digest that was decoded as text may contain any character, so nothing is removed.
    if (/[^\x20-\x7E\s]/.test(kept)) return text.trim();
    for (const code of unseenIn(text)) removed.add(code);
    isSpoiled ||= kept !== withoutBlanks(text);
    return kept;
  };
  const header = (name: string): string => plain(headerOf(headers, name) ?? '');
  const base = {
    timestamp: '',
    method: method || 'POST',
    path,
    query,
    host: host || header('Host'),
    id: '',
    body,
    point: '',
    key: '',
    nonce: '',
    signature: '',
    fields: [],
  };
  const proof = (): {signature: string} & Partial<Message> => {
    const {hash, ...auth} = authOf(body);
    return {...auth, signature: hash};
  };
  const parts: Record<Scheme, () => {signature: string; exchange?: Received['exchange']} & Partial<Message>> = {
    v2_request: () => ({
      point: header('Gateway-Point'),
      key: header('Gateway-Key'),
      timestamp: header('Gateway-Timestamp'),
      signature: header('Gateway-Signature'),
    }),
    v2_callback: () => ({
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
    }),
    v1_request: proof,
    v1_post_callback: proof,
    v1_get_callback: () => {
      const fields = fieldsOf(query);
      return {fields, signature: fields.find(([name]) => name === 'sign')?.[1] ?? ''};
    },
    binance_pay: () => {
      const [serial, sent] = [header('BinancePay-Certificate-SN'), header('BinancePay-Signature')];
      const {[serial]: named, ...others} = pasted.published.exchangeKeys;
      const opened = openSignature(
        sent,
        pasted.secrets.length > 0 ? keyOfLines(pasted.secrets) : (named ?? Object.values(others)[0] ?? ''),
      );
      return {
        timestamp: header('BinancePay-Timestamp'),
        nonce: header('BinancePay-Nonce'),
        signature: opened.digest === null ? '' : toHex(opened.digest),
        exchange: {...opened, serial, isSent: sent !== ''},
      };
    },
  };
  const {signature: sent, exchange, ...own} = parts[scheme]();
  const visible = plain(sent);
  const signature = inOnePiece(visible, scheme);
  isSpoiled ||= signature !== visible;
  const pastedSecrets = pasted.secrets;
  // The key of the exchange is a text of several lines, so its white space stays.
  const secrets = scheme === 'binance_pay' ? pastedSecrets : pastedSecrets.map(plainSecret);
  for (const [at, one] of pastedSecrets.entries()) {
    const extra = secrets[at] === one ? [] : (one.match(/[^\x21-\x7E]/gu) ?? []);
    for (const code of codePoints(extra)) removed.add(code);
  }
  const computed = pasted.computed ?? '';
  for (const code of unseenIn(computed)) removed.add(code);
  return {
    scheme,
    message: {...base, ...own},
    headers,
    body,
    // In a forwarded notification JSON escapes the line ends, so the bytes are known.
    lookalikes: (!inner && bodySchemes.includes(scheme) && pasted.lookalikes) || [],
    signature,
    secret: secrets[0] ?? '',
    secrets,
    pastedSecrets,
    removed: [...removed],
    isSpoiled,
    published: pasted.published,
    // Only the exchange can compute a signature of its own.
    computed: scheme === 'binance_pay' ? '' : withoutBlanks(withoutUnseen(computed)),
    ...(pasted.ownString && {ownString: pasted.ownString}),
    ...(pasted.now !== undefined && {now: pasted.now}),
    usedNonces: pasted.usedNonces ?? [],
    ...(exchange && {exchange}),
  };
}
