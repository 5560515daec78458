/**
 * The tables "Fields" of every service, played on the reference gateway: the example is accepted, the invalid example
 * is refused at the place that the table names, and only a required field is missed.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {prepareGateway, requestBodies, start} from '../../../src/content/examples/serviceExamples';
import {loadServices, type RecordField, type Service} from '../../../src/content/services/services';
import {callV2} from '../../support/askGateway';
import type {Json} from '../../support/json';

interface Place {
  operation: 'create' | 'validate' | 'pay' | 'update';
  /** Names of the objects that lead to the field. */
  path: string[];
}

const places: Record<RecordField['in'], Place> = {
  create: {operation: 'create', path: []},
  'create.payer': {operation: 'create', path: ['payer']},
  'create.recipient': {operation: 'create', path: ['recipient']},
  'create.recipient.fields': {operation: 'create', path: ['recipient', 'fields']},
  'pay.fields': {operation: 'pay', path: ['fields']},
  'update.fields': {operation: 'update', path: ['fields']},
};

/** Errors that say something about the value of a field. */
const ofValues =
  /^(field_(format_invalid|value_not_allowed|type_invalid|length_invalid)|check_digit_invalid|url_invalid)$/;

/** Sends the request of the field with another value, or without it, and returns the errors by pointer. */
function refusals(service: Service, field: RecordField, value: unknown): Map<string, string> {
  const gateway = {...prepareGateway(service), now: start};
  const send = (operation: string, body: Json) => {
    const name = operation === 'create' && service.flow === 'check' ? 'validate' : operation;
    return callV2(gateway, `v2/transaction/${name}`, body).body;
  };
  const {operation, path} = places[field.in];
  let id = '';
  for (const before of ['create', 'pay'].slice(0, ['create', 'pay', 'update'].indexOf(operation))) {
    const {data} = send(before, requestBodies[before]!(service, id)) as {data: {id: string}};
    id ||= data.id;
  }
  const body: Json = structuredClone(requestBodies[operation]!(service, id));
  let holder = body;
  for (const name of path) holder = holder[name] as Json;
  if (value === undefined) delete holder[field.name];
  else holder[field.name] = value;
  // Nobody sends an empty payer.
  if (field.in === 'create.payer' && Object.keys(holder).length === 0) delete body.payer;
  const {errors = [], code} = send(operation, body) as {errors?: {pointer: string; code: string}[]; code?: string};
  const found = new Map(errors.map((error) => [error.pointer, error.code]));
  if (code && found.size === 0) found.set('', code);
  return found;
}

const pointerOf = ({in: place, name}: RecordField): string => `/${[...places[place].path, name].join('/')}`;

/** What a request sends for an example: of an object its JSON, if the example is JSON at all. */
function valueOf({type}: RecordField, example: string): unknown {
  try {
    return type === 'object' ? (JSON.parse(example) as unknown) : example;
  } catch {
    return example;
  }
}

/** Plays the rows of an object's keys: each is needed, has its type and its limits, and there are no others. */
function playKeys(service: Service, field: RecordField, pointer: string): number {
  if (!field.keys) return 0;
  const object = JSON.parse(field.example) as Json;
  const codeOf = (value: Json, name: string) => refusals(service, field, value).get(`${pointer}/${name}`);
  assert.equal(codeOf({...object, no_such_key: 1}, 'no_such_key'), 'field_unknown');
  for (const {name, type, pattern, smallest, largest} of field.keys) {
    const {[name]: _left, ...rest} = object;
    assert.equal(codeOf(rest, name), 'field_missing', `${field.name}.${name} left out`);
    const other = type === 'string' ? 1 : 'text';
    assert.equal(codeOf({...object, [name]: other}, name), 'field_type_invalid', `${field.name}.${name}: ${other}`);
    if (pattern) assert.match(codeOf({...object, [name]: 'ї'.repeat(3000)}, name) ?? '', ofValues, name);
    for (const value of [smallest !== undefined && smallest - 1, largest !== undefined && largest + 1])
      if (value !== false) assert.equal(codeOf({...object, [name]: value}, name), 'field_value_not_allowed', name);
  }
  return field.keys.length;
}

let played = 0;
afterAll(() => console.log(`stories of fields: ${played} rows`));

for (const service of loadServices()) {
  if (service.fields.length === 0) continue;
  test(`${service.code}: every field is checked where and as its row says`, () => {
    for (const field of service.fields) {
      const pointer = pointerOf(field);
      const invalid = refusals(service, field, valueOf(field, field.invalid_example));
      const refused = [...invalid.keys()].find((place) => place === pointer || place.startsWith(`${pointer}/`));
      assert.match(
        invalid.get(refused ?? '') ?? JSON.stringify([...invalid]),
        ofValues,
        `${field.name} in ${field.in}: the invalid example ${field.invalid_example} is refused at ${pointer}`,
      );
      const missing = refusals(service, field, undefined);
      assert.equal(missing.get(pointer), field.is_required ? 'field_missing' : undefined, `${field.name} left out`);
      played += 1 + playKeys(service, field, pointer);
    }
  });
}

