/**
 * Every limit that the contracts promise of a request field, played on the reference gateway: a value beyond it is
 * refused with the pointer of the field.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {
  contractNames,
  listOperations,
  loadContract,
  type Field,
  type Operation,
} from '../../../src/content/contract/contract';
import type {Json} from '../../support/json';
import {Merchant} from '../../support/merchant';

/** A value that breaks one promise of a field. */
interface Breach {
  kind: string;
  pointer: string;
  value: unknown;
}

/** Promises that are not kept at the place of the field, each with the reason. */
const exceptions: {of: RegExp; why: string}[] = [
  {
    of: /^v1\/\S+ \/auth\b|^reports\/v1\/\S+ \/auth\b/,
    why: 'v1 proves the sender first, so a wrong proof is an error of its own',
  },
  {of: /^invoicing\/v1\/(token|revoke_token) /, why: 'RFC 6749 names the error of a token request and has no pointer'},
];

const merchant = new Merchant();
let played = 0;
const used = new Set<RegExp>();

/** The values that a field forbids, by the keyword that forbids each. */
function breachesOf({pointer, type, limits, enumValues, children, name}: Field): Breach[] {
  const breaches: Breach[] = [];
  const add = (kind: string, value: unknown) => breaches.push({kind, pointer, value});
  const {maxLength, minLength, maximum, minimum, maxItems, minItems, pattern} = limits;
  if (maxLength !== undefined) add('maxLength', '1'.repeat(Number(maxLength) + 1));
  if (Number(minLength) > 0) add('minLength', '1'.repeat(Number(minLength) - 1));
  if (maximum !== undefined) add('maximum', Number(maximum) + 1);
  if (minimum !== undefined) add('minimum', Number(minimum) - 1);
  if (maxItems !== undefined)
    add(
      'maxItems',
      Array.from({length: Number(maxItems) + 1}, (_, index) => `item_${index}`),
    );
  if (Number(minItems) > 0) add('minItems', []);
  if (enumValues.length > 0 && type !== 'boolean') add('enum', 'no_such_value');
  if (pattern !== undefined) {
    const expression = new RegExp(String(pattern), 'u');
    add(
      'pattern',
      ['', ' ', '-', '§']
        .map((part) => part.repeat(Math.max(1, Number(minLength ?? 1))))
        .find((text) => !expression.test(text)),
    );
  }
  if (!type.includes(' | ')) add('type', type === 'boolean' || type === 'integer' || type === 'number' ? 'text' : true);
  const isClosed = type === 'object' && children.length > 0 && children.every((child) => child.name !== '*');
  if (isClosed && name !== '*') breaches.push({kind: 'unknown key', pointer: `${pointer}/no_such_field`, value: 'x'});
  return breaches;
}

/** All fields of a tree. */
const flat = (fields: Field[]): Field[] => fields.flatMap((field) => [field, ...flat(field.children)]);

/** The body with a value at a pointer; objects and lists on the way are made where they are missing. */
function withValue(body: Json, pointer: string, value: unknown): Json {
  const copy = structuredClone(body);
  const names = pointer.slice(1).split('/');
  const last = names.pop()!;
  let at = copy;
  names.forEach((name, index) => {
    if (at[name] === null || typeof at[name] !== 'object') at[name] = /^\d+$/.test(names[index + 1] ?? last) ? [] : {};
    at = at[name] as Json;
  });
  at[last] = value;
  return copy;
}

/** The pointer with a key or an index for each `*`. */
const concrete = (pointer: string, isMap: (parent: string) => boolean): string =>
  pointer
    .split('/')
    .reduce((path, part) => `${path}/${part === '*' ? (isMap(path.slice(1)) ? 'any_key' : '0') : part}`, '')
    .slice(1);

/** Pointers of the fields that a response refuses. */
function refusedOf(body: Json): string[] {
  const v1 = (body.error as Json | undefined)?.details as {fields?: {field: string}[]} | undefined;
  if (v1?.fields) return v1.fields.map(({field}) => `/${field.replaceAll('.', '/')}`);
  return ((body.errors as {pointer: string}[] | undefined) ?? []).map(({pointer}) => pointer);
}

function play(operation: Operation): string[] {
  const fields = flat(operation.requestFields);
  const isMap = (parent: string) =>
    fields.some(({pointer, children}) => pointer === parent && children.some(({name}) => name === '*'));
  const root: Breach = {kind: 'unknown key', pointer: '/no_such_field', value: 'x'};
  const failures: string[] = [];
  for (const breach of [root, ...fields.flatMap(breachesOf)]) {
    const pointer = concrete(breach.pointer, isMap);
    const exception = exceptions.find(({of}) => of.test(`${operation.id} ${pointer}`));
    if (exception) {
      used.add(exception.of);
      continue;
    }
    // The scenario that has most of the way to the field, so that the request fails for this value alone.
    const parents = pointer.slice(1).split('/');
    const depth = (request: Json) =>
      parents.reduce<[number, unknown]>(
        ([count, at], name) =>
          at !== null && typeof at === 'object' && name in at ? [count + 1, (at as Json)[name]] : [count, null],
        [0, request],
      )[0];
    const base = operation.scenarios.toSorted((one, other) => depth(other.request) - depth(one.request))[0]!;
    merchant.state.windows = {};
    // The merchant proves each request anew.
    const {auth: _auth, ...request} = base.request;
    const {body} = merchant.send(base.path, withValue(request, pointer, breach.value));
    const refused = refusedOf(body);
    played += 1;
    // A wrong number of items is reported for the list or its first wrong item.
    if (!refused.some((one) => one === pointer || one.startsWith(`${pointer}/`)))
      failures.push(`${pointer}, ${breach.kind}: ${JSON.stringify(body).slice(0, 300)}`);
  }
  return failures;
}

let operations = 0;
for (const name of contractNames()) {
  for (const operation of listOperations(loadContract(name))) {
    test(`${operation.id} refuses what its fields forbid, at the field`, () => {
      assert.ok(operation.scenarios.length > 0);
      assert.deepEqual(play(operation), []);
      operations += 1;
    });
  }
}

test('v1 keeps the limits of the payer, whose fields it takes in one object', () => {
  const create = listOperations(loadContract('v2')).find(({id}) => id === 'v2/transaction/create')!;
  const payer = create.requestFields.find(({name}) => name === 'payer')!;
  const breaches = flat(payer.children).flatMap(breachesOf);
  assert.ok(breaches.length > 30, `${breaches.length} limits`);
  const base = {service_id: 1002, external_id: 'order-1', amount: 1990, currency: 'EUR'};
  const failures = breaches.flatMap(({kind, pointer, value}) => {
    merchant.state.windows = {};
    const place = pointer.replace(/^\/payer/, '/fields');
    const request = withValue({...base, fields: {ip: '203.0.113.10'}}, place, value);
    const {body} = merchant.send('/v1/transaction/create', request);
    played += 1;
    return refusedOf(body).includes(place) ? [] : [`${place}, ${kind}: ${JSON.stringify(body).slice(0, 300)}`];
  });
  assert.deepEqual(failures, []);
});

test('every exception is one', () => {
  assert.deepEqual(
    exceptions.filter(({of}) => !used.has(of)).map(({why}) => why),
    [],
  );
});

afterAll(() => {
  console.log(`stories of promises: ${played} limits of request fields in ${operations} operations played`);
  for (const {of, why} of exceptions) console.log(`not played: ${of.source}: ${why}`);
});
