/** Mistakes with the parameters of a callback by GET. */
import {toBytes} from '../../../gateway/values/bytes';
import {encodeRfc3986} from '../../../gateway/values/signing';
import {optionalNames, states} from '../knowledge';
import type {Mistake} from '../mistake';
import {arrangeFields, withMessage, type QueryField, type Signing} from '../signing';
import type {Scheme} from '../schemes';
import {byText, decodeUtf8, inOtherCharsets, numberForms, percentDecoded, swapped} from '../text';

const schemes: readonly Scheme[] = ['v1_get_callback'];

/** A mistake with the list of parameters. */
function inFields(
  change: (fields: readonly QueryField[], signing: Signing) => Iterable<readonly QueryField[]>,
): Mistake['make'] {
  return function* (signing) {
    for (const fields of change(signing.message.fields, signing)) yield withMessage(signing, {fields});
  };
}

/** A mistake with values: each way is tried on every value at once, then on one alone. */
function inValues(change: (value: string) => readonly string[]): Mistake['make'] {
  return inFields(function* (fields) {
    const ways = fields.map(([name, value]) => (name === 'sign' ? [] : change(value)));
    const most = Math.max(0, ...ways.map((one) => one.length));
    for (let way = 0; way < most; way += 1) {
      yield fields.map(([name, value], at) => [name, ways[at]![way] ?? value]);
      for (const [at, own] of ways.entries()) {
        if (own[way] !== undefined) yield fields.map((field, other) => (other === at ? [field[0], own[way]!] : field));
      }
    }
  });
}

function withEncoders(...encoders: ((text: string) => string)[]): Mistake['make'] {
  return (signing) => encoders.map((encode) => ({...signing, encode}));
}

/** Other orders of the parameters, without `sign`. */
function inOrders(...orders: ((fields: QueryField[]) => QueryField[])[]): Mistake['make'] {
  return (signing) => orders.map((order) => ({...signing, arrange: (fields) => order(arrangeFields(fields))}));
}

const lowerCased = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
const plusForSpace = (text: string): string => encodeRfc3986(text).replaceAll('%20', '+');
/** `URLEncoder` of Java. */
const asJava = (text: string): string => plusForSpace(text).replaceAll('~', '%7E').replaceAll('%2A', '*');

const byName =
  (compare: (left: string, right: string) => number) =>
  (fields: QueryField[]): QueryField[] =>
    [...fields].sort(([left], [right]) => compare(left, right));
const collator = new Intl.Collator('en');

const booleans: Record<string, string[]> = {
  '1': ['true'],
  '0': ['false'],
  '': ['false'],
  true: ['1', 'True', 'yes'],
  false: ['0', '', 'False'],
};

/** Reads the bytes of a text in other charsets, as far as the result is text. */
function recoded(text: string): string[] {
  const isOneByte = [...text].every((character) => character.charCodeAt(0) < 256);
  const bytes = isOneByte ? Uint8Array.from(text, (character) => character.charCodeAt(0)) : toBytes(text);
  const undone = isOneByte ? decodeUtf8(bytes) : null;
  const others = [...inOtherCharsets(toBytes(text))].map(decodeUtf8);
  return [undone, ...others].filter((one): one is string => one !== null && one !== text);
}

