/** Bodies that differ from a good one in one value: everything that a merchant can get wrong in a field. */
import type {Field} from '../../../src/content/contract/schemaFields';
import type {JsonObject} from '../../../src/types/json';

/** Values of the stop list by the kind that a property holds. */
const listed: Record<string, string[]> = {
  email: ['listed@payer.example', 'risk@payer.example'],
  phone: ['447700900119'],
  ip: ['198.51.100.23'],
  document_number: ['11144477735'],
  card_number: ['4100000000000019', '4242424242424241'],
};

/** More properties than any object takes. */
const tooMany: JsonObject = Object.fromEntries(Array.from({length: 60}, (_none, index) => [`key_${index}`, 'x']));

const amountName = /^(amount|[a-z]+_amount|amount_[a-z]+|minimum_payment)$/;

/** Other values for a string, most of them wrong. */
function otherTexts(name: string, value: string): unknown[] {
  const texts: unknown[] = ['', '?', 'later', 'x'.repeat(5000), 12.5, true, ...(listed[name] ?? [])];
  if (amountName.test(name)) texts.push('0.00', '-1', '1.234567890123', '0.01', '999999999.00');
  if (/\d$/.test(value)) texts.push(value.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)));
  if (/^[A-Z]{3,5}$/.test(value)) texts.push('EUR', 'USDT', 'JPY', 'XXX');
  if (/^[A-Z]{2}$/.test(value)) texts.push('JP');
  if (/^https?:/.test(value)) texts.push('http://shop.example/', 'https://localhost/');
  const id = /^([a-z]{3})_[0-9A-Za-z]{20}$/.exec(value);
  if (id) texts.push(`${id[1]}_${'0'.repeat(19)}A`);
  if (/^[a-z0-9_]+\/[a-z0-9_]+$/.test(value)) texts.push('no/such_service', 'p2p/card_h2h');
  if (/^\d{4}-\d\d-\d\d/.test(value)) texts.push(value.replace(/^\d{4}/, '2019'), value.replace(/^\d{4}/, '2099'));
  return texts;
}

/** Other values for a property. */
function others(name: string, value: unknown): unknown[] {
  if (typeof value === 'string') return otherTexts(name, value);
  if (typeof value === 'number')
    return [-1, 0, 1, 1.5, value + 1, 999_999_999, 999_999_999_999, 2 ** 53, 'text', '1', true, {}];
  if (typeof value === 'boolean') return ['true', 1];
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    return ['text', [], Array.from({length: 150}, () => first), ...others(name, first).map((one) => [one])];
  }
  return ['text', 12.5, [], {}, tooMany];
}

/** Values for a property that the body does not have. */
function values({name, example, type, enumValues}: Field): unknown[] {
  const all = [
    example,
    ...enumValues.map(({value}) => value),
    ...(amountName.test(name) ? ['999999999.00', 999_999_999] : []),
    ...(example === undefined ? [] : others(name, example)),
    '',
    'x'.repeat(5000),
    12.5,
    {},
    [],
    type === 'string' ? 'text' : true,
  ];
  return all.filter((value) => value !== undefined);
}

/** Every object in a body with the fields that it may have; an object of a list stands for all of them. */
function objectsOf(
  body: JsonObject,
  fields: Field[],
  path: (string | number)[] = [],
): {path: (string | number)[]; fields: Field[]}[] {
  const inner = Object.entries(body).flatMap(([name, value]) => {
    const children = fields.find((field) => field.name === name)?.children ?? [];
    if (Array.isArray(value)) {
      const [first] = value as unknown[];
      return isObject(first) ? objectsOf(first, children, [...path, name, 0]) : [];
    }
    return isObject(value) ? objectsOf(value, children, [...path, name]) : [];
  });
  return [{path, fields}, ...inner];
}

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * All bodies that differ from a good one in one property: left out, with another value, or added; and one with two
 * unknown properties.
 *
 * @param fields the fields of the contract, for those that the body does not have
 */
export function* spoiltBodies(body: JsonObject, fields: Field[]): Generator<[story: string, body: JsonObject]> {
  yield ['{}', {}];
  for (const {path, fields: possible} of objectsOf(body, fields)) {
    const change = (act: (holder: JsonObject) => void): JsonObject => {
      const copy = structuredClone(body);
      let holder: JsonObject = copy;
      for (const name of path) holder = (holder as Record<string | number, unknown>)[name] as JsonObject;
      act(holder);
      return copy;
    };
    const place = (name: string): string => [...path, name].join('.');
    const holder = path.reduce<unknown>((at, name) => (at as Record<string | number, unknown>)[name], body);
    for (const [name, value] of Object.entries(holder as JsonObject)) {
      yield [`without ${place(name)}`, change((one) => delete one[name])];
      for (const other of others(name, value))
        yield [`${place(name)}: ${JSON.stringify(other).slice(0, 40)}`, change((one) => (one[name] = other))];
    }
    // The credentials of v1 are no field of the story.
    const missing = possible.filter(
      ({name}) => /^\w+$/.test(name) && name !== 'auth' && !Object.hasOwn(holder as JsonObject, name),
    );
    for (const field of missing)
      for (const value of values(field))
        yield [
          `with ${place(field.name)}: ${JSON.stringify(value).slice(0, 40)}`,
          change((one) => (one[field.name] = value)),
        ];
    yield [`with ${place('field_of_mine')}`, change((one) => (one.field_of_mine = 'x'))];
    yield [
      `with two fields of mine in ${place('')}`,
      change((one) => Object.assign(one, {field_of_mine: 'x', another_of_mine: 'x'})),
    ];
  }
}
