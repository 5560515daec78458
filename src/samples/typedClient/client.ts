import {createHmac} from 'node:crypto';
import createClient, {type Client, type Middleware} from 'openapi-fetch';
import type {paths} from './contract.js';

export interface Settings {
  /** `https://` and the host of the environment. */
  origin: string;
  point: string;
  key: string;
  secret: string;
}

/** Signs the bytes that are sent, with the time of this moment. */
function signing({point, key, secret}: Settings): Middleware {
  return {
    async onRequest({request}) {
      const timestamp = Math.floor(Date.now() / 1000).toString();
      const {pathname} = new URL(request.url);
      const body = await request.clone().text();
      const text = `${timestamp}.${request.method}.${pathname}.${body}`;
      request.headers.set('Gateway-Point', point);
      request.headers.set('Gateway-Key', key);
      request.headers.set('Gateway-Timestamp', timestamp);
      request.headers.set('Gateway-Signature', createHmac('sha256', secret).update(text).digest('hex'));
      return request;
    },
  };
}

const attempts = 4;

/**
 * Sends a request, and repeats it after a lost connection, 429 or 5xx. The repeat has the same body and the same
 * Idempotency-Key, so the gateway acts only once. All waits together stay below 300 s, for which the signature is valid.
 */
async function fetchWithRetries(request: Request): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === attempts;
    const response = await fetch(request.clone(), {signal: AbortSignal.timeout(60_000)}).catch((error: unknown) => {
      if (isLast) throw error;
      return null;
    });
    const isRepeatable = response === null || response.status === 429 || response.status >= 500;
    if (response && (isLast || !isRepeatable)) return response;
    const seconds = Number(response?.headers.get('Retry-After') ?? 2 ** attempt / 4);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 4)));
  }
}

/** A client with a method for every operation of the contract. */
export function createGateway(settings: Settings): Client<paths> {
  const client = createClient<paths>({baseUrl: settings.origin, fetch: fetchWithRetries});
  client.use(signing(settings));
  return client;
}
