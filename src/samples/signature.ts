import {createHash, createHmac} from 'node:crypto';
import type {SampleRequest} from './request';

/** The moment of all examples: 2025-03-14T09:26:53Z in Unix seconds. */
export const exampleTime = 1741944413;

/** The nonce of all v1 examples. */
export const exampleNonce = '5f1c0e9ab37d4826';

/** The text that a v2 request is signed over, and its signature (lower-case hexadecimal HMAC-SHA256, RFC 2104). */
export function signRequest({path, secret}: SampleRequest, body: string): {signed: string; signature: string} {
  const signed = `${exampleTime}.POST.${path}.${body}`;
  return {signed, signature: createHmac('sha256', secret).update(signed).digest('hex')};
}

/** The text that a v1 request is proved with, and its SHA-256 in lower-case hexadecimal digits. */
export function proveRequest({point, key, secret}: SampleRequest): {proved: string; hash: string} {
  const proved = `${point}:${key}:${exampleNonce}:${secret}`;
  return {proved, hash: createHash('sha256').update(proved).digest('hex')};
}
