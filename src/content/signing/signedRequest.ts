import type {HttpRequest, World} from '../../gateway/index';
import {hashV1, signV2Request} from '../../gateway/values/signing';
import type {JsonObject} from '../../types/json';
import {exampleKey, examplePoint} from '../core/testKeys';

/**
 * A request of the example point in the gateway's format, with the signed headers of v2 (v1 ignores them).
 *
 * @param body the JSON text that is signed and sent
 * @param now Unix seconds
 */
export function signedRequest(
  {secrets}: Pick<World, 'secrets'>,
  path: string,
  body: string,
  now: number,
  idempotencyKey: string,
): HttpRequest {
  const secret = secrets[examplePoint]![exampleKey]!;
  return {
    method: 'POST',
    path,
    headers: {
      'Content-Type': 'application/json',
      'Gateway-Point': String(examplePoint),
      'Gateway-Key': String(exampleKey),
      'Gateway-Timestamp': String(now),
      'Gateway-Signature': signV2Request({timestamp: now, method: 'POST', path, body}, secret),
      'Idempotency-Key': idempotencyKey,
    },
    body: new TextEncoder().encode(body),
  };
}

/** A body of v1 with the `auth` of the example point before its fields. */
export function withAuth({secrets}: Pick<World, 'secrets'>, body: JsonObject, nonce: string): JsonObject {
  const proof = {point: examplePoint, key: exampleKey, nonce};
  return {auth: {...proof, hash: hashV1(proof, secrets[examplePoint]![exampleKey]!)}, ...body};
}
