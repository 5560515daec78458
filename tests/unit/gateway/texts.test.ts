import {expect, test} from 'vitest';
import {jsonDepth} from '../../../src/gateway/limits';
import {contractNames, loadContract} from '../../../src/content/contract/contract';
import {dueCallbacks, renderCallback} from '../../../src/gateway';
import {findMistakes, withLines} from '../../../src/gateway/http/mistakes';
// Not imported from `index.ts`, because the tests' wrapper of it validates callbacks, and one here contains a text that
// no request can store.
import {happen} from '../../../src/gateway/payer/events';
import {readSimulation} from '../../../src/gateway/payer/simulations';
import {world} from '../../support/askGateway';
import type {Json} from '../../support/json';
import {Merchant, bodies} from '../../support/merchant';

const create = '/v2/transaction/create';
const v1 = {
  service_id: 5101,
  external_id: 'order-1',
  amount: 15000,
  currency: 'BRL',
  return_url: 'https://shop.example/orders/1',
  fields: {full_name: 'Ana Souza', email: 'ana.souza@payer.example', document_number: '12345678909', country: 'BR'},
};

interface V1Error {
  message: string;
  details: {fields: {field: string}[]};
}

/** Code and places of a refusal, in either version. */
function refusal(path: string, body: Json | string): unknown[] {
  const {code, errors, error, status} = new Merchant().send(path, body).body as {
    code?: string;
    errors?: {pointer: string}[];
    error?: {code: number; details?: {fields?: {field: string}[]}};
    status?: unknown;
  };
  if (code === undefined && error === undefined) return [];
  const places =
    status === 'error' ? error!.details?.fields?.map(({field}) => field) : errors?.map(({pointer}) => pointer);
  return [code ?? error!.code, ...(places ?? [])];
}

test('a text with half of a pair or a control character is refused at its place, in each version', () => {
  for (const wrong of ['x\ud83dy', '\udc00', 'a\u0000b', 'a\tb', 'a\nb', '\u007f', '\u0085']) {
    const text = `Order ${wrong}`;
    const hosted = bodies.hosted('order-1');
    expect(refusal(create, {...hosted, description: text})).toEqual(['field_format_invalid', '/description']);
    expect(refusal(create, {...hosted, payer: {...hosted.payer, full_name: text}})).toEqual([
      'field_format_invalid',
      '/payer/full_name',
    ]);
    expect(refusal('/v1/transaction/create', {...v1, description: text})).toEqual([207, 'description']);
    expect(refusal('/v1/transaction/create', {...v1, fields: {...v1.fields, full_name: text}})).toEqual([
      207,
      'fields.full_name',
    ]);
    const page = {point: 1042, name: text, description: 'Course', currency: 'EUR'};
    expect(refusal('/invoicing/v1/payment_page', page)).toEqual(['field_format_invalid', '/name']);
  }
});

test('all other text is accepted', () => {
  for (const text of [
    '👩\u200d💻 Ñandú',
    'e\u0301',
    '\u2028\u2029\u202e\u2066\ufeff\uffff',
    '\u0378\ue000\ufdd0\u200b',
    '\u{10ffff}',
    ' ',
  ])
    expect(refusal(create, {...bodies.hosted('order-1'), description: text})).toEqual([]);
});

test('line breaks are allowed where the contract says so, and nowhere else', () => {
  const named: string[] = [];
  const own = (name: string) => (loadContract(name, 'en').document.components as Json).schemas as Json;
  const walk = (node: unknown, place: string): void => {
    if (node === null || typeof node !== 'object') return;
    if ((node as Json)['x-line-breaks']) named.push(place);
    for (const [name, part] of Object.entries(node)) walk(part, `${place}/${name}`);
  };
  for (const name of contractNames()) walk(own(name), name);
  expect(named.sort()).toEqual([
    'invoicing/PageFooter/properties/text',
    'invoicing/PageText/properties/text',
    'v1/BinancePayNotify/properties/body',
    'v2/BinancePayNotify/properties/body',
    'v2/Metadata/additionalProperties',
  ]);
  for (const pointer of ['/footer/en/text', '/texts/uk/text', '/body', '/metadata/note'])
    expect(pointer).toMatch(withLines);
  const withNote = (note: string) => refusal(create, {...bodies.hosted('order-1'), metadata: {note}});
  expect(withNote('one\ntwo\r\nthree')).toEqual([]);
  expect(withNote('one\rtwo')).toEqual(['field_format_invalid', '/metadata/note']);
  expect(withNote('one\ttwo')).toEqual(['field_format_invalid', '/metadata/note']);
});

test('a name with such characters is an unknown field, and the response shows it with replacement characters', () => {
  const {errors} = new Merchant().send(create, {...bodies.hosted('order-1'), 'a\ud83d\u0000': 'b\u0000'}).body as {
    errors: Json[];
  };
  expect(errors).toEqual([{pointer: '/a\ufffd\ufffd', code: 'field_unknown', detail: 'There is no such field.'}]);
});

test('a form and a simulation with control characters are refused', () => {
  const one = new Merchant();
  expect(one.send('/invoicing/v1/token', 'grant_type=client_credentials&note=%00').body).toMatchObject({
    error: 'invalid_request',
  });
  const {mistake} = readSimulation(world, one.state, 'payer_pays', '{"transaction_id": "a\\u0000\\ud83d"}');
  expect(mistake).toContain('There is no transaction a\ufffd\ufffd.');
});

