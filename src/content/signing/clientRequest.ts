/** Requests of the example client of the invoicing API, in the gateway's format. */
import type {HttpRequest} from '../../gateway/index';
import {formType} from '../../gateway/values/scheme';
import {exampleClient, loadTestKeys} from '../core/testKeys';

/** A JSON request with the access token of the examples. */
export function bearerRequest(path: string, body: string, idempotencyKey: string): HttpRequest {
  return requestOf(path, body, {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${loadTestKeys().access_token}`,
    'Idempotency-Key': idempotencyKey,
  });
}

/** A form request with HTTP Basic credentials of the client. */
export function basicRequest(path: string, body: string): HttpRequest {
  const {secret} = loadTestKeys().clients[exampleClient]!;
  return requestOf(path, body, {
    'Content-Type': formType,
    Authorization: `Basic ${btoa(`${exampleClient}:${secret}`)}`,
  });
}

function requestOf(path: string, body: string, headers: Record<string, string>): HttpRequest {
  return {method: 'POST', path, headers, body: new TextEncoder().encode(body)};
}
