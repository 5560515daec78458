import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import {contractNames, loadContract} from '../../../../src/content/contract/contract';
import {publishedContract} from '../../../../src/content/contract/publishedContract';

type Json = Record<string, unknown>;

/** A validator of the schema at each place of a document, by the keys that lead to it. */
function validatorsOf(document: Json): (keys: string[]) => ValidateFunction {
  const ajv = new Ajv2020({strict: false});
  addFormats(ajv);
  ajv.addSchema(document, 'contract');
  const known = new Map<string, ValidateFunction>();
  return (keys) => {
    const pointer = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const check = known.get(pointer) ?? ajv.compile({$ref: `contract#/${pointer}`});
    known.set(pointer, check);
    return check;
  };
}

interface Message {
  keys: string[];
  isSent: boolean;
  values: Json[];
}

/** Every body of a contract with its examples: those that the merchant sends, and those that the gateway sends. */
function messagesOf(document: Json): Message[] {
  const found: Message[] = [];
  const read = (node: unknown, keys: string[], isSent: boolean): void => {
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (isObject(value) && value.schema && value.examples) {
        const values = Object.values(value.examples as Record<string, {value: Json}>).map((example) => example.value);
        found.push({keys: [...keys, key, 'schema'], isSent, values});
      } else read(value, [...keys, key], key === 'responses' ? !isSent : isSent);
    }
  };
  read(document.paths, ['paths'], true);
  read(document.webhooks, ['webhooks'], false);
  return found;
}

type Change = (part: unknown, key: string) => unknown;

/**
 * Copies of a value, each with one change at one place; `change` returns nothing to leave a place as it is. Maps whose
 * keys are the merchant’s or the service’s take any further key.
 */
function* variantsOf(value: unknown, change: Change, place: string[] = []): Generator<[place: string, unknown]> {
  const key = place.findLast((name) => name !== '*') ?? '';
  if (isObject(value) && ['metadata', 'fields'].includes(key)) return;
  const changed = change(value, key);
  if (changed !== undefined) yield [place.join('/'), changed];
  if (value === null || typeof value !== 'object') return;
  for (const [name, part] of Object.entries(value)) {
    for (const [at, variant] of variantsOf(part, change, [...place, Array.isArray(value) ? '*' : name]))
      yield [at, Array.isArray(value) ? (value as unknown[]).with(Number(name), variant) : {...value, [name]: variant}];
  }
}

const isObject = (part: unknown): part is Json => part !== null && typeof part === 'object' && !Array.isArray(part);

const withField: Change = (part) => (isObject(part) ? {...part, added_later: 'x'} : undefined);

// A cursor is no id, and takes any text.
const longerId: Change = (part, key) =>
  !['next', 'after'].includes(key) && typeof part === 'string' && /^[a-z]{3}_[0-9A-Za-z]{20}$/.test(part)
    ? `${part}0longer`
    : undefined;

interface Schema {
  $ref?: string;
  oneOf?: {const?: unknown}[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** The listed values of a document by the name of their property. */
function listedValues(document: Json): Map<string, Set<unknown>> {
  const {schemas} = document.components as {schemas: Record<string, Schema>};
  const listed = new Map<string, Set<unknown>>();
  const add = (name: string, schema: Schema): void => {
    const at = schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema;
    if (at.oneOf?.every((value) => 'const' in value))
      listed.set(name, new Set([...(listed.get(name) ?? []), ...at.oneOf.map((value) => value.const)]));
    if (at.items) add(name, at.items);
  };
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [name, schema] of Object.entries((node as Schema).properties ?? {})) add(name, schema);
    Object.values(node).forEach(walk);
  };
  walk(schemas);
  return listed;
}

