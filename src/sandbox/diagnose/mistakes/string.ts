/** Mistakes with the string that is signed: its parts, their order and what joins them. */
import {brand} from '../../../brand';
import {concatBytes, toBytes} from '../../../gateway/values/bytes';
import {memberOf, parseJson, textOf, type JsonNode} from '../json';
import type {Mistake} from '../mistake';
import {allSchemes, authSchemes, timedSchemes} from '../schemes';
import {exchangeEnd} from '../rsa';
import {withMessage, type Signing} from '../signing';
import type {Scheme} from '../schemes';
import {decodeUtf8} from '../text';

const joined: readonly Scheme[] = [...timedSchemes, ...authSchemes, 'binance_pay'];

function inPath(change: (path: string, signing: Signing) => Iterable<string>): Mistake['make'] {
  return function* (signing) {
    for (const path of change(signing.message.path, signing)) yield withMessage(signing, {path});
  };
}

function inTimestamp(change: (seconds: number, signing: Signing) => Iterable<string | number>): Mistake['make'] {
  return function* (signing) {
    const {timestamp} = signing.message;
    if (!/^\d{1,15}$/.test(timestamp)) return;
    for (const changed of change(Number(timestamp), signing)) yield withMessage(signing, {timestamp: String(changed)});
  };
}

/** A mistake that changes the finished string to sign. */
function inFinished(...changes: Signing['finish'][]): Mistake['make'] {
  return (signing) => changes.map((change) => ({...signing, finish: (text) => change(signing.finish(text))}));
}

/** The body as it arrived, parsed: a mistake with the signed bytes does not change what the reader's code reads. */
function arrivedJson({arrived}: Signing): JsonNode | null {
  return parseJson(decodeUtf8(arrived.body) ?? '');
}

function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [at, item] of items.entries()) {
    for (const rest of permutations([...items.slice(0, at), ...items.slice(at + 1)])) yield [item, ...rest];
  }
}

/** Selects and orders the parts of the string by their indexes; a missing index is a missing part. */
function inPieces(signing: Signing, places: readonly number[]): Signing {
  return {
    ...signing,
    pieces: (inner) => {
      const pieces = signing.pieces(inner);
      return places.flatMap((place) => pieces[place] ?? []);
    },
  };
}

/** Other addresses under which this path may have been signed. */
function* addressesOf({message: {host, path}}: Signing): Generator<string> {
  for (const one of new Set([host, brand.hosts.test, brand.hosts.live].filter(Boolean))) {
    yield `https://${one}${path}`;
    yield `http://${one}${path}`;
    yield one + path;
  }
}

