/**
 * Signatures of Binance Pay: RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8017). The public key opens a signature and shows the
 * digest that it covers, which is then compared with the digests of known mistakes.
 */
import {bytesToNumberBE, numberToBytesBE} from '@noble/curves/utils.js';
import {sha1} from '@noble/hashes/legacy.js';
import {sha384, sha512} from '@noble/hashes/sha2.js';
import {concatBytes, fromBase64, sha256, toBytes} from '../../gateway/values/bytes';
import {decodeUtf8, percentDecoded} from './text';

/** What is wrong with the text of a key or of a signature; each is the id of a mistake. */
export type Flaw =
  | 'certificate_number_as_key'
  | 'private_key_given'
  | 'public_key_line_feeds'
  | 'public_key_damaged'
  | 'exchange_key_other'
  | 'exchange_hmac'
  | 'rsa_hex'
  | 'hex_in_base64'
  | 'signature_in_quotes'
  | 'signature_percent_encoded'
  | 'plus_lost_in_header'
  | 'signature_wrapped'
  | 'url_safe_base64'
  | 'signature_truncated'
  | 'rsa_pss'
  | 'digest_info_missing';

interface PublicKey {
  n: bigint;
  e: bigint;
  /** Length of the modulus, and of each signature. */
  length: number;
}

/** A signature that was opened with a public key. */
export interface Opened {
  /** The digest that it covers; null if it could not be opened, or if its padding hides the digest. */
  readonly digest: Uint8Array | null;
  /** The most telling one first. */
  readonly flaws: readonly Flaw[];
}

/** Opens the text of a signature with the text of a public key. */
export function openSignature(signature: string, keyText: string): Opened {
  const {key, flaws: keyFlaws} = readKey(keyText);
  if (!key) return {digest: null, flaws: keyFlaws};
  const {bytes, flaws} = readSignature(signature, key.length);
  const known = [...keyFlaws, ...flaws];
  if (bytes?.length !== key.length) return {digest: null, flaws: known};
  const opened = open(bytes, key);
  const flaw = flawOf(opened);
  return flaw === 'digest_info_missing' || flaw === null
    ? {digest: digestIn(opened), flaws: [...known, ...(flaw ? [flaw] : [])]}
    : {digest: null, flaws: [...known, flaw]};
}

/** Values of DER, as pairs of tag and content; null if the bytes are something else. */
function readDer(bytes: Uint8Array): {tag: number; content: Uint8Array}[] | null {
  const values: {tag: number; content: Uint8Array}[] = [];
  let at = 0;
  while (at < bytes.length) {
    const tag = bytes[at]!;
    let length = bytes[at + 1] ?? -1;
    at += 2;
    if (length > 0x80) {
      const count = length - 0x80;
      if (count > 3) return null;
      length = Number(bytesToNumberBE(bytes.subarray(at, at + count)));
      at += count;
    }
    if (length < 0 || at + length > bytes.length) return null;
    values.push({tag, content: bytes.subarray(at, at + length)});
    at += length;
  }
  return values;
}

/** The integers of a key or of a certificate, in their order, however deep they are. */
function integersIn(bytes: Uint8Array): bigint[] {
  return (readDer(bytes) ?? []).flatMap(({tag, content}) => {
    if (tag === 0x02) return [bytesToNumberBE(content)];
    if (tag === 0x30 || tag === 0x04 || tag === 0xa0) return integersIn(content);
    return tag === 0x03 ? integersIn(content.subarray(1)) : [];
  });
}

