import {loadTestKeys} from '../../src/content/core/testKeys';
import {signedRequest} from '../../src/content/signing/signedRequest';
import type {Json} from './json';

let keys = 0;

/**
 * Sends a signed v2 request of the example point over HTTP, with an idempotency key of its own.
 *
 * @param origin of a local gateway
 * @param changed headers that replace the signed ones
 */
export function fetchSigned(
  origin: string,
  path: string,
  json: Json,
  changed: Record<string, string> = {},
): Promise<Response> {
  const {request_secrets: secrets} = loadTestKeys();
  const text = JSON.stringify(json);
  const now = Math.floor(Date.now() / 1000);
  const {method, headers} = signedRequest({secrets}, path, text, now, `idempotency-key-${++keys}`);
  return fetch(origin + path, {method, body: text, headers: {...headers, ...changed}});
}