/** A value that a check refuses, in the example of a payout, and the code that the rule of the two errors gives it. */
const refused: [service: string, recipient: Json, pointer: string, code: string][] = [
  ['pix/payout_h2h', {fields: {pix_key_type: 'cpf', pix_key: '12345678900'}}, 'fields/pix_key', 'check_digit_invalid'],
  ['pix/payout_h2h', {fields: {pix_key_type: 'cpf', pix_key: '1234567890'}}, 'fields/pix_key', 'field_format_invalid'],
  [
    'pix/payout_h2h',
    {fields: {pix_key_type: 'cnpj', pix_key: '12ABC34501DE36'}},
    'fields/pix_key',
    'check_digit_invalid',
  ],
  ['pix/payout_h2h', {fields: {pix_key_type: 'email', pix_key: 'Ana@Bank'}}, 'fields/pix_key', 'field_format_invalid'],
  ['pix/payout_h2h', {fields: {pix_key_type: 'phone', pix_key: '+5511'}}, 'fields/pix_key', 'field_format_invalid'],
  ['pix/payout_h2h', {fields: {pix_key_type: 'evp', pix_key: '123e4567'}}, 'fields/pix_key', 'field_format_invalid'],
  [
    'binance/payout',
    {fields: {receiver_type: 'EMAIL', receiver: '123456789'}},
    'fields/receiver',
    'field_format_invalid',
  ],
  [
    'binance/payout',
    {fields: {receiver_type: 'PAY_ID', receiver: 'olena.koval@payer.example'}},
    'fields/receiver',
    'field_format_invalid',
  ],
  ['pix/payout_h2h', {email: 'ana.souza@payer'}, 'email', 'field_format_invalid'],
  [
    'bank_transfer/peru_payout_h2h',
    {document_type: 'RUC', document_number: '20000000126'},
    'document_number',
    'check_digit_invalid',
  ],
  [
    'bank_transfer/peru_payout_h2h',
    {document_type: 'RUC', document_number: '2000000012'},
    'document_number',
    'field_format_invalid',
  ],
  [
    'bank_transfer/peru_payout_h2h',
    {document_type: 'DNI', document_number: '20000000125'},
    'document_number',
    'field_format_invalid',
  ],
  [
    'bank_transfer/paraguay_payout_h2h',
    {document_type: 'RUC', document_number: '800012347'},
    'document_number',
    'check_digit_invalid',
  ],
  [
    'bank_transfer/paraguay_payout_h2h',
    {document_type: 'CI', document_number: '800012348'},
    'document_number',
    'field_format_invalid',
  ],
  [
    'bank_transfer/colombia_payout_h2h',
    {document_type: 'NIT', document_number: '9001234567'},
    'document_number',
    'check_digit_invalid',
  ],
  [
    'bank_transfer/colombia_payout_h2h',
    {document_type: 'NIT', document_number: '900123456'},
    'document_number',
    'field_format_invalid',
  ],
  ...(
    [
      ['ecuador', 'CI', '1700000018', 'check_digit_invalid'],
      ['ecuador', 'CI', '1700000019001', 'field_format_invalid'],
      ['ecuador', 'RUC', '1700000018001', 'check_digit_invalid'],
      ['ecuador', 'RUC', '1790000002000', 'field_format_invalid'],
      ['ecuador', 'RUC', '1700000019', 'field_format_invalid'],
      ['uruguay', 'CI', '1234562', 'check_digit_invalid'],
      ['uruguay', 'CI', '211000010012', 'field_format_invalid'],
      ['uruguay', 'RUT', '211000010013', 'check_digit_invalid'],
      ['uruguay', 'RUT', '12345672', 'field_format_invalid'],
    ] as const
  ).map(([country, document_type, document_number, code]): (typeof refused)[number] => [
    `bank_transfer/${country}_payout_h2h`,
    {document_type, document_number},
    'document_number',
    code,
  ]),
  ['trustly/payout_hpp', {birth_date: '2001-02-30'}, 'birth_date', 'field_format_invalid'],
  ['bank_transfer/ukraine_iban_payout_h2h', {phone: '123'}, 'phone', 'field_format_invalid'],
];

test('check_digit_invalid is for identifiers with check digits, field_format_invalid for all other forms', () => {
  for (const [code, change, place, expected] of refused) {
    const service = loadServices().find((one) => one.code === code)!;
    const body = structuredClone(requestBodies.create!(service, '')) as {recipient: Json};
    const {fields, ...own} = change as {fields?: Json};
    Object.assign(body.recipient, own);
    Object.assign(body.recipient.fields as Json, fields);
    const answer = callV2({...prepareGateway(service), now: start}, 'v2/transaction/create', body).body;
    const errors = (answer.errors ?? []) as {pointer: string; code: string}[];
    assert.equal(
      errors.find(({pointer}) => pointer === `/recipient/${place}`)?.code,
      expected,
      `${code}: ${JSON.stringify(change)} ${JSON.stringify(answer)}`,
    );
    played += 1;
  }
});
