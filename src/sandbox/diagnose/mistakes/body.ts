/** Mistakes with the bytes of the body. */
import {concatBytes, toBase64, toBytes} from '../../../gateway/values/bytes';
import {mapJson, memberOf, parseJson, styleOf, styles, writeJson, type JsonNode} from '../json';
import {envelopeOrder, optionalNames, transactionOrder} from '../knowledge';
import type {Mistake} from '../mistake';
import {bodySchemes} from '../schemes';
import {withMessage, type Signing} from '../signing';
import {
  byText,
  clearedOfUnseen,
  decodeUtf8,
  inOtherCharsets,
  invisible,
  numberForms,
  asSeen,
  swapped,
  withoutBlanks,
  withoutUnseen,
} from '../text';

/** A mistake that changes the body as bytes. */
function inBytes(change: (body: Uint8Array) => Iterable<Uint8Array>): Mistake['make'] {
  return function* (signing) {
    for (const body of change(signing.message.body)) yield withMessage(signing, {body});
  };
}

/** A mistake that changes the body as text. */
function inText(change: (text: string) => Iterable<string>): Mistake['make'] {
  return inBytes(function* (body) {
    const text = decodeUtf8(body);
    if (text !== null) for (const changed of change(text)) yield toBytes(changed);
  });
}

/** A mistake that changes the body as JSON; its white space stays. */
export function inJson(change: (node: JsonNode) => Iterable<JsonNode>): Mistake['make'] {
  return inText(function* (text) {
    const node = parseJson(text);
    if (node === null) return;
    const style = styleOf(text, node);
    const [, before = '', after = ''] = /^(\s*)[^]*?(\s*)$/.exec(text)!;
    const unchanged = writeJson(node, style);
    for (const changed of change(node)) {
      const written = writeJson(changed, style);
      // White space that no serialiser writes is missing in `unchanged` too; losing it is a mistake of its own.
      if (written !== unchanged) yield before + written + after;
    }
  });
}

/** A mistake that is made only in schemes that sign the body; the messages of other schemes can still show it. */
function whereSigned(make: NonNullable<Mistake['make']>): Mistake['make'] {
  return (signing) => (bodySchemes.includes(signing.scheme) ? make(signing) : []);
}

/** Sorts the fields of every object. */
function sorted(node: JsonNode, compare: (left: string, right: string) => number): JsonNode {
  return mapJson(node, (inner) =>
    inner.kind === 'object'
      ? {...inner, entries: [...inner.entries].sort(([left], [right]) => compare(left, right))}
      : inner,
  );
}

/** Orders the fields as a list of names does; unknown ones keep their order after it. */
function inOrder(node: JsonNode, names: readonly string[]): JsonNode {
  if (node.kind !== 'object') return node;
  const rank = (key: string): number => {
    const at = names.indexOf(JSON.parse(key) as string);
    return at < 0 ? names.length : at;
  };
  return {...node, entries: [...node.entries].sort(([left], [right]) => rank(left) - rank(right))};
}

/** A callback as the contract orders it. */
function asDocumented(node: JsonNode): JsonNode {
  const envelope = inOrder(node, envelopeOrder);
  if (envelope.kind !== 'object') return envelope;
  return {
    ...envelope,
    entries: envelope.entries.map(([key, value]) => [key, key === '"data"' ? inOrder(value, transactionOrder) : value]),
  };
}

function changeTokens(node: JsonNode, change: (raw: string) => string): JsonNode {
  return mapJson(node, (inner) => (inner.kind === 'token' ? {...inner, raw: change(inner.raw)} : inner));
}

/** All tokens that have other forms changed alike. */
function* changeAllTokens(node: JsonNode, formsOf: (raw: string) => string[]): Generator<JsonNode> {
  for (const which of [0, 1]) yield changeTokens(node, (raw) => formsOf(raw)[which] ?? raw);
}

/** One node for each token that has other forms, with this token changed. */
function* changeEachToken(node: JsonNode, formsOf: (raw: string) => string[]): Generator<JsonNode> {
  const tokens: string[] = [];
  changeTokens(node, (raw) => (tokens.push(raw), raw));
  for (const [at, raw] of tokens.slice(0, 40).entries()) {
    for (const form of formsOf(raw)) {
      let position = 0;
      yield changeTokens(node, (old) => (position++ === at ? form : old));
    }
  }
}