for (const name of contractNames()) {
  const {document: source} = loadContract(name);
  const [document, published] = [{...source}, {...publishedContract(source)}];
  const messages = messagesOf(document);
  const [strict, open] = [validatorsOf(document), validatorsOf(published)];
  const listed = listedValues(document);
  const withValue: Change = (part, key) => {
    if (Array.isArray(part) && part.length > 0 && listed.get(key)?.has(part[0]))
      return [...(part as unknown[]), 'added_later'];
    if (!listed.get(key)?.has(part)) return undefined;
    return typeof part === 'number' ? 77777 : 'added_later';
  };

  /** Makes the change once at every place of the messages of one side, and returns the number of places. */
  const changeEach = (isSent: boolean, change: Change, expected: {strict: boolean; open: boolean}): number => {
    const places = new Set<string>();
    const wrong: string[] = [];
    for (const {keys, values} of messages.filter((message) => message.isSent === isSent)) {
      const [validStrict, validOpen] = [strict(keys), open(keys)];
      for (const [at, variant] of values.flatMap((value) => [...variantsOf(value, change)])) {
        const place = `${keys.join(' ')} ${at}`;
        if (places.has(place)) continue;
        places.add(place);
        if (validOpen(variant) !== expected.open) wrong.push(`published ${place} ${JSON.stringify(validOpen.errors)}`);
        if (validStrict(variant) !== expected.strict) wrong.push(`strict ${place}`);
      }
    }
    expect(wrong).toEqual([]);
    return places.size;
  };

  test(`the published contract ${name} takes everything that the strict one takes`, () => {
    let count = 0;
    for (const {keys, values} of messages) {
      const valid = open(keys);
      for (const value of values) {
        expect(valid(value), `${keys.join(' ')}: ${JSON.stringify(valid.errors)}`).toBe(true);
        count++;
      }
    }
    expect(count).toBeGreaterThan(30);
  });

  test(`a further field in a response or a callback of ${name} is valid as published, and not in the strict contract`, () => {
    expect(changeEach(false, withField, {strict: false, open: true})).toBeGreaterThan(15);
  });

  test(`a new value of a list in a response or a callback of ${name} is valid as published, and not in the strict contract`, () => {
    expect(changeEach(false, withValue, {strict: false, open: true})).toBeGreaterThan(10);
  });

  test(`an unknown field or value in a request of ${name} is refused by both`, () => {
    expect(changeEach(true, withField, {strict: false, open: false})).toBeGreaterThan(3);
    changeEach(true, withValue, {strict: false, open: false});
  });

  test(`a longer id is valid as published on both sides of ${name}`, () => {
    const counts = [true, false].map((isSent) => changeEach(isSent, longerId, {strict: false, open: true}));
    if (!name.endsWith('v1')) expect(Math.min(...counts)).toBeGreaterThan(1);
  });

  test(`a code with a digit and a header with a new part are valid in the published contract ${name}`, () => {
    const {headers = {}, schemas} = published.components as {headers?: Json; schemas: Json};
    const valuesOf: Record<string, string> = {
      WwwAuthenticate: 'DPoP algs="ES256", Bearer realm="invoicing"',
      RateLimit: '"point";r=87;t=32, "day";r=9;t=60',
      RateLimitPolicy: '"point";q=100;w=60, "day";q=1000;w=86400',
      'webhook-signature': `v2,abc v1,${'A'.repeat(43)}=`,
    };
    const checked = new Set<string>();
    const check = (title: string, keys: string[], value: unknown): void => {
      checked.add(title);
      const valid = open(keys);
      expect(valid(value), `${title}: ${JSON.stringify(valid.errors)}`).toBe(true);
    };
    for (const title of Object.keys(headers))
      if (valuesOf[title]) check(title, ['components', 'headers', title, 'schema'], valuesOf[title]);
    for (const [webhook, {post}] of Object.entries(published.webhooks ?? {}))
      ((post.parameters ?? []) as {name: string}[]).forEach(({name: title}, index) => {
        const value = valuesOf[title];
        if (value) check(title, ['webhooks', webhook, 'post', 'parameters', String(index), 'schema'], value);
      });
    if ('Problem' in schemas) check('code', ['components', 'schemas', 'Problem', 'properties', 'code'], 'risk_v2');
    const expected: Record<string, string[]> = {
      v1: [],
      'reports-v1': [],
      v2: ['WwwAuthenticate', 'RateLimit', 'RateLimitPolicy', 'webhook-signature', 'code'],
      'reports-v2': ['WwwAuthenticate', 'RateLimit', 'RateLimitPolicy', 'code'],
      invoicing: ['WwwAuthenticate', 'RateLimit', 'RateLimitPolicy', 'webhook-signature', 'code'],
    };
    expect([...checked].sort()).toEqual(expected[name]!.sort());
  });
}
