/**
 * Hashes, codecs and comparison of bytes, all from libraries. They are synchronous, unlike WebCrypto: the same module
 * signs at build time, in tests and in a browser.
 */
import {equalBytes} from '@noble/curves/utils.js';
import {hmac} from '@noble/hashes/hmac.js';
import {sha256} from '@noble/hashes/sha2.js';
import {utf8ToBytes} from '@noble/hashes/utils.js';
import {base64, base64urlnopad} from '@scure/base';

export {sha256};
export {bytesToHex as toHex, concatBytes} from '@noble/hashes/utils.js';

/** The 32 bytes of HMAC-SHA256 of a message under a key of any length. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(sha256, key, message);
}

/** UTF-8 bytes of a text; bytes pass through untouched. */
export function toBytes(value: string | Uint8Array): Uint8Array {
  return typeof value === 'string' ? utf8ToBytes(value) : value;
}

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/**
 * The text of UTF-8 bytes; a byte order mark stays.
 *
 * @throws TypeError if the bytes are not UTF-8
 */
export const fromUtf8 = (bytes: Uint8Array): string => utf8.decode(bytes);

/** Base64 with padding, RFC 4648 §4. */
export function toBase64(bytes: Uint8Array): string {
  return base64.encode(bytes);
}

/** Base64 with the alphabet for URLs and without padding, RFC 4648 §5. */
export function toBase64Url(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes);
}

/** Bytes of a strict RFC 4648 §4 text, or null: no white space, no URL alphabet, padding required. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    return base64.decode(text);
  } catch {
    return null;
  }
}

/** Compares two texts in constant time, so that the time does not reveal where they differ. */
export function equalsInConstantTime(left: string, right: string): boolean {
  return equalBytes(toBytes(left), toBytes(right));
}