export const queryMistakes: readonly Mistake[] = [
  {
    id: 'percent_broken',
    schemes,
    fix: 'bytes',
    isSeen: ({message: {query}}) => /%(?![0-9A-Fa-f]{2})/.test(query),
  },
  {
    id: 'parameter_repeated',
    schemes,
    fix: 'bytes',
    make: inFields(function* (fields) {
      const names = fields.map(([name]) => name);
      yield fields.filter(([name], at) => names.indexOf(name) === at);
      yield fields.filter(([name], at) => names.lastIndexOf(name) === at);
    }),
    isSeen: ({message: {fields}}) => new Set(fields.map(([name]) => name)).size < fields.length,
  },
  {
    id: 'plus_as_space',
    schemes,
    fix: 'bytes',
    make: inValues((value) => [value.replaceAll('+', ' '), value.replaceAll(' ', '+')].filter((one) => one !== value)),
  },
  {id: 'plus_decoded', schemes, fix: 'string', make: withEncoders(plusForSpace)},
  {
    id: 'double_percent_encoding',
    schemes,
    fix: 'bytes',
    make: function* (signing) {
      yield* inValues((value) => [percentDecoded(value)].filter((one) => one !== value))!(signing);
      yield {...signing, encode: (text) => encodeRfc3986(encodeRfc3986(text))};
    },
  },
  {id: 'not_encoded', schemes, fix: 'string', make: withEncoders((text) => text)},
  {
    id: 'reserved_left_alone',
    schemes,
    fix: 'string',
    make: withEncoders(encodeURIComponent, encodeURI, (text) => encodeRfc3986(text).replaceAll('%2A', '*')),
  },
  {
    id: 'tilde_encoded',
    schemes,
    fix: 'string',
    make: withEncoders((text) => encodeRfc3986(text).replaceAll('~', '%7E'), asJava),
  },
  {
    id: 'lower_case_encoding',
    schemes,
    fix: 'string',
    make: withEncoders(
      (text) => lowerCased(encodeRfc3986(text)),
      (text) => lowerCased(plusForSpace(text)),
      // Only the codes of bytes beyond ASCII are in lower case.
      (text) => encodeRfc3986(text).replace(/%[89A-F][0-9A-F]/g, (code) => code.toLowerCase()),
    ),
  },
  {
    id: 'empty_dropped',
    schemes,
    fix: 'bytes',
    make: inFields(function* (fields) {
      yield fields.filter(([, value]) => value !== '');
      const absent = optionalNames.filter((name) => !fields.some(([known]) => known === name));
      for (const name of absent) yield [...fields, [name, '']];
      yield [...fields, ...absent.map((name): QueryField => [name, ''])];
    }),
  },
  {
    id: 'parameter_left_out',
    schemes,
    fix: 'bytes',
    make: inFields(function* (fields) {
      for (const left of fields) if (left[1] !== '') yield fields.filter((field) => field !== left);
      yield fields.filter(([name]) => !/^(utm_|gclid|fbclid)/.test(name));
    }),
    makeRarely: inFields(function* (fields) {
      for (const [at, left] of fields.entries()) {
        for (const other of fields.slice(at + 1)) yield fields.filter((field) => field !== left && field !== other);
      }
    }),
  },
  {
    id: 'trailing_newline',
    schemes,
    fix: 'log',
    make: inValues((value) => (/\s$/.test(value) ? [value.replace(/\s+$/, '')] : [])),
  },
  {
    id: 'byte_order_mark',
    schemes,
    fix: 'log',
    make: inFields((fields) => [fields.map(([name, value]): QueryField => [name.replace('\uFEFF', ''), value])]),
  },
  {id: 'wrong_charset', schemes, fix: 'utf8', make: inValues(recoded)},
  {
    id: 'unicode_normalised',
    schemes,
    fix: 'bytes',
    make: inValues((value) => [value.normalize('NFC'), value.normalize('NFD')]),
  },
  {id: 'apostrophe_straight', schemes, fix: 'bytes', make: inValues((value) => [...swapped(value, '’', "'")])},
  {id: 'apostrophe_modifier_letter', schemes, fix: 'bytes', make: inValues((value) => [...swapped(value, '’', 'ʼ')])},
  {id: 'number_rewritten', schemes, fix: 'bytes', make: inValues(numberForms)},
  {id: 'boolean_rewritten', schemes, fix: 'bytes', make: inValues((value) => booleans[value] ?? [])},
  {
    id: 'values_trimmed',
    schemes,
    fix: 'bytes',
    make: inValues((value) => (/^\s|\s$/.test(value) ? [value.trim()] : [])),
  },
  {
    id: 'status_changed',
    schemes,
    fix: 'refuse',
    make: inFields((fields) =>
      Object.entries(states).map(([status, state]) =>
        fields.map(([name, value]): QueryField => {
          if (name === 'status') return [name, status];
          return name === 'state' ? [name, String(state)] : [name, value];
        }),
      ),
    ),
  },
  {
    id: 'sorted_by_value',
    schemes,
    fix: 'string',
    make: inOrders(
      byName((left, right) => byText(left.toLowerCase(), right.toLowerCase())),
      byName((left, right) => collator.compare(left, right)),
      byName(byText),
      (fields) => [...fields].sort((left, right) => byText(left.join('='), right.join('='))),
      (fields) => [...fields].sort(([, left], [, right]) => byText(left, right)),
      (fields) => [...fields].reverse(),
    ),
  },
  {
    id: 'raw_query_signed',
    schemes,
    fix: 'string',
    make: (signing) => [{...signing, arrange: (fields) => fields.filter(([name]) => name !== 'sign')}],
  },
  {
    id: 'sign_signed',
    schemes,
    fix: 'string',
    make: (signing) => {
      // `arrangeFields` drops the parameter `sign`, so it has another name while the parameters are sorted.
      const arrange = (fields: readonly QueryField[]) =>
        arrangeFields(fields.map(([name, value]) => (name === 'sign' ? ['sign ', ''] : [name, value]))).map(
          ([name, value]): QueryField => [name.trimEnd(), value],
        );
      return [{...signing, arrange}];
    },
  },
  {
    id: 'values_alone',
    schemes,
    fix: 'string',
    make: (signing) =>
      ['', '&', ':', '.', ';', '|', ','].map((separator) => ({
        ...signing,
        separator,
        pieces: ({message: {fields}, arrange}) => arrange(fields).map(([, value]) => toBytes(value)),
      })),
  },
  {
    id: 'other_separator',
    schemes,
    fix: 'string',
    make: (signing) => ['', ';', ',', '\n', '|', ':', '&amp;'].map((separator) => ({...signing, separator})),
  },
  {
    id: 'json_signed',
    schemes,
    fix: 'string',
    make: (signing) =>
      [(text: string) => text, (text: string) => text.replaceAll('/', '\\/')].map((change) => ({
        ...signing,
        pieces: ({message: {fields}, arrange}) => [
          toBytes(change(JSON.stringify(Object.fromEntries(arrange(fields))))),
        ],
      })),
  },
];
