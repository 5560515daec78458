import {basicRequest, bearerRequest} from '../../src/content/signing/clientRequest';
import {loadWorld} from '../../src/content/examples/world';
import {signedRequest, withAuth} from '../../src/content/signing/signedRequest';
import {exampleClient, loadTestKeys} from '../../src/content/core/testKeys';
import {
  createState,
  grantToken,
  handle,
  type HttpAnswer,
  type HttpRequest,
  type State,
  type World,
} from '../../src/gateway';
import {contractOf, versionOf} from '../../src/gateway/values/operationId';
import type {Json} from './json';

/** The moment of all examples, Unix seconds. */
export const start = 1741944413;

/** A merchant's client of the reference gateway: signs, sends, counts keys and nonces. */
export class Merchant {
  readonly state: State;
  now = start;
  private sent = 0;

  constructor(readonly world: World = loadWorld()) {
    this.state = createState(world, 'test');
  }

  /** An authenticated request; `headers` override those of the authentication. */
  request(path: string, body: Json | string, headers: Record<string, string> = {}): HttpRequest {
    this.sent += 1;
    if (contractOf(path) === 'invoicing') return this.invoicing(path, body, headers);
    const isV1 = versionOf(path) === 'v1';
    const whole = isV1 && typeof body !== 'string' ? withAuth(this.world, body, `nonce-of-request-${this.sent}`) : body;
    const text = typeof whole === 'string' ? whole : JSON.stringify(whole);
    const request = signedRequest(this.world, path, text, this.now, `idempotency-key-${this.sent}`);
    return {...request, headers: {...request.headers, ...headers}};
  }

  /** A request of the invoicing API: with a token that is valid now, or with the credentials of the client. */
  private invoicing(path: string, body: Json | string, headers: Record<string, string>): HttpRequest {
    const isForm = /token$/.test(path);
    if (!isForm) grantToken(this.state, exampleClient, this.now, loadTestKeys().access_token);
    const text = typeof body === 'string' ? body : isForm ? String(new URLSearchParams(body)) : JSON.stringify(body);
    const request = isForm ? basicRequest(path, text) : bearerRequest(path, text, `idempotency-key-${this.sent}`);
    return {...request, headers: {...request.headers, ...headers}};
  }

  /** Sends a request as it is. */
  raw(request: HttpRequest): HttpAnswer {
    return handle(this.world, this.state, request, this.now);
  }

  /** Sends an authenticated request and parses the response. */
  send(
    path: string,
    body: Json | string,
    headers?: Record<string, string>,
  ): {status: number; headers: Record<string, string>; body: Json} {
    const answer = this.raw(this.request(path, body, headers));
    return {...answer, body: JSON.parse(answer.body) as Json};
  }
}

/** Bodies of `create` that succeed, in v2. */
export const bodies = {
  pixQr: (externalId: string, amount = '150.00') => ({
    service: 'pix/payin_h2h',
    external_id: externalId,
    amount,
    currency: 'BRL',
    payer: {full_name: 'Ana Souza', email: 'ana.souza@payer.example', document_number: '12345678909', country: 'BR'},
  }),
  card: (externalId: string, amount = '49.90', more: Json = {}) => ({
    service: 'card/payin_h2h',
    external_id: externalId,
    amount,
    currency: 'EUR',
    payer: {full_name: 'Olena Koval', ip: '203.0.113.10'},
    ...more,
  }),
  hosted: (externalId: string, amount = '150.00') => ({
    service: 'pix/payin_hpp',
    external_id: externalId,
    amount,
    currency: 'BRL',
    return_url: 'https://shop.example/orders/1',
    payer: {full_name: 'Ana Souza', email: 'ana.souza@payer.example', document_number: '12345678909', country: 'BR'},
  }),
  payout: (externalId: string, amount = '150.00') => ({
    service: 'pix/payout_h2h',
    external_id: externalId,
    amount,
    currency: 'BRL',
    recipient: {
      full_name: 'Ana Souza',
      document_number: '12345678909',
      country: 'BR',
      fields: {pix_key_type: 'evp', pix_key: '123e4567-e89b-42d3-a456-426614174000'},
    },
  }),
} as const;

/** Fields of `pay` for a test card. */
export const cardFields = (number: string): Json => ({
  card_number: number,
  card_expiry_month: '12',
  card_expiry_year: '2030',
  // American Express has four digits.
  card_cvv: /^3[47]/.test(number) ? '1234' : '123',
});
