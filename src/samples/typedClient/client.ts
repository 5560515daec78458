import {createHmac} from 'node:crypto';
import createClient, {type Client} from 'openapi-fetch';
import type {paths} from './contract.js';

export interface Settings {
  /** `https://` and the host of the environment. */
  origin: string;
  point: string;
  key: string;
  secret: string;
}

/** The request with its signature over the bytes that are sent, as of this moment. */
async function signed(request: Request, {point, key, secret}: Settings): Promise<Request> {
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const {pathname} = new URL(request.url);
  const body = await request.clone().text();
  const text = `${timestamp}.${request.method}.${pathname}.${body}`;
  const attempt = request.clone();
  attempt.headers.set('Gateway-Point', point);
  attempt.headers.set('Gateway-Key', key);
  attempt.headers.set('Gateway-Timestamp', timestamp);
  attempt.headers.set('Gateway-Signature', createHmac('sha256', secret).update(text).digest('hex'));
  return attempt;
}

const attempts = 4;

/**
 * Sends a request, and repeats it after a lost connection, 429 or 5xx. The repeat has the same body and the same
 * Idempotency-Key, so the gateway acts only once. Each attempt is signed anew, because a signature is valid for 300 s.
 */
export async function sendWithRetries(request: Request, settings: Settings): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === attempts;
    const signal = AbortSignal.timeout(60_000);
    const response = await fetch(await signed(request, settings), {signal}).catch((error: unknown) => {
      if (isLast) throw error;
      return null;
    });
    const isRepeatable = response === null || response.status === 429 || response.status >= 500;
    if (response && (isLast || !isRepeatable)) return response;
    const seconds = Number(response?.headers.get('Retry-After') ?? 2 ** attempt / 4);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 4)));
  }
}

/** A client that knows every path, request and response of the contract. */
export function createGateway(settings: Settings): Client<paths> {
  return createClient<paths>({
    baseUrl: settings.origin,
    fetch: (request) => sendWithRetries(request, settings),
  });
}
