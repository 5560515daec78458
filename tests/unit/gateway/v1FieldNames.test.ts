/** Errors of v1 name a field as v1 calls it, in the message as in the details. */
import {expect, test} from 'vitest';
import {loadWorld} from '../../../src/content/examples/world';
import type {Json} from '../../support/json';
import {Merchant} from '../../support/merchant';

const order = {external_id: 'order-1', currency: 'BRL', return_url: 'https://shop.example/return'};

for (const [name, path, body, field] of [
  [
    'of the payer',
    'create',
    {service_id: 'pix/payin_h2h', amount: 15000, fields: {full_name: 'Ana Souza', email: 'ana@payer.example'}},
    'fields.document_number',
  ],
  [
    'of the recipient',
    'create',
    {
      service_id: 'pix/payout_h2h',
      amount: 15000,
      fields: {full_name: 'Ana Souza', document_number: '12345678909', pix_key: '+5511987654321'},
    },
    'fields.pix_key_type',
  ],
  ['of the service', 'create', {amount: 15000, fields: {}}, 'service_id'],
] as const)
  test(`a field ${name} has its v1 name in the message and in the details`, () => {
    const world = loadWorld();
    const {service_id: code, ...rest} = body as Json & {service_id?: string};
    const service = world.services.find((one) => one.code === code);
    const answer = new Merchant(world).send(`/v1/transaction/${path}`, {
      ...order,
      ...rest,
      ...(service && {service_id: service.id}),
    }).body as {error: {message: string; details: {fields: {field: string}[]}}};
    expect(answer.error.details.fields.map((one) => one.field)).toEqual([field]);
    expect(answer.error.message).toBe(`The field ${field} is missing.`);
  });

test('names that v1 does not have are refused under the names that were sent', () => {
  const world = loadWorld();
  const service = world.services.find(({code}) => code === 'pix/payin_h2h')!;
  const fields = {full_name: 'Ana Souza', email: 'ana@payer.example', document_number: '12345678909', country: 'BR'};
  const fieldsOf = (more: Json): unknown[] => {
    const answer = new Merchant(world).send('/v1/transaction/create', {...order, amount: 15000, ...more});
    const {error} = answer.body as {error: {message: string; details: {fields: {field: string; code: number}[]}}};
    return error.details.fields.map(({field, code}) => [field, code]).sort();
  };
  const known = {service_id: service.id, fields};
  expect(fieldsOf({...known, payer: {email: 'ana@payer.example'}})).toEqual([['payer', 205]]);
  expect(fieldsOf({...known, recipient: 'q'})).toEqual([['recipient', 205]]);
  expect(fieldsOf({...known, service: 'q'})).toEqual([['service', 205]]);
  expect(fieldsOf({...known, 'a/b~c': 1})).toEqual([['a/b~c', 205]]);
  expect(fieldsOf({service_id: service.id, recipient: {x: 1}})).toEqual([
    ['fields', 204],
    ['recipient', 205],
  ]);
  expect(fieldsOf({service: 'q', fields})).toEqual([
    ['service', 205],
    ['service_id', 204],
  ]);
});

test('a token of v1 is an integer, in the description of a service as in a request', () => {
  const one = new Merchant(loadWorld());
  const {body} = one.send('/v1/account/service/1002', {});
  const fields = (body as {result: {fields: Json[]}}).result.fields;
  const {type, pattern, example} = fields.find(({name}) => name === 'card_token') as Record<string, unknown>;
  expect({type, pattern, isNumber: Number.isInteger(Number(example))}).toEqual({
    type: 'integer',
    pattern: undefined,
    isNumber: true,
  });
  const created = one.send('/v1/transaction/create', {
    ...order,
    currency: 'EUR',
    service_id: 1002,
    amount: 1990,
    fields: {ip: '203.0.113.10'},
  }).body as {result: {id: number}};
  const {error} = one.send('/v1/transaction/pay', {
    transaction_id: created.result.id,
    fields: {card_token: 'tok_6hQz3MvX9cRb2KtN8wPd'},
  }).body as {error: {details: {fields: Json[]}}};
  expect(error.details.fields).toEqual([{field: 'fields.card_token', code: 206, message: 'Send an integer.'}]);
});

test('v1 checks an account through a service that only checks: its fields are those of the recipient', () => {
  const one = new Merchant(loadWorld());
  const {body} = one.send('/v1/transaction/validate', {
    service_id: 7016,
    external_id: 'order-1',
    amount: 5000000,
    currency: 'NGN',
    fields: {bank_code: '058', account_number: '0000123456', full_name: 'Ada Example'},
  });
  expect(body).toMatchObject({result: {next_step: 'none', account_holder: 'ADA EXAMPLE'}});
});