export const stringMistakes: readonly Mistake[] = [
  {
    id: 'lower_case_method',
    schemes: ['v2_request'],
    fix: 'string',
    make: (signing) => ['post', 'Post'].map((method) => withMessage(signing, {method})),
  },
  {
    id: 'other_method',
    schemes: ['v2_request'],
    fix: 'string',
    make: (signing) => ['GET', 'PUT', 'PATCH'].map((method) => withMessage(signing, {method})),
  },
  {
    id: 'path_with_api',
    schemes: ['v2_request'],
    fix: 'string',
    make: inPath((path) => (path.startsWith('/api/') ? [path.slice('/api'.length)] : [`/api${path}`])),
  },
  {
    id: 'path_without_version',
    schemes: ['v2_request'],
    fix: 'string',
    make: inPath((path) => [path.replace(/^\/v\d+(?=\/)/, ''), path.replace(/^\/v\d+\//, '')]),
  },
  {
    id: 'path_without_slash',
    schemes: ['v2_request'],
    fix: 'string',
    make: inPath((path) => [path.replace(/^\//, ''), `/${path}`]),
  },
  {
    id: 'trailing_slash',
    schemes: ['v2_request'],
    fix: 'string',
    make: inPath((path) => (path.endsWith('/') ? [path.replace(/\/+$/, '')] : [`${path}/`])),
  },
  {
    id: 'full_address_signed',
    schemes: ['v2_request', 'v1_get_callback'],
    fix: 'string',
    make: (signing) =>
      signing.scheme === 'v2_request' ? inPath((_, inner) => addressesOf(inner))!(signing) : withAddress(signing),
  },
  {
    id: 'query_signed',
    schemes: ['v2_request'],
    fix: 'string',
    make: inPath((path, {message: {query}}) => (query ? [`${path}?${query}`] : [])),
  },
  {
    id: 'milliseconds',
    schemes: timedSchemes,
    fix: 'time',
    make: inTimestamp(function* (seconds) {
      yield seconds * 1000;
      yield Math.floor(seconds / 1000);
      yield (seconds / 1000).toFixed(3);
      yield `${seconds}.0`;
    }),
    makeRarely: inTimestamp(function* (seconds) {
      for (let part = 1; part < 1000; part += 1) yield seconds * 1000 + part;
    }),
    isSeen: ({scheme, message: {timestamp}}) => timedSchemes.includes(scheme) && /^\d{12,15}$/.test(timestamp),
  },
  {
    id: 'timestamp_as_date',
    schemes: timedSchemes,
    fix: 'time',
    make: inTimestamp(function* (seconds) {
      if (seconds > 8e12) return;
      const iso = new Date(seconds * 1000).toISOString();
      yield iso;
      yield iso.replace('.000', '');
      yield iso.replace('.000Z', '+00:00');
      yield iso.slice(0, 19).replace('T', ' ');
    }),
  },
  {
    id: 'other_timestamp',
    schemes: timedSchemes,
    fix: 'time',
    make: inTimestamp((seconds) => [-2, -1, 1, 2].map((away) => seconds + away)),
    makeRarely: inTimestamp(function* (seconds) {
      for (let away = 3; away <= 600; away += 1) {
        yield seconds - away;
        yield seconds + away;
      }
    }),
  },
  {
    id: 'time_zone',
    schemes: timedSchemes,
    fix: 'time',
    makeRarely: inTimestamp(function* (seconds) {
      for (let half = 1; half <= 28; half += 1) {
        yield seconds - half * 1800;
        yield seconds + half * 1800;
      }
    }),
  },
  {
    id: 'timestamp_from_body',
    schemes: ['v2_callback'],
    fix: 'headers',
    make: inTimestamp((_, signing) => {
      const written = textOf(memberOf(arrivedJson(signing), 'created_at'));
      const parsed = Date.parse(written ?? '');
      return Number.isNaN(parsed) ? [] : [parsed / 1000, written!];
    }),
  },
  {
    id: 'id_changed',
    schemes: ['v2_callback'],
    fix: 'headers',
    make: function* (signing) {
      const body = arrivedJson(signing);
      const data = memberOf(body, 'data');
      for (const id of [memberOf(body, 'id'), memberOf(data, 'id'), memberOf(data, 'external_id')]) {
        const text = textOf(id);
        if (text !== undefined) yield withMessage(signing, {id: text});
      }
    },
  },
  {
    id: 'other_order',
    schemes: joined,
    fix: 'string',
    make: function* (signing) {
      const places = signing.pieces(signing).map((_, place) => place);
      for (const order of permutations(places))
        if (order.some((place, at) => place !== at)) yield inPieces(signing, order);
    },
  },
  {
    id: 'part_missing',
    schemes: joined,
    fix: 'string',
    make: function* (signing) {
      const pieces = signing.pieces(signing);
      const places = pieces.map((_, place) => place);
      // The end of Binance Pay’s string is one line feed, and another mistake covers that it is missing.
      const parts = places.filter((place) => pieces[place] !== exchangeEnd);
      for (const missing of parts)
        yield inPieces(
          signing,
          places.filter((place) => place !== missing),
        );
      for (const only of parts) yield inPieces(signing, [only]);
    },
  },
  {
    id: 'other_separator',
    schemes: joined,
    fix: 'string',
    make: (signing) =>
      ['', '.', ':', '\n', '|', ',', ', ', ';', '&', ' ', '-', '_', '/', '\r\n']
        .filter((separator) => separator !== signing.separator)
        .map((separator) => ({...signing, separator})),
  },
  {
    id: 'line_feed_hashed',
    schemes: [...authSchemes, 'v1_get_callback'],
    fix: 'newline',
    make: (signing) =>
      ['\n', '\r\n', ' '].map((end) => ({
        ...signing,
        finish: (text) => signing.finish(concatBytes(text, toBytes(end))),
      })),
  },
  {
    id: 'text_in_quotes',
    schemes: allSchemes,
    fix: 'string',
    make: inFinished(
      ...['"', "'"].map((quote) => (text: Uint8Array) => concatBytes(toBytes(quote), text, toBytes(quote))),
    ),
  },
  {
    id: 'letter_case_of_string',
    schemes: allSchemes,
    fix: 'string',
    make: inFinished(
      (text) => toBytes(decodeUtf8(text)?.toLowerCase() ?? text),
      (text) => toBytes(decodeUtf8(text)?.toUpperCase() ?? text),
    ),
  },
];

/** A callback by GET, signed with the question mark, the path or the whole address before its parameters. */
function withAddress(signing: Signing): Iterable<Signing> {
  const {host, path} = signing.message;
  const starts = ['?', `${path}?`, `https://${host}${path}?`];
  return inFinished(...starts.map((start) => (text: Uint8Array) => concatBytes(toBytes(start), text)))!(signing);
}
