/** Which lines of code fix a mistake; `src/samples/languages/<language>/fixes.ts` has them in each language. */
import {fixLanguages} from '../../samples/fixLanguages';
import type {Fixes} from '../../samples/fixes';
import type {Scheme} from './schemes';

/** The programming languages of the samples, with their highlighting. */
export const languages: readonly {id: FixLanguage; label: string}[] = fixLanguages;

export type FixLanguage = (typeof fixLanguages)[number]['id'];

/** The same lines for all schemes, or those of each scheme that has a mistake of this kind. */
type Fix = keyof Fixes | Partial<Record<Scheme, keyof Fixes>>;

/** Reading the raw body fixes every mistake that changes a received body. */
const readBody = {
  v2_callback: 'readRawBody',
  v1_post_callback: 'readProofBody',
  binance_pay: 'readNotification',
} as const;

const fixes = {
  bytes: {...readBody, v2_request: 'sendSignedBytes', v1_request: 'sendProofBody', v1_get_callback: 'readRawQuery'},
  string: {
    v2_request: 'requestString',
    v2_callback: 'callbackString',
    v1_request: 'proofString',
    v1_post_callback: 'proofString',
    v1_get_callback: 'queryString',
    binance_pay: 'exchangeString',
  },
  digest: {
    v2_request: 'hmacHex',
    v2_callback: 'hmacBase64',
    v1_request: 'sha256Hex',
    v1_post_callback: 'sha256Hex',
    v1_get_callback: 'hmacHex',
    binance_pay: 'verifyRsa',
  },
  key: {
    v2_request: 'textKey',
    v2_callback: 'callbackKey',
    v1_request: 'proofString',
    v1_post_callback: 'proofString',
    v1_get_callback: 'textKey',
    binance_pay: 'readPublicKey',
  },
  secret: 'cleanSecret',
  headers: {
    v2_request: 'sendHeaders',
    v2_callback: 'readHeaders',
    v1_request: 'proofObject',
    v1_post_callback: 'readAuth',
    v1_get_callback: 'readSign',
    binance_pay: 'readExchangeHeaders',
  },
  newline: {
    ...readBody,
    v2_request: 'bodyWithoutLineFeed',
    v1_request: 'hashWithoutLineFeed',
    v1_post_callback: 'hashWithoutLineFeed',
    v1_get_callback: 'queryWithoutLineFeed',
  },
  utf8: {...readBody, v2_request: 'encodeUtf8', v1_get_callback: 'decodeUtf8'},
  json: {...readBody, v2_request: 'toJson', v1_request: 'toJson'},
  base64Body: {v2_request: 'sendSignedBytes', v2_callback: 'decodeBody', binance_pay: 'decodeBody'},
  time: {v2_request: 'signTime', v2_callback: 'readTime'},
  nonce: {v1_request: 'newNonce', v1_post_callback: 'readNonce'},
  log: {
    v2_request: 'logBody',
    v2_callback: 'logBody',
    v1_request: 'logBody',
    v1_post_callback: 'logBody',
    v1_get_callback: 'logQuery',
    binance_pay: 'logBody',
  },
  refuse: {v1_get_callback: 'refuse'},
} satisfies Record<string, Fix>;

export type FixName = keyof typeof fixes;

/**
 * The code that fixes a mistake in a scheme, by language.
 *
 * @throws if no mistake of the scheme is fixed this way
 */
export function fixOf(name: FixName, scheme: Scheme): Record<FixLanguage, string> {
  const fix: Fix = fixes[name];
  const lines = typeof fix === 'string' ? fix : fix[scheme];
  if (!lines) throw new Error(`The fix ${name} has no code for ${scheme}. Add it to the table of fixes.`);
  return Object.fromEntries(fixLanguages.map((language) => [language.id, language.fixes[lines]])) as Record<
    FixLanguage,
    string
  >;
}
