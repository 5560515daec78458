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

/**
 * Three lines of bash that print the signature of a request vector with openssl.
 *
 * @throws a sentence, when the body holds a single quote, which the lines could not carry
 */
export function opensslRecipe({name, method, path, headers, body = ''}: Vector): string {
  if (body.includes("'")) throw new Error(`The body of the vector ${name} holds a single quote. Choose another vector for the shell.`);
  const secret = loadTestKeys().request_secrets[headers['Gateway-Point']!]![headers['Gateway-Key']!]!;
  return [
    `timestamp=${headers['Gateway-Timestamp']}  # $(date +%s)`,
    `body='${body}'`,
    `printf '%s' "$timestamp.${method}.${path}.$body" | openssl dgst -sha256 -hmac '${secret}' | sed 's/.*= //'`,
  ].join('\n');
}