/** A number, or a text that is one, in other forms. */
function otherNumber(raw: string): string[] {
  return raw.startsWith('"') ? numberForms(raw.slice(1, -1)).map((form) => `"${form}"`) : numberForms(raw);
}

/** A number as a text, and the reverse. */
function otherQuotes(raw: string): string[] {
  if (/^"-?\d+(\.\d+)?"$/.test(raw)) return [raw.slice(1, -1)];
  return /^-?\d+(\.\d+)?$/.test(raw) ? [`"${raw}"`] : [];
}

const isEmpty = (node: JsonNode): boolean =>
  (node.kind === 'token' && ['null', '""'].includes(node.raw)) ||
  (node.kind === 'object' && node.entries.length === 0) ||
  (node.kind === 'array' && node.items.length === 0);

/** Leaves out the fields that a test chooses. */
function without(node: JsonNode, isLeftOut: (value: JsonNode) => boolean): JsonNode {
  return mapJson(node, (inner) =>
    inner.kind === 'object' ? {...inner, entries: inner.entries.filter(([, value]) => !isLeftOut(value))} : inner,
  );
}

/** Adds fields to the end of the whole object or of the last object in it. */
function* withFields(node: JsonNode, added: readonly (readonly [string, JsonNode])[]): Generator<JsonNode> {
  if (node.kind !== 'object') return;
  yield {...node, entries: [...node.entries, ...added]};
  const last = node.entries.at(-1);
  if (last?.[1].kind === 'object') {
    for (const inner of withFields(last[1], added))
      yield {...node, entries: [...node.entries.slice(0, -1), [last[0], inner]]};
  }
}

const emptyTokens: readonly JsonNode[] = ['""', 'null'].map((raw) => ({kind: 'token', raw}));

