/** Mistakes with notifications of Binance Pay, which the exchange signs with a private key. */
import {compact, mapJson, memberOf, parseJson, writeJson, type JsonNode} from '../json';
import type {FixName} from '../fixes';
import type {Mistake} from '../mistake';
import {exchangeEnd, type Flaw} from '../rsa';
import {withMessage} from '../signing';
import type {Scheme} from '../schemes';
import {inJson} from './body';

const schemes: readonly Scheme[] = ['binance_pay'];

/** A mistake that the text of the key or of the signature shows. */
function shownBy(id: Flaw, fix: FixName): Mistake {
  return {id, schemes, fix, isSeen: ({exchange}) => exchange?.flaws.includes(id) ?? false};
}

/** Replaces the value of one field of an object. */
function withField(node: JsonNode, name: string, value: JsonNode): JsonNode {
  if (node.kind !== 'object') return node;
  const key = JSON.stringify(name);
  return {...node, entries: node.entries.map(([own, old]) => [own, own === key ? value : old])};
}

const token = (raw: string): JsonNode => ({kind: 'token', raw});

/** The field `data`, a text of JSON, as an object; or the object as the text that it was. */
function* withOtherData(node: JsonNode): Generator<JsonNode> {
  const data = memberOf(node, 'data');
  if (data?.kind === 'object') {
    yield withField(node, 'data', token(JSON.stringify(writeJson(data, compact))));
  } else if (data?.kind === 'token' && data.raw.startsWith('"')) {
    const inner = parseJson(JSON.parse(data.raw) as string);
    if (inner) yield withField(node, 'data', inner);
  }
}

/** `bizId` as JavaScript rounds it, and the exact number, which `bizIdStr` repeats. */
function* withOtherNumbers(node: JsonNode): Generator<JsonNode> {
  const rounded = mapJson(node, (inner) =>
    inner.kind === 'token' && /^\d{16,}$/.test(inner.raw) ? token(String(Number(inner.raw))) : inner,
  );
  yield rounded;
  const exact = memberOf(node, 'bizIdStr');
  if (exact?.kind === 'token' && /^"\d+"$/.test(exact.raw))
    yield withField(node, 'bizId', token(exact.raw.slice(1, -1)));
}

export const exchangeMistakes: readonly Mistake[] = [
  {
    id: 'header_missing',
    schemes,
    fix: 'headers',
    isSeen: ({exchange, message: {timestamp, nonce}}) =>
      exchange !== undefined && (!exchange.isSent || [timestamp, nonce, exchange.serial].includes('')),
  },
  {
    id: 'certificate_unknown',
    schemes,
    fix: 'key',
    isSeen: ({exchange, secrets, published}) =>
      secrets.length === 0 && !!exchange?.serial && !Object.hasOwn(published.exchangeKeys, exchange.serial),
  },
  shownBy('certificate_number_as_key', 'key'),
  shownBy('public_key_damaged', 'key'),
  shownBy('exchange_hmac', 'digest'),
  shownBy('signature_truncated', 'log'),
  shownBy('exchange_key_other', 'key'),
  shownBy('rsa_pss', 'digest'),
  shownBy('digest_info_missing', 'digest'),
  shownBy('rsa_hex', 'digest'),
  shownBy('hex_in_base64', 'digest'),
  shownBy('signature_in_quotes', 'headers'),
  shownBy('signature_percent_encoded', 'headers'),
  shownBy('plus_lost_in_header', 'headers'),
  shownBy('signature_wrapped', 'headers'),
  shownBy('url_safe_base64', 'digest'),
  shownBy('private_key_given', 'key'),
  shownBy('public_key_line_feeds', 'key'),
  {id: 'data_parsed', schemes, fix: 'bytes', make: inJson(withOtherData)},
  {id: 'number_rounded', schemes, fix: 'bytes', make: inJson(withOtherNumbers)},
  {
    id: 'last_line_feed_missing',
    schemes,
    fix: 'string',
    make: (signing) => [
      {...signing, pieces: (inner) => signing.pieces(inner).filter((piece) => piece !== exchangeEnd)},
    ],
  },
  {
    id: 'exchange_seconds',
    schemes,
    fix: 'headers',
    make: (signing) => {
      const {timestamp} = signing.message;
      return /^\d{13}$/.test(timestamp) ? [withMessage(signing, {timestamp: timestamp.slice(0, 10)})] : [];
    },
  },
];
