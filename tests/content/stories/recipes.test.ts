/**
 * The recipes of `/reference/api_error_codes` whose response names fields, followed to the letter in v2: the code, the
 * HTTP status and the pointers are those of the table.
 */
import assert from 'node:assert/strict';
import {test} from 'vitest';
import {contractNames} from '../../../src/content/contract/contract';
import {loadErrors} from '../../../src/content/contract/errors';
import {callV2, freshState, world, type Response} from '../../support/askGateway';
import type {Json} from '../../support/json';
import {bodies, cardFields, start} from '../../support/merchant';
import {allOperations} from '../../support/stories/moments';

const create = (patch: Json): Response =>
  callV2({world, state: freshState(), now: start}, 'v2/transaction/create', {...bodies.pixQr('order-1'), ...patch});

function pay(cardNumber: string): Response {
  const gateway = {world, state: freshState(), now: start};
  const {id} = callV2(gateway, 'v2/transaction/create', bodies.card('order-1')).body.data as {id: string};
  return callV2(gateway, 'v2/transaction/pay', {transaction_id: id, fields: cardFields(cardNumber)});
}

/** What each recipe says to send. */
const recipes: Record<string, () => Response> = {
  request_invalid: () => create({my_field: 'x', my_other_field: 'x'}),
  field_missing: () => create({currency: undefined}),
  field_unknown: () => create({my_field: 'x'}),
  field_type_invalid: () => create({amount: 150}),
  field_format_invalid: () => create({currency: 'eur'}),
  field_length_invalid: () => create({external_id: 'x'.repeat(65)}),
  field_value_not_allowed: () => create({capture: 'later'}),
  check_digit_invalid: () => pay('4242424242424241'),
  amount_invalid: () => create({amount: '0.00'}),
  currency_unsupported: () => create({service: 'pix/payin_h2h', currency: 'EUR'}),
  country_unsupported: () => create({payer: {...bodies.pixQr('').payer, country: 'JP'}}),
  url_invalid: () => create({return_url: 'http://shop.example/orders/1'}),
};

const errors = loadErrors('en').filter(({pointers}) => pointers);

for (const {code, http, pointers, provoke} of errors)
  test(`${code}: ${provoke}`, () => {
    const recipe = recipes[code];
    assert.ok(recipe, `${code} has pointers; follow its recipe in tests/content/stories/recipes.test.ts`);
    const {status, body} = recipe();
    const named = (body.errors as {pointer: string}[]).map(({pointer}) => pointer);
    assert.deepEqual([body.code, status, named], [code, http, pointers]);
  });

test('an error has pointers where a contract shows it with fields, and nowhere else', () => {
  const withFields = new Set(
    allOperations(contractNames()).flatMap(({operation}) =>
      operation.errors.filter(({example}) => example.errors !== undefined).map(({code}) => code),
    ),
  );
  assert.deepEqual(
    loadErrors('en')
      .filter(({code, provoke, pointers}) => provoke && withFields.has(code) !== Boolean(pointers))
      .map(({code}) => code),
    [],
    'write pointers beside provoke, or remove them, in src/data/reference/api_error_codes.yaml',
  );
  assert.deepEqual(Object.keys(recipes).sort(), errors.map(({code}) => code).sort());
});
