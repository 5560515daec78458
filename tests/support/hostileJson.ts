/** JSON texts that no merchant should send, deterministic for a seed. */
import fc from 'fast-check';

/** A text of any UTF-16 code units, so also halves of pairs; or a known trap. */
export const anyText = fc.oneof(
  fc.string({unit: 'binary', maxLength: 40}),
  fc.array(fc.integer({min: 0, max: 0xffff}), {maxLength: 40}).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    'x\ud83dy',
    '\udc00',
    '\ud83d'.repeat(255),
    '\u{1f469}'.repeat(128),
    'a\u0000b',
    'a\tb',
    'a\r\nb',
    'a\rb',
    '\u007f\u0085\u009f',
    '\u2028\u202e\ufeff\uffff',
    '__proto__',
    'constructor',
    'toString',
    '',
    'x'.repeat(600),
    '/~0~1'.repeat(100),
    'https://shop.example:99999/',
    'https://[::1]/',
    'https://%00.example/',
    '-1e999',
    '2025-03-14T09:26:53Z',
    '2025-03-14 11:26:53',
    'trx_00000000000000000000',
  ),
);

const manyNames = (count: number): string =>
  `{${Array.from({length: count}, (_, index) => `"name_${index}": ${index}`).join(', ')}}`;

const raw = fc.constantFrom(
  // Numbers
  ...['1e999', '-1e999', '1e21', '-0', '1e-400', '9007199254740993', '9'.repeat(400), `0.${'3'.repeat(400)}`],
  // Depth
  ...[5, 33, 5000].flatMap((depth) => [
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  ]),
  // Length
  `[${'0,'.repeat(9999)}0]`,
  `[${'{},'.repeat(999)}{}]`,
  `["${'\\u0000","'.repeat(500)}"]`,
  `[${'"a",'.repeat(300)}"a"]`,
  manyNames(300),
  manyNames(5000),
  `{"${'n'.repeat(600)}": 1}`,
  // Names that are the same one, or those of every object
  '{"a": 1, "a": 2}',
  '{"amount": 1, "\\u0061mount": 2}',
  '{"__proto__": {"a": 1}, "constructor": 1, "toString": 1, "valueOf": 1}',
  '{"toString": 1, "valueOf": 1}',
  '{"a\\ud83d": "b", "\\u0000": "c"}',
  // Wrong types
  ...['null', 'true', '""', '[]', '{}', '[null]', '[[]]', '-1', '0.5'],
  // No JSON
  ...['', '{', '"\\ud83', '01', 'NaN', '{"a":1,}', '\ufeff{}', '"\n"'],
);

/** The text of one value: any JSON, a known trap, or no JSON at all. */
export const hostileJson = fc.oneof(
  {weight: 3, arbitrary: anyText.map((text) => JSON.stringify(text))},
  {weight: 4, arbitrary: raw},
  {weight: 1, arbitrary: fc.json()},
);

/** How a body is spoilt. */
export interface Spoiling {
  how: 'value' | 'name' | 'twice' | 'whole';
  /** Index of the property, modulo their number. */
  place: number;
  json: string;
  text: string;
}

export const spoilings: fc.Arbitrary<Spoiling> = fc.record({
  how: fc.constantFrom('value', 'value', 'value', 'name', 'twice', 'whole'),
  place: fc.nat(1000),
  json: hostileJson,
  text: anyText,
});

const mark = '@@hostile@@';

/** The text of a body with one part spoilt. */
export function spoil(body: object, {how, place, json, text}: Spoiling): string {
  if (how === 'whole') return json;
  const copy = structuredClone(body);
  const places: [Record<string, unknown>, string][] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [name, part] of Object.entries(node)) {
      // Keeps `auth` of v1 valid, so that the request passes authentication.
      if (name === 'auth') continue;
      places.push([node as Record<string, unknown>, name]);
      walk(part);
    }
    if (!Array.isArray(node)) places.push([node as Record<string, unknown>, 'unknown_field']);
  };
  walk(copy);
  const [node, name] = places[place % places.length]!;
  if (how === 'name') {
    Object.defineProperty(node, text, {value: mark, enumerable: true, configurable: true});
    return JSON.stringify(copy).replace(`"${mark}"`, () => json);
  }
  node[name] = mark;
  const whole = JSON.stringify(copy);
  if (how === 'value') return whole.replace(`"${mark}"`, () => json);
  return whole.replace(`"${mark}"`, () => `1,${JSON.stringify(name)}:2`);
}
