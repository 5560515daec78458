/** Notifications of Binance Pay with a mistake, by the names that the signature check gives them. */
import {constants, createHash, generateKeyPairSync, sign as signRsa} from 'node:crypto';
import {exampleNotification, loadExchangeKey, pem} from '../../src/content/signing/exchangeKey';
import type {Pasted} from '../../src/sandbox/diagnose';
import {parseJson, styles, writeJson, type JsonNode} from '../../src/sandbox/diagnose/json';
import {encryptWithExchangeKey, published} from './signatureCases';

const {headers, body} = exampleNotification();
const exchange = loadExchangeKey();
const publicKey = pem('PUBLIC', exchange.publicKey);
const privateKey = pem('PRIVATE', exchange.privateKey);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const toSign = Buffer.from(`${headers.timestamp}\n${headers.nonce}\n${body}\n`);

/** The notification of the contract as a reader pastes it, with the published key. */
export function exchangeNotification(): Pasted {
  return {
    scheme: 'binance_pay',
    method: 'POST',
    target: '/binance',
    headers: {
      'BinancePay-Timestamp': headers.timestamp,
      'BinancePay-Nonce': headers.nonce,
      'BinancePay-Certificate-SN': headers.certificate_sn,
      'BinancePay-Signature': headers.signature,
    },
    body: utf8(body),
    secrets: publicKey.split('\n'),
    published,
  };
}

type Change = (pasted: Pasted) => Pasted;

const withHeader =
  (name: string, value: string): Change =>
  (pasted) => ({...pasted, headers: {...pasted.headers, [name]: value}});
const withSignature = (value: string): Change => withHeader('BinancePay-Signature', value);
const withKey =
  (...lines: string[]): Change =>
  (pasted) => ({...pasted, secrets: lines});
const withBody =
  (changed: string): Change =>
  (pasted) => ({...pasted, body: utf8(changed)});
const withOwnString =
  (ownString: string): Change =>
  (pasted) => ({...pasted, ownString: utf8(ownString)});

const bytes = Buffer.from(headers.signature, 'base64');
const urlSafe = headers.signature.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const reserialised = writeJson(parseJson(body)!, styles[2]!);
const {data} = JSON.parse(body) as {data: string};
const unfolded = body.replace(JSON.stringify(data), data);
const {entries} = parseJson(unfolded) as unknown as {entries: [string, JsonNode][]};
const reversed = writeJson({kind: 'object', entries: entries.reverse()}, styles[0]!);

/** Changes of the genuine notification by mistake; a plus joins the names of two mistakes. */
export const exchangeCases: Record<string, Change> = {
  header_missing: withHeader('BinancePay-Nonce', ''),
  certificate_unknown: (pasted) => withHeader('BinancePay-Certificate-SN', 'a'.repeat(32))({...pasted, secrets: []}),
  certificate_number_as_key: withKey(exchange.certificateSn),
  public_key_damaged: withKey(...publicKey.split('\n').filter((_, line) => line !== 3)),
  exchange_hmac: withSignature('A1'.repeat(64)),
  signature_truncated: withSignature(headers.signature.slice(0, 255)),
  exchange_key_other: withKey(
    generateKeyPairSync('rsa', {modulusLength: 2048}).publicKey.export({format: 'pem', type: 'spki'}).toString(),
  ),
  rsa_pss: withSignature(
    signRsa('sha256', toSign, {key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING}).toString('base64'),
  ),
  digest_info_missing: withSignature(encryptWithExchangeKey(createHash('sha256').update(toSign).digest())),
  rsa_hex: withSignature(bytes.toString('hex').toUpperCase()),
  hex_in_base64: withSignature(Buffer.from(headers.signature).toString('base64')),
  signature_in_quotes: withSignature(`"${headers.signature}"`),
  signature_percent_encoded: withSignature(encodeURIComponent(headers.signature)),
  plus_lost_in_header: withSignature(headers.signature.replaceAll('+', ' ')),
  signature_wrapped: withSignature(headers.signature.replace(/.{76}/g, '$&\n')),
  url_safe_base64: withSignature(urlSafe),
  private_key_given: withKey(privateKey),
  public_key_line_feeds: withKey(publicKey.replaceAll('\n', '\\n')),
  data_parsed: withBody(unfolded),
  number_rounded: (pasted) => {
    const exact = body.replaceAll('311942876150439936', '311942876150439937');
    const signed = Buffer.from(`${headers.timestamp}\n${headers.nonce}\n${exact}\n`);
    const signature = signRsa('sha256', signed, privateKey).toString('base64');
    return withBody(exact.replace(/"bizId":\d+/, `"bizId":${Number('311942876150439937')}`))(
      withSignature(signature)(pasted),
    );
  },
  reserialised_json: withBody(reserialised),
  trailing_newline: withBody(`${body}\n`),
  other_hash: withSignature(signRsa('sha1', toSign, privateKey).toString('base64')),
  last_line_feed_missing: withOwnString(toSign.toString().slice(0, -1)),
  exchange_seconds: withOwnString(toSign.toString().replace(headers.timestamp, headers.timestamp.slice(0, 10))),
  other_separator: withOwnString(`${headers.timestamp}${headers.nonce}${body}`),
  string_differs: withOwnString('something else'),
  'reserialised_json + url_safe_base64': (pasted) => withSignature(urlSafe)(withBody(reserialised)(pasted)),
  'other_key_order + data_parsed': withBody(reversed),
};
