import {createPublicKey} from 'node:crypto';
import {bytesToNumberBE} from '@noble/curves/utils.js';
import {base64urlnopad} from '@scure/base';
import {readData} from '../core/data';

/** The key pair with which the sandbox exchange signs notifications. Both keys are base64 without white space. */
export interface ExchangeKey {
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
