/** `token` and `revoke_token`: form-encoded requests, responses by RFC 6749 and RFC 7009 without the v2 envelope. */
import {base64} from '@scure/base';
import {tokenLifetime} from '../limits';
import {equalsInConstantTime, fromUtf8} from '../values/bytes';
import {OAuthFailure} from '../values/failure';
import {headerOf} from '../values/headers';
import {formType} from '../values/scheme';
import {isText} from '../values/text';
import {clientOfToken, forgetToken, grantToken} from '../books/tokens';
import type {HttpRequest, Point, State, World} from '../books/types';
import type {JsonObject} from '../../types/json';

/** An authenticated client. */
interface Client {
  id: string;
  point: Point;
}

interface OAuthContext {
  state: State;
  now: number;
  client: Client;
}

/**
 * Authenticates a client by HTTP Basic (RFC 6749 section 2.3.1: id and secret are form-encoded first).
 *
 * @throws OAuthFailure `invalid_client` or `unauthorized_client`
 */
export function authenticateClient({clients, points}: World, request: HttpRequest): Client {
  const refused = (detail: string) => new OAuthFailure('invalid_client', detail);
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(headerOf(request.headers, 'authorization') ?? '')?.[1];
  if (!encoded) throw refused('The header Authorization carries no client id and client secret.');
  let id: string;
  let secret: string;
  try {
    const text = fromUtf8(base64.decode(encoded));
    const colon = text.indexOf(':');
    [id, secret] = [text.slice(0, Math.max(0, colon)), text.slice(colon + 1)].map((half) =>
      decodeURIComponent(half.replaceAll('+', ' ')),
    ) as [string, string];
  } catch {
    throw refused('The header Authorization cannot be read.');
  }
  const client = Object.hasOwn(clients, id) ? clients[id] : undefined;
  if (!client || !equalsInConstantTime(client.secret, secret))
    throw refused('The client id or the client secret is wrong.');
  const point = points[client.point]!;
  if (point.isBlocked) throw new OAuthFailure('unauthorized_client', 'The point of this client is blocked.');
  if (request.ip && point.allowedAddresses.length > 0 && !point.allowedAddresses.includes(request.ip)) {
    throw new OAuthFailure('unauthorized_client', `The address ${request.ip} is not on the list of the point.`);
  }
  return {id, point};
}

/**
 * Parses the parameters of a form.
 *
 * @throws OAuthFailure `invalid_request` if the body is not a form in UTF-8, has control characters, or repeats a
 *   parameter
 */
export function readForm(request: HttpRequest): Record<string, string> {
  if ((headerOf(request.headers, 'content-type') ?? '').split(';')[0]!.trim().toLowerCase() !== formType) {
    throw new OAuthFailure('invalid_request', `The body needs the content type ${formType}.`);
  }
  let pairs: string[][];
  try {
    // `URLSearchParams` would replace bytes that are not UTF-8.
    pairs = fromUtf8(request.body)
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => /^([^=]*)=?(.*)$/s.exec(pair)!.slice(1))
      .map((pair) => pair.map((part) => decodeURIComponent(part.replaceAll('+', ' '))));
  } catch {
    throw new OAuthFailure('invalid_request', 'The form is not UTF-8.');
  }
  if (!pairs.flat().every(isText)) throw new OAuthFailure('invalid_request', 'The form has control characters.');
  const twice = pairs.find(([name], index) => pairs.findIndex(([other]) => other === name) !== index);
  if (twice) throw new OAuthFailure('invalid_request', `The parameter ${twice[0]!.slice(0, 40)} is given twice.`);
  // A parameter without a value counts as omitted (RFC 6749 section 3.2).
  return Object.fromEntries(pairs.filter(([, value]) => value !== '')) as Record<string, string>;
}

/** Handlers by operationId without the version; null is an empty body. */
export const oauthOperations: Record<
  string,
  (question: OAuthContext, form: Record<string, string>) => {body: JsonObject | null; headers: Record<string, string>}
> = {
  'invoicing/token'({state, now, client}, {grant_type: grantType, scope}) {
    if (grantType === undefined) throw new OAuthFailure('invalid_request', 'The parameter grant_type is missing.');
    if (grantType !== 'client_credentials')
      throw new OAuthFailure('unsupported_grant_type', `The grant type ${grantType.slice(0, 40)} is not supported.`);
    if (scope !== undefined) throw new OAuthFailure('invalid_scope', 'There are no scopes.');
    return {
      body: {access_token: grantToken(state, client.id, now), token_type: 'Bearer', expires_in: tokenLifetime},
      headers: {'Cache-Control': 'no-store', Pragma: 'no-cache'},
    };
  },
  'invoicing/revoke_token'({state, now, client}, {token}) {
    if (token === undefined) throw new OAuthFailure('invalid_request', 'The parameter token is missing.');
    const owner = clientOfToken(state, token, now);
    if (owner !== undefined && owner !== client.id)
      throw new OAuthFailure('unauthorized_client', 'The token belongs to another client.');
    forgetToken(state, token);
    return {body: null, headers: {}};
  },
};
