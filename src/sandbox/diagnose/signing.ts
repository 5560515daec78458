/**
 * The computation of a signature as steps, each of which a mistake can replace. The unchanged steps compute the right
 * signature.
 */
import {concatBytes, hmacSha256, sha256, toBase64, toBytes, toHex} from '../../gateway/values/bytes';
import {compareBytes, encodeRfc3986, v2CallbackKey} from '../../gateway/values/signing';
import {exchangePieces} from './rsa';
import {authSchemes, type Scheme} from './schemes';

/** A parameter of a query, decoded. */
export type QueryField = readonly [name: string, value: string];

/** The parts of a signed message. A part that a scheme does not have is empty. */
export interface Message {
  readonly timestamp: string;
  readonly method: string;
  readonly path: string;
  /** Raw query of the address, without `?`. */
  readonly query: string;
  readonly host: string;
  readonly id: string;
  readonly body: Uint8Array;
  readonly point: string;
  readonly key: string;
  readonly nonce: string;
  /** The signature that arrived. */
  readonly signature: string;
  /** The parameters of a callback by GET, in their order of arrival, `sign` among them. */
  readonly fields: readonly QueryField[];
}

export interface Signing {
  readonly scheme: Scheme;
  readonly message: Message;
  /** The message as it arrived, which no mistake changes. */
  readonly arrived: Message;
  readonly secret: string;
  /** Secrets that the reader may have taken by mistake. */
  readonly otherSecrets: readonly string[];
  /** The string that the reader’s code signs, if they pasted it. */
  readonly ownString?: Uint8Array;
  /** The secret as the reader pasted it, if it contains invisible characters or white space. */
  readonly pastedSecret?: string;
  /** The parts of the string to sign, in order. */
  readonly pieces: (signing: Signing) => Uint8Array[];
  readonly separator: string;
  /** Order of the parameters of a callback by GET. */
  readonly arrange: (fields: readonly QueryField[]) => QueryField[];
  /** Encodes a name or a value of a callback by GET. */
  readonly encode: (text: string) => string;
  /** Last change of the whole string. */
  readonly finish: (text: Uint8Array) => Uint8Array;
  /** Null if the secret is malformed. */
  readonly keyOf: (secret: string) => Uint8Array | null;
  readonly hash: (key: Uint8Array, text: Uint8Array) => Uint8Array;
  readonly write: (digest: Uint8Array) => string;
}

const same = <Value>(value: Value): Value => value;

/** Without `sign`, sorted by the bytes of the names. */
export function arrangeFields(fields: readonly QueryField[]): QueryField[] {
  return fields.filter(([name]) => name !== 'sign').sort(([left], [right]) => compareBytes(left, right));
}

const common = {
  arrange: arrangeFields,
  encode: encodeRfc3986,
  finish: same,
  keyOf: toBytes as (secret: string) => Uint8Array | null,
  hash: hmacSha256,
  write: toHex,
};

const proof = {
  ...common,
  pieces: ({message: {point, key, nonce}, secret}: Signing) => [point, key, nonce, secret].map(toBytes),
  separator: ':',
  hash: (_: Uint8Array, text: Uint8Array) => sha256(text),
};

/** The steps of each scheme. */
const steps: Record<
  Scheme,
  Omit<Signing, 'scheme' | 'message' | 'arrived' | 'secret' | 'otherSecrets' | 'ownString' | 'pastedSecret'>
> = {
  v2_request: {
    ...common,
    pieces: ({message: {timestamp, method, path, body}}) => [timestamp, method, path, body].map(toBytes),
    separator: '.',
  },
  v2_callback: {
    ...common,
    pieces: ({message: {id, timestamp, body}}) => [id, timestamp, body].map(toBytes),
    separator: '.',
    keyOf: v2CallbackKey,
    write: (digest) => `v1,${toBase64(digest)}`,
  },
  v1_request: proof,
  v1_post_callback: proof,
  v1_get_callback: {
    ...common,
    pieces: ({message: {fields}, arrange, encode}) =>
      arrange(fields).map(([name, value]) => toBytes(`${encode(name)}=${encode(value)}`)),
    separator: '&',
  },
  // The public key decrypts a signature to the digest that it covers, so digests are compared, in hex.
  binance_pay: {
    ...common,
    pieces: ({message: {timestamp, nonce, body}}) => exchangePieces(timestamp, nonce, body),
    separator: '\n',
    hash: (_, text) => sha256(text),
  },
};

export const schemes = Object.keys(steps) as Scheme[];

/** The right way to sign a message. */
export function signingOf(
  scheme: Scheme,
  message: Message,
  secret: string,
  otherSecrets: readonly string[] = [],
): Signing {
  return {...steps[scheme], scheme, message, arrived: message, secret, otherSecrets};
}

/** The steps that decide the digest: all but the last one. */
const beforeWriting = [
  'message',
  'secret',
  'pieces',
  'separator',
  'arrange',
  'encode',
  'finish',
  'keyOf',
  'hash',
] as const satisfies readonly (keyof Signing)[];

/** The steps that decide the string, apart from the secret, which is part of it in v1. */
const inString = ['message', 'pieces', 'separator', 'arrange', 'encode', 'finish'] as const;

let lastText: {signing: Signing; text: Uint8Array} | null = null;

/**
 * The bytes that are signed. Caches the last result, because two signings in a row often differ only in the key or in
 * the hash function.
 */
export function stringToSign(signing: Signing): Uint8Array {
  const known = lastText;
  const isSecretSigned = authSchemes.includes(signing.scheme);
  if (
    known &&
    inString.every((step) => known.signing[step] === signing[step]) &&
    (!isSecretSigned || known.signing.secret === signing.secret)
  )
    return known.text;
  const pieces = signing.pieces(signing);
  const separator = toBytes(signing.separator);
  const text = signing.finish(concatBytes(...pieces.flatMap((piece, at) => (at === 0 ? [piece] : [separator, piece]))));
  lastText = {signing, text};
  return text;
}

let last: {signing: Signing; digest: Uint8Array | null} | null = null;

/**
 * The digest; null if the secret is malformed. Caches the last result, because two signings in a row often differ only
 * in the encoding of the digest.
 */
function digestOf(signing: Signing): Uint8Array | null {
  const known = last;
  if (known && beforeWriting.every((step) => known.signing[step] === signing[step])) return known.digest;
  const key = signing.keyOf(signing.secret);
  const digest = key === null ? null : signing.hash(key, stringToSign(signing));
  last = {signing, digest};
  return digest;
}

/** The signature as it is written into the message; null if the secret is malformed. */
export function sign(signing: Signing): string | null {
  const digest = digestOf(signing);
  return digest === null ? null : signing.write(digest);
}

/** Whether a signature is as long as a right one of the scheme and has the same characters. */
export function isFormed(signature: string, scheme: Scheme): boolean {
  return (scheme === 'v2_callback' ? /^v1,[A-Za-z0-9+/]{43}=$/ : /^[0-9a-f]{64}$/).test(signature);
}

/** The same signing with other parts of the message. */
export function withMessage(signing: Signing, parts: Partial<Message>): Signing {
  return {...signing, message: {...signing.message, ...parts}};
}
