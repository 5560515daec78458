import {brand} from '../brand';
import {vectorBody, type Scheme, type Vector} from './vectors';
import {loadTestKeys} from './testKeys';

/** First line and host of the message of a vector. */
const targets: Record<Scheme, (vector: Vector) => {line: string; host: string}> = {
  v2_request: ({method, path}) => ({line: `${method} ${path} HTTP/1.1`, host: brand.hosts.test}),
  v2_callback: () => ({line: 'POST /callbacks HTTP/1.1', host: 'shop.example'}),
};

/** The raw HTTP message of a vector (RFC 9112), with line feeds for the eye. */
export function httpMessage(scheme: Scheme, vector: Vector): string {
  const {line, host} = targets[scheme](vector);
  const headers = {Host: host, 'Content-Length': vectorBody(vector).length, ...vector.headers};
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${line}\n${lines.join('\n')}\n\n${vector.body ?? ''}`;
}

/** The published secret that is right for a vector. */
export function publishedSecret(scheme: Scheme, {headers}: Vector): string {
  const {request_secrets: requestSecrets, callback_secrets: callbackSecrets} = loadTestKeys();
  return scheme === 'v2_callback' ? callbackSecrets.current : requestSecrets[headers['Gateway-Point']!]![headers['Gateway-Key']!]!;
}

const recipes: Record<Scheme, (vector: Vector, secret: string) => string[]> = {
  v2_request: ({method, path, headers, body}, secret) => [
    `timestamp=${headers['Gateway-Timestamp']}  # $(date +%s)`,
    `body='${body}'`,
    `printf '%s' "$timestamp.${method}.${path}.$body" | openssl dgst -sha256 -hmac '${secret}' | sed 's/.*= //'`,
  ],
  v2_callback: ({headers, body}, secret) => [
    `timestamp=${headers['webhook-timestamp']}  # $(date +%s)`,
    `body='${body}'`,
    `key=$(printf '%s' '${secret.replace('whsec_', '')}' | base64 -d | od -An -v -tx1 | tr -d ' \\n')`,
    `printf '%s' "${headers['webhook-id']}.$timestamp.$body" |`,
    `  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64 | sed 's/^/v1,/'`,
  ],
};

/**
 * A few lines of bash that print the signature of a vector with openssl.
 *
 * @throws a sentence, when the body holds a single quote, which the lines could not carry
 */
export function opensslRecipe(scheme: Scheme, vector: Vector): string {
  if (vector.body?.includes("'")) {
    throw new Error(`The body of the vector ${vector.name} holds a single quote. Choose another vector for the shell.`);
  }
  return recipes[scheme](vector, publishedSecret(scheme, vector)).join('\n');
}
