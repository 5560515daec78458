import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import {bodyOf, contractNames, listOperations, loadContract} from '../../../src/content/contract/contract';
import {publishedContract} from '../../../src/content/contract/publishedContract';
import {Merchant} from '../../support/merchant';
import type {Json} from '../../support/json';
import {contractOf} from '../../../src/gateway/values/operationId';

const isObject = (part: unknown): part is Json => part !== null && typeof part === 'object' && !Array.isArray(part);

/** The validator of the published contract for the body of a request. */
function requestValidators(name: string): (address: string) => ValidateFunction {
  const ajv = new Ajv2020({strict: false});
  addFormats(ajv);
  ajv.addSchema(publishedContract(loadContract(name).document), name);
  return (address) => {
    const path = encodeURIComponent(address.replaceAll('~', '~0').replaceAll('/', '~1'));
    return ajv.compile({$ref: `${name}#/paths/${path}/post/requestBody/content/application~1json/schema`});
  };
}

/** Fields that a request needs under a condition on another field, as the contract says in words. */
function* conditionsOf(schemas: Json, schema: Json, place: string[] = []): Generator<[string[], string, string?]> {
  const at = schema.$ref ? (schemas[(schema.$ref as string).split('/').at(-1)!] as Json) : schema;
  for (const [name, property] of Object.entries((at.properties ?? {}) as Record<string, Json>)) {
    const words = (property['x-required-when'] ?? '') as string;
    const [, other, value] = /^`(\w+)` is (?:absent|`(\w+)`)(?:$|;)/.exec(words) ?? [];
    if (other) yield [[...place, name], other, value];
    yield* conditionsOf(schemas, property, [...place, name]);
  }
}

/** A copy of a body with another value at a place; `undefined` removes it. */
function withField(body: Json, [name, ...rest]: string[], value: unknown): Json {
  const {[name!]: old, ...others} = body;
  const next = rest.length > 0 ? withField(isObject(old) ? old : {}, rest, value) : value;
  return next === undefined ? others : {...others, [name!]: next};
}

test('what a request needs when another field has a value or is absent, the schema needs too', () => {
  const checked: string[] = [];
  const wrong: string[] = [];
  for (const name of contractNames()) {
    const contract = loadContract(name);
    const {schemas} = contract.document.components as {schemas: Json};
    const validator = requestValidators(name);
    for (const {id, path: address} of listOperations(contract)) {
      const {contentType, content} = bodyOf(contract.document.paths[address]!.post);
      if (contentType !== 'application/json') continue;
      const examples = Object.values((content.examples ?? {}) as Record<string, {value: Json}>);
      const isValid = validator(address);
      for (const [place, other, value] of conditionsOf(schemas, content.schema)) {
        const label = `${id}: ${place.join('.')} when ${other} is ${value ?? 'absent'}`;
        const bodies = examples
          .map((example) => withField(example.value, [other], value))
          .filter((body) => isValid(body));
        checked.push(label);
        if (bodies.length === 0) wrong.push(`${label}: no example`);
        for (const body of bodies) if (isValid(withField(body, place, undefined))) wrong.push(label);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toContain('invoicing/v1/payment_page: currency when template_id is absent');
  expect(checked).toContain('invoicing/v1/invoice_create: payer.email when delivery is email');
  expect(checked.length).toBeGreaterThan(20);
});

const page = {point: 1042, name: 'Spring course', description: 'Course', currency: 'EUR'};
const invoice = {
  point: 1042,
  external_id: 'order-1',
  amount: '49.90',
  currency: 'EUR',
  description: 'Order 1',
  due_at: '2025-03-20T09:00:00Z',
};
const template = {point: 1042, name: 'Courses', texts: {en: {title: 'Course'}}, currency: 'EUR'};
const fixed = {...template, amount_mode: 'fixed', amount: '49.90'};
const open = {...template, amount_mode: 'payer'};
const step = {transaction_id: 'trx_2kVn6RtY9wPq4LmC8xZb'};
const code = {otp: '123456'};
const result = {three_ds_result: 'eyJ0cmFuc1N0YXR1cyI6IlkifQ'};

/** Path, body and the expected errors by pointer; a valid body has none. */
const requests: [path: string, body: Json, mistakes: Record<string, [code: string, detail: string]>][] = [
  ['/invoicing/v1/payment_page', page, {}],
  [
    '/invoicing/v1/payment_page',
    {point: 1042, name: 'Spring course'},
    {
      '/description': ['field_missing', 'This field is required without template_id.'],
      '/currency': ['field_missing', 'This field is required without template_id.'],
    },
  ],
  ['/invoicing/v1/invoice_create', invoice, {}],
  ['/invoicing/v1/invoice_create', {...invoice, delivery: 'email', payer: {email: 'olena.koval@payer.example'}}, {}],
  [
    '/invoicing/v1/invoice_create',
    {...invoice, delivery: 'email', payer: {full_name: 'Olena Koval'}},
    {'/payer/email': ['field_missing', 'This field is required if delivery is email.']},
  ],
  [
    '/invoicing/v1/invoice_create',
    {...invoice, delivery: 'email'},
    {'/payer': ['field_missing', 'This field is required if delivery is email.']},
  ],
  ['/invoicing/v1/page_template', fixed, {}],
  ['/invoicing/v1/page_template', {...open, min_amount: '5.00'}, {}],
  [
    '/invoicing/v1/page_template',
    {...open, amount: '49.90'},
    {'/amount': ['field_value_not_allowed', 'Leave it out if amount_mode is payer.']},
  ],
  [
    '/invoicing/v1/page_template',
    {...fixed, max_amount: '49.90'},
    {'/max_amount': ['field_value_not_allowed', 'Leave it out if amount_mode is fixed.']},
  ],
  [
    '/invoicing/v1/page_template',
    {...open, amount_mode: 'fixed'},
    {'/amount': ['field_missing', 'This field is required if amount_mode is fixed.']},
  ],
  [
    '/invoicing/v1/page_template',
    {...fixed, version: 1},
    {'/template_id': ['field_missing', 'This field is required with version.']},
  ],
  ['/v2/transaction/update', {...step, fields: {}}, {'/fields/otp': ['field_missing', 'Send otp or three_ds_result.']}],
  [
    '/v2/transaction/update',
    {...step, fields: {...code, ...result}},
    {
      '/fields/otp': ['field_unknown', 'Send otp or three_ds_result.'],
      '/fields/three_ds_result': ['field_unknown', 'Send otp or three_ds_result.'],
    },
  ],
];

test('the gateway and the published contract refuse the same requests that lack what another field needs', () => {
  const validators = {v2: requestValidators('v2'), invoicing: requestValidators('invoicing')};
  for (const [path, body, mistakes] of requests) {
    const isValid = validators[contractOf(path) as keyof typeof validators](path);
    const label = `${path} ${JSON.stringify(body)}`;
    const {errors = []} = new Merchant().send(path, body).body as {
      errors?: {pointer: string; code: string; detail: string}[];
    };
    const found = Object.fromEntries(errors.map(({pointer, code: name, detail}) => [pointer, [name, detail]]));
    expect(found, label).toEqual(mistakes);
    expect(isValid(body), label).toBe(errors.length === 0);
  }
});