const escapeUnicode = (text: string, isUpper = false): string =>
  text.replace(/[\u0080-\uFFFF]/g, (unit) => {
    const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${isUpper ? digits.toUpperCase() : digits}`;
  });
const unescapeUnicode = (text: string): string =>
  text.replace(/\\u([0-9a-fA-F]{4})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
const escapeSlashes = (text: string): string => text.replace(/(?<!\\)\//g, '\\/');
const escapeHtml = (text: string, characters: RegExp): string =>
  text.replace(characters, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const entities: [string, string][] = [
  ['&', '&amp;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ["'", '&#039;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
];

/** A body as other languages print the object. */
function* printed(text: string): Generator<string> {
  const node = parseJson(text);
  if (node === null) return;
  const python = writeJson(
    changeTokens(node, (raw) => ({true: 'True', false: 'False', null: 'None'})[raw] ?? quoted(raw)),
    styles[1]!,
  );
  yield python.replace(/"((?:[^"\\]|\\.)*)": /g, "'$1': ");
  yield '[object Object]';
  yield 'Array';
  const java = (inner: JsonNode): string => {
    switch (inner.kind) {
      case 'object':
        return `{${inner.entries.map(([key, value]) => `${JSON.parse(key) as string}=${java(value)}`).join(', ')}}`;
      case 'array':
        return `[${inner.items.map(java).join(', ')}]`;
      default:
        return inner.raw.startsWith('"') ? (JSON.parse(inner.raw) as string) : inner.raw;
    }
  };
  yield java(node);
}

/** A string as Python prints it. */
function quoted(raw: string): string {
  if (!raw.startsWith('"')) return raw;
  const text = JSON.parse(raw) as string;
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}

/** A body as form fields. */
function* asForm(text: string): Generator<string> {
  const node = parseJson(text);
  if (node?.kind !== 'object') return;
  const pairs: [string, string][] = [];
  const collect = (name: string, inner: JsonNode): void => {
    if (inner.kind === 'object') {
      for (const [key, value] of inner.entries) {
        const plain = JSON.parse(key) as string;
        collect(name ? `${name}[${plain}]` : plain, value);
      }
    } else if (inner.kind === 'array') inner.items.forEach((item, at) => collect(`${name}[${at}]`, item));
    else pairs.push([name, inner.raw.startsWith('"') ? (JSON.parse(inner.raw) as string) : inner.raw]);
  };
  collect('', node);
  const form = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  yield form;
  yield form.replaceAll('%20', '+');
}

const mark = Uint8Array.of(0xef, 0xbb, 0xbf);
const hasMark = (body: Uint8Array): boolean => mark.every((byte, at) => body[at] === byte);

/** Whether a body is JSON whose end is missing. */
function isCut(text: string): boolean {
  // An invisible character after the end does not mean that the end is missing.
  const seen = withoutUnseen(text).trim();
  if (!/^[{[]/.test(seen) || parseJson(seen) !== null) return false;
  return /(\.\.\.|…|\[truncated\]?)$/i.test(seen) || !/[}\]]$/.test(seen);
}

/** Whether a body is invalid JSON only because of invisible characters. A byte order mark is a mistake of its own. */
function isSpoiled(text: string): boolean {
  const body = text.replace(/^\uFEFF/, '');
  return parseJson(body) === null && [withoutUnseen(body), asSeen(body)].some((seen) => parseJson(seen) !== null);
}

/** Changes the body as text, apart from adding and removing a byte order mark, which is a mistake of its own. */
function inUnmarked(change: (text: string) => Iterable<string>): NonNullable<Mistake['make']> {
  return inText(function* (text) {
    const bare = text.replace(/^\uFEFF/, '');
    for (const changed of change(text)) if (changed.replace(/^\uFEFF/, '') !== bare) yield changed;
  })!;
}

/** A body with other white space before it, or with an invisible character. */
function* withUnseen(text: string): Generator<string> {
  const begun = text.replace(/^[ \t\r\n]+/, '');
  // Blanks at the end alone are a mistake of their own.
  if (begun !== text) yield* [begun, withoutBlanks(text)];
  for (const blank of [' ', '\t', '\n']) yield blank + text;
  const strings = [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].slice(0, 12);
  const ends = strings.flatMap(({index, 0: {length}}) => [index + 1, index + length - 1]);
  const spaces = [...text.matchAll(/ /g)].slice(0, 12).map(({index}) => index);
  for (const character of invisible) {
    for (const at of [0, text.length, ...ends]) yield text.slice(0, at) + character + text.slice(at);
    if (!/\s/.test(character)) continue;
    yield text.replaceAll(' ', character);
    for (const at of spaces) yield text.slice(0, at) + character + text.slice(at + 1);
  }
}

const isCompressed = (body: Uint8Array): boolean => body[0] === 0x1f && body[1] === 0x8b;

export const bodyMistakes: readonly Mistake[] = [
  {
    id: 'body_empty',
    schemes: [...bodySchemes, 'v1_request', 'v1_post_callback'],
    fix: 'bytes',
    make: whereSigned(emptied),
    isSeen: ({scheme, body}) => scheme !== 'v1_get_callback' && body.length === 0,
  },
  {
    id: 'body_compressed',
    schemes: [...bodySchemes, 'v1_request', 'v1_post_callback'],
    fix: 'bytes',
    isSeen: ({body}) => isCompressed(body),
  },
  {
    id: 'body_truncated',
    schemes: [...bodySchemes, 'v1_request', 'v1_post_callback'],
    fix: 'bytes',
    makeRarely: whereSigned(cut),
    isSeen: ({body}) => isCut(decodeUtf8(body) ?? ''),
  },
  {
    id: 'invisible_in_body',
    schemes: [...bodySchemes, 'v1_request', 'v1_post_callback'],
    fix: 'bytes',
    make: whereSigned(inUnmarked(clearedOfUnseen)),
    makeRarely: whereSigned(inUnmarked(withUnseen)),
    isSeen: ({scheme, body}) => !bodySchemes.includes(scheme) && isSpoiled(decodeUtf8(body) ?? ''),
  },
  {
    id: 'reserialised_json',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText(function* (text) {
      const node = parseJson(text);
      if (node === null) return;
      for (const style of styles) {
        const written = writeJson(node, style);
        // White space at the ends is a mistake of its own.
        if (written !== text.trim()) yield written;
        // Python’s `json.dumps` adds spaces and escapes at once.
        if (style === styles[1] && /[^\0-\x7F]/.test(written)) yield escapeUnicode(written);
      }
    }),
  },
  {
    id: 'other_key_order',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inJson(function* (node) {
      yield sorted(node, byText);
      if (node.kind !== 'object') return;
      yield {...node, entries: [...node.entries].sort(([left], [right]) => byText(left, right))};
      yield asDocumented(node);
      yield {...node, entries: [...node.entries].reverse()};
    }),
  },
  {
    id: 'escaped_slashes',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText(function* (text) {
      yield escapeSlashes(text);
      yield text.replaceAll('\\/', '/');
      // PHP’s `json_encode` escapes both without options.
      if (escapeSlashes(text) !== text && /[^\0-\x7F]/.test(text)) yield escapeUnicode(escapeSlashes(text));
      if (text.includes('\\/') && text.includes('\\u')) yield unescapeUnicode(text.replaceAll('\\/', '/'));
    }),
  },
  {
    id: 'escaped_unicode',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText(function* (text) {
      yield escapeUnicode(text);
      yield escapeUnicode(text, true);
      yield unescapeUnicode(text);
    }),
  },
  {
    id: 'escaped_html',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText(function* (text) {
      yield escapeHtml(text, /[<>&]/g);
      yield escapeHtml(text, /[<>&=']/g);
      if (/\\u00(26|3c|3d|3e|27)/i.test(text)) {
        yield text.replace(/\\u00(26|3c|3d|3e|27)/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
      }
    }),
  },
  {
    id: 'trailing_newline',
    schemes: bodySchemes,
    fix: 'newline',
    make: inText(function* (text) {
      yield `${text}\n`;
      yield `${text}\r\n`;
      yield text.replace(/\r?\n$/, '');
      yield text.replace(/[ \t\r\n]+$/, '');
    }),
    makeRarely: inText((text) => [`${text} `, `${text}\t`]),
  },
  {
    id: 'line_ends',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText(function* (text) {
      // A single line feed at the end is the mistake above.
      if (!/\n[^]/.test(text)) return;
      yield text.replace(/\r?\n/g, '\r\n');
      yield text.replaceAll('\r\n', '\n');
    }),
  },
  {
    id: 'byte_order_mark',
    schemes: [...bodySchemes, 'v1_request', 'v1_post_callback'],
    fix: 'bytes',
    make: whereSigned(marked),
    isSeen: ({scheme, body}) => !bodySchemes.includes(scheme) && hasMark(body),
  },
  {
    id: 'wrong_charset',
    schemes: bodySchemes,
    fix: 'utf8',
    make: inBytes(function* (body) {
      yield* inOtherCharsets(body);
      const text = decodeUtf8(body);
      if (text === null) return;
      // Java’s and .NET’s ASCII writes a question mark for each letter that it does not have.
      yield toBytes(text.replace(/[^\0-\x7F]/gu, '?'));
      yield Uint8Array.from(
        [...text].flatMap((character) => [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8]),
      );
    }),
  },
  {
    id: 'unicode_normalised',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText((text) => [text.normalize('NFC'), text.normalize('NFD')]),
  },
  {
    id: 'apostrophe_straight',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText((text) => swapped(text, '’', "'")),
  },
  {
    id: 'apostrophe_modifier_letter',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText((text) => swapped(text, '’', 'ʼ')),
  },
  {
    id: 'escaped_by_log',
    schemes: bodySchemes,
    fix: 'log',
    make: inText(function* (text) {
      yield entities.reduceRight((changed, [character, entity]) => changed.replaceAll(entity, character), text);
      for (const apostrophe of ['&#39;', '&#039;', "'"]) {
        yield entities
          .filter(([character]) => character !== "'")
          .reduce((changed, [character, entity]) => changed.replaceAll(character, entity), text)
          .replaceAll("'", apostrophe);
      }
      // A log that prints the body as a string escapes each quotation mark.
      if (text.includes('\\"')) yield text.replaceAll('\\"', '"').replaceAll('\\\\', '\\');
    }),
  },
  {
    id: 'plus_as_space',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText(function* (text) {
      yield text.replace(/" (?=\d)/g, '"+');
      yield text.replaceAll(' ', '+');
      yield text.replaceAll('+', ' ');
    }),
  },
  {
    id: 'double_percent_encoding',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText(function* (text) {
      yield text.replace(/%25(?=[0-9A-Fa-f]{2})/g, '%');
      yield text.replace(/%(?=[0-9A-Fa-f]{2})/g, '%25');
    }),
  },
  {
    id: 'empty_dropped',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inJson(function* (node) {
      yield without(node, isEmpty);
      yield without(node, (value) => value.kind === 'token' && value.raw === 'null');
      yield without(node, (value) => value.kind === 'token' && value.raw === '""');
    }),
    makeRarely: inJson(function* (node) {
      const added = optionalNames.flatMap((name) => emptyTokens.map((token) => [JSON.stringify(name), token] as const));
      for (const one of added) {
        yield* withFields(node, [one]);
        for (const other of added) if (one[0] !== other[0]) yield* withFields(node, [one, other]);
      }
    }),
  },
  {
    id: 'values_trimmed',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inJson(function* (node) {
      yield changeTokens(node, (raw) => raw.replace(/^"(?:\\[nrt]|\s)+/, '"').replace(/(?:\\[nrt]|\s)+"$/, '"'));
      yield changeTokens(node, (raw) => (raw === '""' ? 'null' : raw));
      yield changeTokens(node, (raw) => (raw === 'null' ? '""' : raw));
    }),
  },
  {
    id: 'number_rewritten',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inJson((node) => changeAllTokens(node, otherNumber)),
    makeRarely: inJson((node) => changeEachToken(node, otherNumber)),
  },
  {
    id: 'number_quoted',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inJson((node) => changeAllTokens(node, otherQuotes)),
    makeRarely: inJson((node) => changeEachToken(node, otherQuotes)),
  },
  {
    id: 'form_encoded',
    schemes: [...bodySchemes, 'v1_request', 'v1_post_callback'],
    fix: 'json',
    make: whereSigned(inText(asForm)!),
    isSeen: ({body}) => /^[\w%.[\]-]+=[^&]*(&[\w%.[\]-]+=[^&]*)*$/.test(decodeUtf8(body) ?? ''),
  },
  {
    id: 'serialised_twice',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText(function* (text) {
      yield JSON.stringify(text);
      if (text.startsWith('"') && parseJson(text) !== null) yield JSON.parse(text) as string;
    }),
  },
  {
    id: 'object_printed',
    schemes: bodySchemes,
    fix: 'json',
    make: inText(printed),
  },
  {
    id: 'body_in_base64',
    schemes: bodySchemes,
    fix: 'base64Body',
    make: inBytes(function* (body) {
      yield toBytes(toBase64(body));
      const text = decodeUtf8(body)?.trim() ?? '';
      if (/^[A-Za-z0-9+/]{16,}={0,2}$/.test(text)) yield Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
    }),
  },
  {
    id: 'data_alone',
    schemes: bodySchemes,
    fix: 'bytes',
    make: inText(function* (text) {
      const node = parseJson(text);
      if (node === null) return;
      const data = memberOf(node, 'data');
      if (data) yield writeJson(data, styleOf(text, node));
      if (data?.kind === 'token' && data.raw.startsWith('"')) yield JSON.parse(data.raw) as string;
      for (const name of ['data', 'body', 'payload']) yield `{"${name}":${text}}`;
    }),
  },
];

function* emptied(signing: Signing): Generator<Signing> {
  const values = signing.message.body.length === 0 ? ['{}', 'null', '[]', '""'] : [''];
  const wasEmptyObject = decodeUtf8(signing.message.body) === '{}';
  for (const body of wasEmptyObject ? ['', 'null', '[]', '""'] : values)
    yield withMessage(signing, {body: toBytes(body)});
}

function* marked(signing: Signing): Generator<Signing> {
  const {body} = signing.message;
  yield withMessage(signing, {body: hasMark(body) ? body.slice(mark.length) : concatBytes(mark, body)});
}

/** Prefixes of the body, at most 4096 bytes shorter than it. */
function* cut(signing: Signing): Generator<Signing> {
  const {body} = signing.message;
  const shortest = Math.max(1, body.length - 4096);
  // White space at the end is a mistake of its own.
  const whole = toBytes((decodeUtf8(body) ?? '').trimEnd()).length || body.length;
  for (let length = whole - 1; length >= shortest; length -= 1) {
    yield withMessage(signing, {body: body.slice(0, length)});
  }
}
