/** Access tokens of the invoicing API (OAuth 2.0 client credentials, RFC 6749 section 4.4). */
import {tokenLifetime} from '../limits';
import {derive} from './ids';
import type {State, Stores} from './types';

function tokensOf(state: State): NonNullable<Stores['access_tokens']> {
  return (state.stores.access_tokens ??= {});
}

/**
 * Issues a token to a client and removes expired ones.
 *
 * @param now Unix seconds
 * @param token the token to issue; by default a new one
 */
export function grantToken(state: State, client: string, now: number, token: string = newToken(state)): string {
  const tokens = tokensOf(state);
  for (const [known, {expiresAt}] of Object.entries(tokens)) if (expiresAt <= now) delete tokens[known];
  tokens[token] = {client, expiresAt: now + tokenLifetime};
  return token;
}

function newToken(state: State): string {
  const given = state.given.token?.shift();
  if (given) return given;
  state.made += 1;
  return `test_token_${derive(`${state.seed} token ${state.made}`, 24)}`;
}

/** The client of a token; undefined if the token is unknown, expired or revoked. */
export function clientOfToken(state: State, token: string, now: number): string | undefined {
  const tokens = tokensOf(state);
  const known = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
  return known && known.expiresAt > now ? known.client : undefined;
}

export function forgetToken(state: State, token: string): void {
  delete tokensOf(state)[token];
}
