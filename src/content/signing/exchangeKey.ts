import {createPublicKey} from 'node:crypto';
import {bytesToNumberBE} from '@noble/curves/utils.js';
import {base64urlnopad} from '@scure/base';
import {loadContract, operation} from '../contract/contract';
import {readData} from '../core/data';
import type {BinancePayNotify} from '../../types/contract/v2';

/** The key pair with which the sandbox exchange signs notifications. Both keys are base64 without white space. */
interface ExchangeKey {
  /** Value of `BinancePay-Certificate-SN`. */
  certificateSn: string;
  /** SubjectPublicKeyInfo. */
  publicKey: string;
  /** PKCS #8. */
  privateKey: string;
}

/**
 * Reads the key pair of `src/data/gateway/binance_pay.yaml`.
 *
 * @throws one sentence per error in the data (see `readData`)
 */
export function loadExchangeKey(): ExchangeKey {
  const file = readData('gateway/binance_pay.yaml');
  const bare = (text: string): string => text.replaceAll(' ', '');
  return {certificateSn: file.certificate_sn, publicKey: bare(file.public_key), privateKey: bare(file.private_key)};
}

/** Modulus and exponent of an RSA key. */
export function rsaNumbers({publicKey}: ExchangeKey): {n: bigint; e: bigint} {
  const key = createPublicKey({key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki'});
  const {n, e} = key.export({format: 'jwk'});
  return {n: bytesToNumberBE(base64urlnopad.decode(n!)), e: bytesToNumberBE(base64urlnopad.decode(e!))};
}

/** A key in PEM (RFC 7468). */
export function pem(kind: 'PUBLIC' | 'PRIVATE', base64: string): string {
  return [`-----BEGIN ${kind} KEY-----`, ...base64.match(/.{1,64}/g)!, `-----END ${kind} KEY-----`].join('\n');
}

/** The notification of the contract’s example: four headers and the text of the body. */
export function exampleNotification(): Pick<BinancePayNotify, 'headers' | 'body'> {
  const {scenarios} = operation(loadContract('v2'), 'v2/binance_pay/notify');
  return scenarios.find(({key}) => key === 'binance_pay_paid')!.request as unknown as BinancePayNotify;
}

/** The raw HTTP message of the example notification, with its body changed after the exchange signed it. */
export function notificationMessage(change: (body: string) => string): string {
  const {headers, body} = exampleNotification();
  const changed = change(body);
  const lines = {
    Host: 'shop.example',
    'Content-Length': new TextEncoder().encode(changed).length,
    'BinancePay-Timestamp': headers.timestamp,
    'BinancePay-Nonce': headers.nonce,
    'BinancePay-Certificate-SN': headers.certificate_sn,
    'BinancePay-Signature': headers.signature,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return ['POST /binance HTTP/1.1', ...head, '', changed].join('\n');
}
