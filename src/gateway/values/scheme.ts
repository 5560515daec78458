/** The parts of an OpenAPI document that the gateway reads. */
export interface ContractDocument {
  paths: Record<string, {post: ContractOperation}>;
  components: {
    schemas: Record<string, {properties?: object}>;
    securitySchemes?: Record<string, {type: string; scheme?: string}>;
  };
  security?: Record<string, unknown>[];
}

/** The parts of an operation that the gateway reads. */
export interface ContractOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  responses: Record<string, unknown>;
  'x-idempotent'?: boolean;
  'x-oauth'?: boolean;
  'x-errors'?: {code: string}[];
}

/**
 * How a request is authenticated: signed headers (`v2`), the `auth` object in the body (`v1`), an access token
 * (`bearer`, RFC 6750), or client id and secret with HTTP Basic (`client`, RFC 6749 section 2.3.1).
 */
export type AuthenticationScheme = 'v2' | 'v1' | 'bearer' | 'client';

/** Media type of OAuth 2.0 request bodies. */
export const formType = 'application/x-www-form-urlencoded';

/** The authentication of an operation, derived from its security requirement in the contract. */
export function schemeOf(
  document: Pick<ContractDocument, 'components' | 'security'>,
  post: Pick<ContractOperation, 'security'>,
): AuthenticationScheme {
  const [names = {}] = post.security ?? document.security ?? [];
  const [first] = Object.keys(names).map((name) => document.components.securitySchemes?.[name]);
  if (first?.type === 'http') return first.scheme === 'basic' ? 'client' : 'bearer';
  return first ? 'v2' : 'v1';
}