test('a form that is not UTF-8 is refused, before or after it is decoded', () => {
  const form = new TextEncoder().encode('grant_type=client_credentials&note=a');
  const written = (text: string) => new TextEncoder().encode(`grant_type=client_credentials&note=${text}`);
  const forms = [
    Uint8Array.of(...form, 0xff),
    Uint8Array.of(...form, 0xed, 0xa0, 0x80),
    ...['%FF', '%ED%A0%80', '%C0%80', '%', '%u0041'].map(written),
  ];
  for (const body of forms) {
    const one = new Merchant();
    const answer = one.raw({...one.request('/invoicing/v1/token', 'grant_type=client_credentials'), body});
    expect(JSON.parse(answer.body), String(body)).toEqual({
      error: 'invalid_request',
      error_description: 'The form is not UTF-8.',
    });
  }
  const marked = new Merchant().send('/invoicing/v1/token', '\ufeffgrant_type=client_credentials').body;
  expect(marked).toMatchObject({error_description: 'The parameter grant_type is missing.'});
  const accepted = '&&grant_type=client%5Fcredentials&note=a=b+c%20%F0%9F%92%BB&empty=&bare&';
  expect(new Merchant().send('/invoicing/v1/token', accepted).status).toBe(200);
});

test('a body with the same name twice in one object is no JSON body, however the name is written', () => {
  const text = JSON.stringify(bodies.hosted('order-1'));
  const twice = [
    text.replace('"amount":"150.00"', '"amount":"1.00","amount":"150.00"'),
    text.replace('"amount":"150.00"', '"amount":"1.00", "\\u0061mount" : "150.00"'),
    text.replace('"country":"BR"', '"country":"BR","country":"BR"'),
    text.replace('"country":"BR"', '"__proto__":1,"__proto__":2'),
  ];
  for (const body of twice) expect(refusal(create, body), body).toEqual(['json_invalid']);
  expect(refusal('/v1/transaction/create', '{"auth": {"point": 1, "point": 2}}')).toEqual([201]);
  expect(refusal(create, text.replace('"country"', '"a": [{"b": 1}, {"b": "\\"b\\": 1"}], "country"'))).toEqual([
    'field_unknown',
    '/payer/a',
  ]);
});

test('names that every object has are unknown fields', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const text = JSON.stringify(bodies.hosted('order-1')).replace('{', `{"${name}": {"a": 1}, `);
    expect(refusal(create, text)).toEqual(['field_unknown', `/${name}`]);
  }
});

test('a body is nested as deep as the limit says', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  expect(refusal('/v2/account/list', nested(jsonDepth))).toEqual(['field_unknown', '/a']);
  for (const depth of [jsonDepth + 1, 5000, 150_000])
    expect(refusal('/v2/account/list', nested(depth))).toEqual(['json_invalid']);
});

test('a response names at most as many wrong fields as its contract allows, and says that there are more', () => {
  const many = (count: number) => Object.fromEntries(Array.from({length: count}, (_none, index) => [`n${index}`, 1]));
  for (const count of [101, 300, 10_000, 60_000]) {
    const {detail, errors} = new Merchant().send(create, many(count)).body as {detail: string; errors: Json[]};
    expect(errors).toHaveLength(100);
    expect(detail).toBe('More than 100 fields are wrong; 100 of them are listed.');
    const {error} = new Merchant().send('/v1/transaction/create', many(count)).body as {error: V1Error};
    expect(error.details.fields).toHaveLength(100);
    expect(error.message).toBe(detail);
  }
  const texts = Array.from({length: 50_000}, () => '\u0000');
  expect(findMistakes(world, 'v2', create, {...bodies.hosted('order-1'), metadata: {texts}}).length).toBeLessThan(2500);
});

test('a pointer that is longer than its contract allows is cut, and the sentence stays whole', () => {
  const name = 'x'.repeat(600);
  const {detail, errors} = new Merchant().send(create, {...bodies.hosted('order-1'), [name]: 1}).body as {
    detail: string;
    errors: {pointer: string}[];
  };
  expect(errors[0]!.pointer).toBe(`/${'x'.repeat(253)}…`);
  expect(detail).toBe(`The field ${'x'.repeat(253)}… is unknown.`);
  const {error} = new Merchant().send('/v1/transaction/create', {...v1, [name]: 1}).body as {error: V1Error};
  expect(error.details.fields[0]!.field).toBe(`${'x'.repeat(253)}…`);
  expect(refusal('/v1/transaction/create', {...v1, '': 1})).toEqual([205]);
});

test('a callback by GET is sent even if an earlier release stored half of a pair', () => {
  const points = Object.fromEntries(
    Object.entries(world.points).map(([id, point]) => [id, {...point, callbackMethod: 'GET' as const}]),
  );
  const one = new Merchant({...world, points});
  one.send('/v1/transaction/create', v1);
  const [entry] = Object.values(one.state.entries);
  entry!.data.description = 'x\ud83dy';
  happen({world: one.world, state: one.state, now: one.now}, 'payer_pays', {transaction_id: entry!.data.id});
  const [callback] = dueCallbacks(one.state, one.now);
  expect(renderCallback(one.world, callback!, one.now).url).toContain('description=x%EF%BF%BDy');
});