/** Reads a public key in any form in which it is copied: PEM, its base64 alone, or with escaped line feeds. */
function readKey(text: string): {key: PublicKey | null; flaws: Flaw[]} {
  const trimmed = text.trim();
  if (/^[0-9a-f]{32}$/i.test(trimmed)) return {key: null, flaws: ['certificate_number_as_key']};
  const flaws: Flaw[] = [];
  if (/PRIVATE KEY/.test(trimmed)) flaws.push('private_key_given');
  if (/\\[nr]/.test(trimmed)) flaws.push('public_key_line_feeds');
  const body = trimmed
    .replace(/-----[A-Z ]*-----/g, '')
    .replace(/\\[nr]/g, '')
    .replace(/["'\s]/g, '');
  const integers = integersIn(fromBase64(body) ?? new Uint8Array());
  // A certificate begins with its number, which is shorter than any modulus.
  const at = integers.findIndex((integer) => integer >> 1000n > 0n);
  const [n, e] = at < 0 ? [] : [integers[at], integers[at + 1]];
  if (n === undefined || e === undefined) return {key: null, flaws: ['public_key_damaged']};
  return {key: {n, e, length: Math.ceil(n.toString(16).length / 2)}, flaws};
}

/** Reads a signature in any form in which a header or a log has left it. */
function readSignature(given: string, length: number): {bytes: Uint8Array | null; flaws: Flaw[]} {
  const flaws: Flaw[] = [];
  let text = given;
  const change = (flaw: Flaw, changed: string): void => {
    if (changed === text) return;
    flaws.push(flaw);
    text = changed;
  };
  change('signature_in_quotes', text.replace(/^(["'])([^]*)\1$/, '$2'));
  change('signature_percent_encoded', percentDecoded(text));
  if (/^[0-9a-f]+$/i.test(text) && text.length % 2 === 0) {
    if (text.length === 2 * length) {
      return {bytes: Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16)), flaws: [...flaws, 'rsa_hex']};
    }
    if (text.length === 64 || text.length === 128) return {bytes: null, flaws: [...flaws, 'exchange_hmac']};
  }
  const letters = 4 * Math.ceil(length / 3);
  if (!/[\r\n]|\\n/.test(text) && text.length === letters) change('plus_lost_in_header', text.replaceAll(' ', '+'));
  change('signature_wrapped', text.replace(/\\[nr]|\s/g, ''));
  change('url_safe_base64', text.replaceAll('-', '+').replaceAll('_', '/'));
  const bare = text.replace(/=+$/, '');
  change('url_safe_base64', bare.padEnd(4 * Math.ceil(bare.length / 4), '='));
  const bytes = fromBase64(text);
  const inner = bytes === null ? null : fromBase64(decodeUtf8(bytes)?.trim() ?? '-');
  if (inner?.length === length) return {bytes: inner, flaws: [...flaws, 'hex_in_base64']};
  if (bytes?.length === length) return {bytes, flaws: [...new Set(flaws)]};
  return {bytes: null, flaws: given === '' ? [] : [...new Set<Flaw>([...flaws, 'signature_truncated'])]};
}

/** Applies the public key to a signature (RSAVP1, RFC 8017 section 5.2.2). */
function open(signature: Uint8Array, {n, e, length}: PublicKey): Uint8Array {
  let [base, result] = [bytesToNumberBE(signature) % n, 1n];
  for (let exponent = e; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % n;
    base = (base * base) % n;
  }
  return numberToBytesBE(result, length);
}

/** The bytes after the padding of PKCS #1 v1.5, `00 01 FF … FF 00`; null if the padding is another one. */
function afterPadding(opened: Uint8Array): Uint8Array | null {
  if (opened[0] !== 0 || opened[1] !== 1) return null;
  const end = opened.indexOf(0, 2);
  return end >= 10 && opened.subarray(2, end).every((byte) => byte === 0xff) ? opened.subarray(end + 1) : null;
}

/** The digest of a `DigestInfo`; null if the bytes are none. */
function fromDigestInfo(bytes: Uint8Array): Uint8Array | null {
  const [outer] = readDer(bytes) ?? [];
  const parts = outer?.tag === 0x30 ? readDer(outer.content) : null;
  return parts?.length === 2 && parts[0]!.tag === 0x30 && parts[1]!.tag === 0x04 ? parts[1]!.content : null;
}

function flawOf(opened: Uint8Array): Flaw | null {
  const content = afterPadding(opened);
  if (content === null) return isPss(opened) ? 'rsa_pss' : 'exchange_key_other';
  return fromDigestInfo(content) === null ? 'digest_info_missing' : null;
}

function digestIn(opened: Uint8Array): Uint8Array {
  const content = afterPadding(opened)!;
  return fromDigestInfo(content) ?? content;
}

/**
 * Whether the bytes are encoded as in RSASSA-PSS (RFC 8017 section 9.1): the unmasked data block is zeros (none if the
 * salt is long), a byte 01 and the salt.
 */
function isPss(opened: Uint8Array): boolean {
  if (opened.at(-1) !== 0xbc) return false;
  return [sha256, sha1, sha384, sha512].some((hash) => {
    const masked = opened.subarray(0, opened.length - hash.outputLen - 1);
    const seed = opened.subarray(masked.length, -1);
    const count = Math.ceil(masked.length / hash.outputLen);
    const mask = concatBytes(
      ...Array.from({length: count}, (_, block) => hash(concatBytes(seed, Uint8Array.of(0, 0, 0, block)))),
    );
    const start = masked.map((byte, at) => byte ^ mask[at]!);
    start[0]! &= 0x7f;
    const one = start.findIndex((byte) => byte !== 0);
    return start[one] === 1;
  });
}

/** The one key that the reader pasted: the lines of a PEM file belong together. */
export function keyOfLines(lines: readonly string[]): string {
  const text = lines.join('\n');
  return /-----BEGIN [^]*?(?:-----END [A-Z ]*-----|$)/.exec(text)?.[0] ?? text;
}

/** The empty part after the last line feed of the string that the exchange signs. */
export const exchangeEnd = new Uint8Array();

/** The string that the exchange signs, in its parts: each ends with a line feed. */
export function exchangePieces(timestamp: string, nonce: string, body: Uint8Array): Uint8Array[] {
  return [toBytes(timestamp), toBytes(nonce), body, exchangeEnd];
}
