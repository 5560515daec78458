import {hashV1, signV2Request, v2RequestStringToSign} from '../gateway/values/signing';
import type {SampleRequest} from './request';

/** The time of all examples: 2025-03-14T09:26:53Z in Unix seconds. */
export const exampleTime = 1741944413;

/** The nonce of all v1 examples. */
export const exampleNonce = '5f1c0e9ab37d4826';

/** The string to sign of a v2 request, and its signature. */
export function signRequest({path, secret}: SampleRequest, body: string): {stringToSign: string; signature: string} {
  const parts = {timestamp: exampleTime, method: 'POST', path, body};
  return {
    stringToSign: new TextDecoder().decode(v2RequestStringToSign(parts)),
    signature: signV2Request(parts, secret),
  };
}

/** Client id and secret encoded for HTTP Basic (RFC 7617). */
export function basicCredentials({id, secret}: SampleRequest['client']): string {
  return btoa(`${id}:${secret}`);
}

/** The hashed text of a v1 request, and its hash. */
export function hashRequest({point, key, secret}: SampleRequest): {hashedText: string; hash: string} {
  return {
    hashedText: [point, key, exampleNonce, secret].join(':'),
    hash: hashV1({point, key, nonce: exampleNonce}, secret),
  };
}
