import {expect, test} from 'vitest';
import {bodies, cardFields, Merchant} from '../../support/merchant';
import type {Json} from '../../support/json';

/** Creates a payment whose metadata has one key. */
const create = (key: string): Json =>
  new Merchant().send('/v2/transaction/create', bodies.card('order-1', '49.90', {metadata: {[key]: 'a'}})).body;

test('a key of metadata that is too long or has a wrong character is no unknown field', () => {
  const long = 'k'.repeat(41);
  expect(create(long)).toMatchObject({
    code: 'field_length_invalid',
    detail: 'The name of the field must NOT have more than 40 characters.',
    errors: [{pointer: `/metadata/${long}`, code: 'field_length_invalid'}],
  });
  expect(create('')).toMatchObject({code: 'field_length_invalid', errors: [{pointer: '/metadata/'}]});
  for (const [key, place] of [
    ['order-number', 'order-number'],
    ['return/url', 'return~1url'],
  ] as const)
    expect(create(key)).toMatchObject({
      code: 'field_format_invalid',
      detail: 'The name of the field must match pattern "^[A-Za-z0-9_]*$".',
      errors: [{pointer: `/metadata/${place}`, code: 'field_format_invalid'}],
    });
  expect(create('k'.repeat(40))).toHaveProperty('data');
});

test('the name of a key of metadata says nothing about its value', () => {
  for (const key of ['paid_amount', 'return_url', 'url', 'amount', 'created_at', 'transaction_id']) {
    const send = (value: unknown): Json =>
      new Merchant().send('/v2/transaction/create', bodies.card('order-1', '49.90', {metadata: {[key]: value}})).body;
    expect(send('see http://localhost'), key).toHaveProperty('data.metadata', {[key]: 'see http://localhost'});
    const {code, errors} = send('a'.repeat(501)) as {code: string; errors: Json[]};
    expect([code, errors[0]!.pointer], key).toEqual(['field_length_invalid', `/metadata/${key}`]);
  }
});

test('v1 has no metadata, and a field of a method with a wrong name stays unknown', () => {
  const merchant = new Merchant();
  const v1 = {service_id: 1002, external_id: 'order-1', amount: 4990, currency: 'EUR', fields: {ip: '203.0.113.10'}};
  expect(merchant.send('/v1/transaction/create', {...v1, metadata: {'order-number': '1'}}).body.error).toMatchObject({
    code: merchant.world.errors.field_unknown!.number,
    message: 'The field metadata is unknown.',
  });
  const {id} = merchant.send('/v2/transaction/create', bodies.card('order-2')).body.data as {id: string};
  const fields = {...cardFields('4242424242424242'), 'Card-Number': '1'};
  expect(merchant.send('/v2/transaction/pay', {transaction_id: id, fields}).body).toMatchObject({
    code: 'field_unknown',
    errors: [{pointer: '/fields/Card-Number', code: 'field_unknown'}],
  });
});
