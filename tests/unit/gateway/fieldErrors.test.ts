import {expect, test} from 'vitest';
import {bodies, Merchant} from '../../support/merchant';
import type {Json} from '../../support/json';

const v1 = {service_id: 1002, external_id: 'order-1', amount: 4990, currency: 'EUR', fields: {ip: '203.0.113.10'}};
const many = (count: number) => Object.fromEntries(Array.from({length: count}, (_, index) => [`k${index}`, 'a']));

test('a number that is no id of v1 is called so, and the accepted numbers are named', () => {
  const merchant = new Merchant();
  const code = merchant.world.errors.field_type_invalid!.number;
  const largest = {service_id: 2147483647, transaction_id: 9007199254740991};
  for (const [path, name, body] of [
    ['create', 'service_id', v1],
    ['find', 'transaction_id', {}],
  ] as const)
    for (const id of [0, -1, 2 ** 60]) {
      const {error} = merchant.send(`/v1/transaction/${path}`, {...body, [name]: id}).body as {error: Json};
      const detail = `Send an integer from 1 to ${largest[name]}.`;
      expect(error, `${name}: ${id}`).toEqual({
        code,
        message: `The field ${name} is not a valid id.`,
        details: {fields: [{field: name, code, message: detail}]},
      });
    }
});

test('an object with too many fields is too long, in both versions', () => {
  const merchant = new Merchant();
  const code = merchant.world.errors.field_length_invalid!.number;
  expect(merchant.send('/v1/transaction/create', {...v1, fields: many(51)}).body.error).toMatchObject({code});
  const {world} = merchant;
  const {maxProperties: most} = world.contracts.v2!.components.schemas.Metadata as {maxProperties: number};
  const create = (count: number) =>
    merchant.send('/v2/transaction/create', bodies.card(`order-${count}`, '49.90', {metadata: many(count)})).body;
  expect(create(most + 1)).toMatchObject({code: 'field_length_invalid', errors: [{pointer: '/metadata'}]});
  expect(create(most)).toHaveProperty('data');
});

test('a used external_id is reported before anything that has changed since, so that a repeat finds its transaction', () => {
  const merchant = new Merchant();
  const {id} = merchant.send('/v2/transaction/create', bodies.card('order-1')).body.data as {id: string};
  const tooSmall = merchant.send('/v2/transaction/create', bodies.card('order-1', '0.01')).body;
  expect(tooSmall).toMatchObject({code: 'external_id_duplicate', transaction_id: id});
  const {error} = merchant.send('/v1/transaction/create', {...v1, amount: 1, fields: {}}).body as {error: Json};
  expect(error).toMatchObject({
    code: merchant.world.errors.external_id_duplicate!.number,
    details: {transaction_id: merchant.state.numbers[id]},
  });
  const invoice = {
    point: 1042,
    external_id: 'order-2',
    amount: '49.90',
    currency: 'EUR',
    description: 'Order 2',
    due_at: '2025-03-20T09:00:00Z',
  };
  const open = () => merchant.send('/invoicing/v1/invoice_create', invoice).body as {data?: Json; invoice_id?: string};
  const first = open();
  merchant.now += 30 * 86400;
  expect(open()).toMatchObject({code: 'external_id_duplicate', invoice_id: first.data?.id as string});
});

test('a simulated error has the headers of a real one', () => {
  const merchant = new Merchant();
  const headersOf = (path: string, code: string) => merchant.send(path, {}, {'Gateway-Simulate': code}).headers;
  for (const path of ['/v2/transaction/find', '/reports/v2/list', '/invoicing/v1/invoice_find']) {
    expect(headersOf(path, 'method_not_allowed'), path).toMatchObject({Allow: 'POST'});
    expect(headersOf(path, 'rate_limited'), path).toMatchObject({'Retry-After': '1'});
    expect(headersOf(path, 'maintenance'), path).toMatchObject({'Retry-After': '1'});
  }
});

test('a name may be that of a company, in both versions', () => {
  const merchant = new Merchant();
  const name = '3M & Filhos, Ltda.';
  const order = {external_id: 'order-1', amount: '150.00', currency: 'BRL'};
  const email = 'ana.souza@payer.example';
  const create = (full_name: string) => {
    const payer = {full_name, document_number: '12345678909', email};
    return merchant.send('/v2/transaction/create', {service: 'pix/payin_h2h', ...order, payer}).body;
  };
  expect(create('Ana Souza (2)')).toMatchObject({
    code: 'field_format_invalid',
    errors: [{pointer: '/payer/full_name'}],
  });
  expect(create(name)).toHaveProperty('data');
  const fields = {full_name: name, document_number: '12345678909', email};
  const body = {service_id: 5101, external_id: 'order-2', amount: 15000, currency: 'BRL', fields};
  expect(merchant.send('/v1/transaction/create', {...body, return_url: 'https://shop.example/'}).body).toMatchObject({
    status: 'ok',
  });
});
