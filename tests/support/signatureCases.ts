import {loadTestKeys} from '../../src/content/core/testKeys';
import {publishedSecret} from '../../src/content/signing/signedMessage';
import {loadVectors, vectorBody, type Scheme, type Vector} from '../../src/content/signing/vectors';
import type {Pasted, PublishedSecrets} from '../../src/sandbox/diagnose';

const {request_secrets: requests, callback_secrets: callbacks} = loadTestKeys();

/** The published secrets, as the page gives them to the check. */
export const published: PublishedSecrets = {requests, callbacks: Object.values(callbacks)};

/** A vector as a reader pastes it; its secret is that of the receiver. */
export function pastedVector(scheme: Scheme, vector: Vector): Pasted {
  const own = Array.isArray(vector.secrets) ? vector.secrets : [ownSecret(scheme, vector)];
  return {
    scheme,
    method: vector.method ?? (vector.query === undefined ? 'POST' : 'GET'),
    target: vector.path ?? `/callbacks${vector.query === undefined ? '' : `?${vector.query}`}`,
    headers: vector.headers,
    body: vectorBody(vector),
    secrets: own,
    published,
    now: loadVectors(scheme).now,
    usedNonces: vector.used_nonces ?? [],
  };
}

function ownSecret(scheme: Scheme, vector: Vector): string {
  if (scheme === 'v2_callback') return publishedSecret(scheme, vector);
  const body = new TextDecoder().decode(vectorBody(vector));
  const named = /"point": ?(\d+),\s*"key": ?(\d+)/.exec(body);
  const [point, key] = named
    ? [named[1]!, named[2]!]
    : [vector.headers['Gateway-Point'], vector.headers['Gateway-Key']];
  const held = vector.secrets as Record<string, string> | undefined;
  return held?.[`${point}:${key}`] ?? requests[point ?? '']?.[key ?? ''] ?? requests['1042']!['1']!;
}
