import {expect, test} from 'vitest';
import {loadLimits} from '../../../src/content/core/limits';
import {number} from '../../../src/content/core/format';
import {locales} from '../../../src/content/core/locales';
import {requestBodies} from '../../../src/content/examples/serviceExamples';
import {loadService} from '../../../src/content/services/services';
import {callV2, freshState, world} from '../../support/askGateway';
import type {Json} from '../../support/json';

const now = 1741944413;
const longest = loadLimits().url!.value;

/** The body that creates a transaction through a service, as its page shows it. */
const bodyFor = (service: string): Json => requestBodies.create!(loadService(service, 'en'), 'order-1001');

const create = (body: Json) => callV2({world, state: freshState(), now}, 'v2/transaction/create', body);
const address = (length: number): string => 'https://shop.example/'.padEnd(length, 'a');

test('return_url has one length and no fragment: in the contract, in the data and on the gateway', () => {
  const service = 'pix/payin_hpp';
  const body = bodyFor(service);
  const codes = (url: string) => {
    const response = create({...body, return_url: url});
    return response.status === 201
      ? 201
      : (response.body.errors as {code: string}[] | undefined)?.map(({code}) => code);
  };
  expect(codes(address(longest))).toBe(201);
  expect(codes(address(longest + 1))).toEqual(['url_invalid']);
  expect(codes(`${address(40)}#paid`)).toEqual(['url_invalid']);
  for (const {code} of locales) {
    const field = loadService(service, code).fields.find(({name}) => name === 'return_url')!;
    const pattern = new RegExp(field.pattern!, 'u');
    expect([address(longest), address(longest + 1), `${address(40)}#paid`].map((url) => pattern.test(url))).toEqual([
      true,
      false,
      false,
    ]);
    expect(field.format).toContain(number(longest, code));
  }
});

test('an amount is positive, and 0.00 is for services that only store a card', () => {
  const status = (service: string, amount: string) => create({...bodyFor(service), amount}).status;
  expect([status('pix/payin_hpp', '0.00'), status('pix/payin_hpp', '1.00')]).toEqual([400, 201]);
  expect([status('card/tokenize_h2h', '0.00'), status('card/tokenize_h2h', '1.00')]).toEqual([201, 400]);
});

test('a card number with a wrong check digit is refused by pay, and the payment still takes another one', () => {
  const service = loadService('card/payin_h2h', 'en');
  const gateway = {world, state: freshState(), now};
  const created = callV2(gateway, 'v2/transaction/create', bodyFor(service.code));
  const {id} = created.body.data as {id: string};
  const pay = (number?: string) => {
    const body = requestBodies.pay!(service, id) as {fields: Json};
    if (number) body.fields = {...body.fields, card_number: number};
    return callV2(gateway, 'v2/transaction/pay', body).status;
  };
  const find = () =>
    (callV2(gateway, 'v2/transaction/find', {transaction_id: id}).body.data as {status: string}).status;
  expect([pay('4242424242424241'), find(), pay()]).toEqual([400, 'created', 200]);
});
