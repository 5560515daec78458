/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA256 (RFC 2104) over bytes, and the ways the gateway writes the result.
 * Synchronous: the same module signs at build time, in tests and in a browser.
 */
import {hmac} from '@noble/hashes/hmac.js';
import {sha256} from '@noble/hashes/sha2.js';

export {sha256};

/** The 32 bytes of HMAC-SHA256 of a message under a key of any length. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(sha256, key, message);
}

/** The parts one after another, as one array of bytes. */
export function concatBytes(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** UTF-8 bytes of a text; bytes pass through untouched. */
export function toBytes(value: string | Uint8Array): Uint8Array {
  return typeof value === 'string' ? new TextEncoder().encode(value) : value;
}

/** Lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Base64 with padding, RFC 4648 §4. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Bytes of a strict RFC 4648 §4 text, or null: no white space, no URL alphabet, padding required. */
export function fromBase64(text: string): Uint8Array | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) {
    return null;
  }
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Whether two texts are equal, in a time that tells nothing about where they differ. */
export function equalsInConstantTime(left: string, right: string): boolean {
  const a = toBytes(left);
  const b = toBytes(right);
  let difference = a.length ^ b.length;
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  }
  return difference === 0;
}
