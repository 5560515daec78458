import {brand} from '../../brand';
import {vectorBody, type VectorScheme, type Vector} from './vectors';
import {exampleKey, examplePoint, loadTestKeys} from '../core/testKeys';

/** Request line and host of a vector's message. */
const targets: Record<VectorScheme, (vector: Vector) => {line: string; host: string}> = {
  v2_request: ({method, path}) => ({line: `${method} ${path} HTTP/1.1`, host: brand.hosts.test}),
  v2_callback: () => ({line: 'POST /callbacks HTTP/1.1', host: 'shop.example'}),
  v1_request: ({method, path}) => ({line: `${method} ${path} HTTP/1.1`, host: brand.hosts.test}),
  v1_post_callback: () => ({line: 'POST /callbacks HTTP/1.1', host: 'shop.example'}),
  v1_get_callback: ({query}) => ({line: `GET /callbacks?${query} HTTP/1.1`, host: 'shop.example'}),
};

/** The raw HTTP message of a vector (RFC 9112), displayed with line feeds. */
export function httpMessage(scheme: VectorScheme, vector: Vector): string {
  const {line, host} = targets[scheme](vector);
  const isBodiless = vector.query !== undefined;
  const headers = {Host: host, ...(!isBodiless && {'Content-Length': vectorBody(vector).length}), ...vector.headers};
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [line, ...lines, ...(isBodiless ? [] : ['', vector.body ?? ''])].join('\n');
}

/** The published secret for a vector. */
export function publishedSecret(scheme: VectorScheme, {headers}: Vector): string {
  const {request_secrets: requestSecrets, callback_secrets: callbackSecrets} = loadTestKeys();
  if (scheme === 'v2_callback') return callbackSecrets.current;
  return requestSecrets[headers['Gateway-Point'] ?? examplePoint]![headers['Gateway-Key'] ?? exampleKey]!;
}

/** Shell lines for the v1 hash: the secret is part of the hashed text. */
function hashRecipe({string_to_sign: text = ''}: Vector, secret: string): string[] {
  const [point, key, nonce] = text.split(':');
  return [
    `nonce='${nonce}'  # $(openssl rand -hex 8)`,
    `printf '%s' "${point}:${key}:$nonce:${secret}" | openssl dgst -sha256 | sed 's/.*= //'`,
  ];
}

const recipes: Record<VectorScheme, (vector: Vector, secret: string) => string[]> = {
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
  v1_request: hashRecipe,
  v1_post_callback: hashRecipe,
  v1_get_callback: ({string_to_sign: text}, secret) => [
    `parameters='${text}'`,
    `printf '%s' "$parameters" | openssl dgst -sha256 -hmac '${secret}' | sed 's/.*= //'`,
  ],
};

/**
 * A few lines of bash that print the signature of a vector with openssl.
 *
 * @throws a sentence if the body contains a single quote, which the lines cannot quote
 */
export function opensslRecipe(scheme: VectorScheme, vector: Vector): string {
  if ((vector.body ?? vector.string_to_sign)?.includes("'")) {
    throw new Error(`The body of the vector ${vector.name} holds a single quote. Choose another vector for the shell.`);
  }
  return recipes[scheme](vector, publishedSecret(scheme, vector)).join('\n');
}
