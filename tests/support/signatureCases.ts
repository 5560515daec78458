import {constants, privateEncrypt} from 'node:crypto';
import {brand} from '../../src/brand';
import {loadTestKeys} from '../../src/content/core/testKeys';
import {exampleNotification, loadExchangeKey, pem} from '../../src/content/signing/exchangeKey';
import {publishedSecret} from '../../src/content/signing/signedMessage';
import {loadVectors, vectorBody, type VectorScheme, type Vector} from '../../src/content/signing/vectors';
import {encodeRfc3986} from '../../src/gateway/values/signing';
import {receive, type Pasted, type PublishedSecrets, type Scheme} from '../../src/sandbox/diagnose';
import {signingOf, type Signing} from '../../src/sandbox/diagnose/signing';

const {request_secrets: requests, callback_secrets: callbacks} = loadTestKeys();
const exchange = loadExchangeKey();

/** The published secrets, as the page gives them to the check. */
export const published: PublishedSecrets = {
  requests,
  callbacks: Object.values(callbacks),
  exchangeKeys: {[exchange.certificateSn]: pem('PUBLIC', exchange.publicKey)},
};

/** Prefix of a `DigestInfo` by the length of the digest: SHA-1, SHA-2 and MD5 (RFC 8017, section 9.2). */
const digestInfos: Record<number, string> = {
  16: '3020300c06082a864886f70d020505000410',
  20: '3021300906052b0e03021a05000414',
  28: '302d300d06096086480165030402040500041c',
  32: '3031300d060960864801650304020105000420',
  48: '3041300d060960864801650304020205000430',
  64: '3051300d060960864801650304020305000440',
};

/** The exchange's signature (base64) over a digest in hex; any other text is returned unchanged. */
export function exchangeSignature(digest: string): string {
  const info = /^[0-9a-f]+$/.test(digest) ? digestInfos[digest.length / 2] : undefined;
  return info === undefined ? digest : encryptWithExchangeKey(Buffer.from(info + digest, 'hex'));
}

/** Encrypts bytes with the private key of the exchange and the padding of PKCS #1 v1.5; base64. */
export function encryptWithExchangeKey(bytes: Buffer): string {
  const key = {key: pem('PRIVATE', exchange.privateKey), padding: constants.RSA_PKCS1_PADDING};
  return privateEncrypt(key, bytes).toString('base64');
}

/** A vector as a reader pastes it; its secret is that of the receiver. */
export function pastedVector(scheme: VectorScheme, vector: Vector): Pasted {
  const own = Array.isArray(vector.secrets) ? vector.secrets : [ownSecret(scheme, vector)];
  return {
    scheme,
    method: vector.method ?? (vector.query === undefined ? 'POST' : 'GET'),
    target: vector.path ?? `/callbacks${vector.query === undefined ? '' : `?${vector.query}`}`,
    headers: vector.headers,
    body: vectorBody(vector),
    secrets: own,
    published,
    now: loadVectors(scheme).now,
    usedNonces: vector.used_nonces ?? [],
  };
}

function ownSecret(scheme: VectorScheme, vector: Vector): string {
  if (scheme === 'v2_callback') return publishedSecret(scheme, vector);
  const body = new TextDecoder().decode(vectorBody(vector));
  const named = /"point": ?(\d+),\s*"key": ?(\d+)/.exec(body);
  const [point, key] = named
    ? [named[1]!, named[2]!]
    : [vector.headers['Gateway-Point'], vector.headers['Gateway-Key']];
  const held = vector.secrets as Record<string, string> | undefined;
  return held?.[`${point}:${key}`] ?? requests[point ?? '']?.[key ?? ''] ?? requests['1042']!['1']!;
}

/** A message of a scheme with the right signature, and how it looks with another one. */
export interface Genuine {
  scheme: Scheme;
  secret: string;
  /** The message as it arrives with a signature. */
  withSignature: (signature: string) => Pasted;
}

const requestSecret = requests['1042']!['1']!;
const callbackSecret = callbacks.current;
const time = '1741944413';

/** Genuine messages around a JSON body, or around parameters for a callback by GET. */
export function genuine(scheme: Scheme, body: string, fields: readonly (readonly [string, string])[] = []): Genuine {
  const bytes = new TextEncoder().encode(body);
  const common = {scheme, method: 'POST', body: bytes, published, usedNonces: []};
  const auth = (hash: string): Uint8Array =>
    new TextEncoder().encode(
      `{"auth":{"point":1042,"key":1,"nonce":"8f14e45fceea167a","hash":${JSON.stringify(hash)}},"id":7,"transaction":{"id":8}}`,
    );
  switch (scheme) {
    case 'v2_request':
      return {
        scheme,
        secret: requestSecret,
        withSignature: (signature) => ({
          ...common,
          target: `https://${brand.hosts.test}/v2/transaction/create?trace=1`,
          headers: {
            'Gateway-Point': '1042',
            'Gateway-Key': '1',
            'Gateway-Timestamp': time,
            'Gateway-Signature': signature,
          },
          secrets: [requestSecret],
        }),
      };
    case 'v2_callback':
      return {
        scheme,
        secret: callbackSecret,
        withSignature: (signature) => ({
          ...common,
          target: '/callbacks',
          headers: {
            'webhook-id': 'evt_6bNm9VcX2zLk4JhG7fDs',
            'webhook-timestamp': time,
            'webhook-signature': signature,
          },
          secrets: [callbackSecret],
        }),
      };
    case 'v1_request':
    case 'v1_post_callback':
      return {
        scheme,
        secret: requestSecret,
        withSignature: (signature) => ({
          ...common,
          target: scheme === 'v1_request' ? '/v1/transaction/create' : '/callbacks',
          headers: {'Content-Type': 'application/json'},
          body: auth(signature),
          secrets: [requestSecret],
        }),
      };
    case 'v1_get_callback':
      return {
        scheme,
        secret: requestSecret,
        withSignature: (signature) => ({
          ...common,
          method: 'GET',
          target: `https://shop.example/callbacks?${[...fields, ['sign', signature] as const]
            .map((pair) => pair.map(encodeRfc3986).join('='))
            .join('&')}`,
          headers: {},
          body: new Uint8Array(),
          secrets: [requestSecret],
        }),
      };
    case 'binance_pay': {
      const {headers} = exampleNotification();
      return {
        scheme,
        secret: '',
        withSignature: (signature) => ({
          ...common,
          target: '/binance',
          headers: {
            'BinancePay-Timestamp': headers.timestamp,
            'BinancePay-Nonce': headers.nonce,
            'BinancePay-Certificate-SN': headers.certificate_sn,
            'BinancePay-Signature': exchangeSignature(signature),
          },
          secrets: [],
        }),
      };
    }
    default:
      throw new Error(`The scheme ${String(scheme satisfies never)} has no genuine message.`);
  }
}

/** The right way to sign a genuine message, as the diagnosis starts from it. */
export function signingOfGenuine({scheme, secret, withSignature}: Genuine): Signing {
  const others = [...Object.values(requests['1042']!), ...Object.values(callbacks)].filter((other) => other !== secret);
  return signingOf(scheme, receive(withSignature(''), scheme).message, secret, others);
}
