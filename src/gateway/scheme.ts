import type {Json} from './types';

/**
 * How a request proves who sends it: signed headers (`v2`), the object `auth` in the body (`v1`), an access token
 * (`bearer`, RFC 6750), or the id and the secret of a client with HTTP Basic (`client`, RFC 6749 section 2.3.1).
 */
export type Scheme = 'v2' | 'v1' | 'bearer' | 'client';

/** Media type of the bodies of OAuth 2.0. */
export const formType = 'application/x-www-form-urlencoded';

/** How the requests of an operation are proved, by the security schemes that the contract names for it. */
export function schemeOf(document: Json, post: Json): Scheme {
  const [names = {}] = (post.security ?? document.security ?? []) as Json[];
  const [first] = Object.keys(names).map((name) => document.components.securitySchemes[name] as Json);
  if (first?.type === 'http') return first.scheme === 'basic' ? 'client' : 'bearer';
  return first ? 'v2' : 'v1';
}
