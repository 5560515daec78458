/** Promises of `/request_format` and `/response_format` that no table of an operation makes, played on the gateway. */
import {expect, test} from 'vitest';
import {loadContract, resolve} from '../../../src/content/contract/contract';
import {sharedHeaders} from '../../../src/content/contract/sharedParts';
import {locales} from '../../../src/content/core/locales';
import {exampleClient} from '../../../src/content/core/testKeys';
import {readPageFile} from '../../../src/pages/page';
import type {Json} from '../../support/json';
import {Merchant, bodies, cardFields} from '../../support/merchant';

const create = '/v2/transaction/create';

/** The wrong fields that a response names, in either version: where, and the code. */
const fieldsOf = (body: unknown): (string | number)[][] => {
  const {errors, error} = body as {
    errors?: {pointer: string; code: string}[];
    error?: {details: {fields: {field: string; code: number}[]}};
  };
  return (
    errors?.map(({pointer, code}) => [pointer, code]) ?? error!.details.fields.map(({field, code}) => [field, code])
  );
};

test('the example of several wrong fields is what the gateway returns for them', () => {
  const one = new Merchant();
  const pix = bodies.pixQr('order-1');
  const orders = {
    v2: {...pix, amount: '150,00', payer: {...pix.payer, email: 'ana'}},
    v1: {service_id: 5102, external_id: 'order-2', amount: -1, currency: 'brl', fields: {}},
  };
  for (const [version, order] of Object.entries(orders)) {
    const errors = loadContract(version, 'en').errors[`${version}/transaction/create`]!;
    const {example} = errors.find(({code}) => code === 'request_invalid')!;
    expect(fieldsOf(one.send(`/${version}/transaction/create`, order).body)).toEqual(fieldsOf(example));
  }
});

test('a refusal that changed nothing is not kept, a success is', () => {
  const one = new Merchant();
  const key = {'Idempotency-Key': 'the-same-key-again'};
  const repeat = (path: string, body: Json) => {
    const answer = one.raw(one.request(path, body, key));
    const {
      request_id: id,
      code,
      detail,
    } = JSON.parse(answer.body) as {
      request_id: string;
      code?: string;
      detail?: string;
    };
    return {
      status: answer.status,
      code,
      detail,
      isReplay: answer.headers['Idempotent-Replayed'] === 'true',
      id,
      answer,
    };
  };
  expect(repeat(create, {...bodies.card('order-1'), amount: '0.00'})).toMatchObject({code: 'amount_invalid'});
  const first = repeat(create, bodies.card('order-1'));
  expect(first).toMatchObject({status: 201, isReplay: false});
  const second = repeat(create, bodies.card('order-1'));
  expect(second).toMatchObject({status: 201, isReplay: true, id: first.id});
  expect(second.answer.headers['Request-Id']).not.toBe(first.id);
  expect(repeat('/v2/transaction/validate', bodies.card('order-1')).isReplay).toBe(false);
  // The second one has the body of the first request, for another operation.
  for (const [path, body] of [
    [create, bodies.card('order-2')],
    ['/v2/transaction/cancel', bodies.card('order-1')],
  ] as const)
    expect(repeat(path, body), path).toMatchObject({
      status: 422,
      code: 'idempotency_key_conflict',
      detail: 'This Idempotency-Key belongs to another operation or another body.',
    });
});

test('a wrong one-time code is kept under its key, because it counts as an attempt', () => {
  const one = new Merchant();
  const {id} = one.send(create, {
    service: 'humo/payin_h2h',
    external_id: 'order-1',
    amount: '250000.00',
    currency: 'UZS',
    payer: {phone: '998901234567'},
  }).body.data as {id: string};
  const {card_cvv: _none, ...card} = cardFields('9860123456789015');
  one.send('/v2/transaction/pay', {transaction_id: id, fields: card});
  const submit = (otp: string, key: string) => {
    const path = '/v2/transaction/update';
    const answer = one.raw(one.request(path, {transaction_id: id, fields: {otp}}, {'Idempotency-Key': key}));
    const {code, detail, data} = JSON.parse(answer.body) as {code?: string; detail?: string; data?: {status: string}};
    return {code, detail, status: data?.status, isReplay: answer.headers['Idempotent-Replayed'] === 'true'};
  };
  const {wrong, right} = one.world.codes;
  const first = submit(wrong, 'the-first-attempt');
  expect(first).toMatchObject({
    code: 'field_value_not_allowed',
    detail: expect.stringContaining('2 attempts') as string,
  });
  for (let repeat = 0; repeat < 3; repeat += 1)
    expect(submit(wrong, 'the-first-attempt')).toEqual({...first, isReplay: true});
  expect(submit(right, 'the-first-attempt').code).toBe('idempotency_key_conflict');
  expect(submit(wrong, 'the-second-attempt').detail).toContain('1 attempt is left');
  expect(submit(right, 'the-third-attempt')).toMatchObject({status: 'success', isReplay: false});
});

test('the page of responses names every header that the gateway sends', () => {
  const one = new Merchant();
  const noToken = {...one.request('/invoicing/v1/invoice_find', {}), headers: {'Content-Type': 'application/json'}};
  const form = (secret: string) => ({
    method: 'POST',
    path: '/invoicing/v1/token',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Authorization: `Basic ${Buffer.from(`${exampleClient}:${secret}`).toString('base64')}`,
    },
    body: new TextEncoder().encode('grant_type=client_credentials'),
  });
  const answers = [
    [201, one.raw(one.request(create, bodies.card('order-1')))],
    [401, one.raw({...one.request(create, {}), headers: {'Content-Type': 'application/json'}})],
    [405, one.raw({...one.request(create, {}), method: 'GET'})],
    [401, one.raw(noToken)],
    [401, one.raw(form('wrong'))],
    [200, one.raw(form(one.world.clients[exampleClient]!.secret))],
  ] as const;
  const listed = sharedHeaders('answer-header', 'en').map(({name}) => name);
  for (const {code} of locales) {
    const {body} = readPageFile('response_format', code);
    for (const [status, answer] of answers) {
      expect(answer.status).toBe(status);
      // The content type is described with the body.
      for (const name of Object.keys(answer.headers).filter((one) => one !== 'Content-Type'))
        expect(listed.includes(name) || body.includes(`\`${name}\``), `${code}: ${name}`).toBe(true);
    }
  }
});

/** The operations of a contract by their paths, with the headers of their responses. */
type Paths = Record<string, {post: {operationId: string; responses: Record<string, {headers: Record<string, Json>}>}}>;

test('each 401 names the scheme of authentication, as the contract describes it', () => {
  const one = new Merchant();
  const unsigned = one.raw({...one.request(create, {}), headers: {'Content-Type': 'application/json'}});
  expect(unsigned.headers['WWW-Authenticate']).toBe('Gateway-Signature realm="v2"');
  const seen = new Set<string>();
  for (const name of ['v2', 'reports-v2', 'invoicing']) {
    const {document, errors} = loadContract(name, 'en');
    for (const [path, {post}] of Object.entries(document.paths as Paths)) {
      const header = resolve(document, post.responses[401]!.headers['WWW-Authenticate']!);
      const {pattern, const: only} = header.schema as {pattern?: string; const?: string};
      for (const {code} of errors[post.operationId]!.filter(({status}) => status === 401)) {
        one.now += 1;
        const {status, headers} = one.send(path.replace('{service_id}', '5102'), {}, {'Gateway-Simulate': code});
        expect(status, `${path}: ${code}`).toBe(401);
        expect(headers['WWW-Authenticate'], code).toMatch(new RegExp(pattern ?? `^${only}$`));
        seen.add(`${name} ${headers['WWW-Authenticate']}`);
      }
    }
  }
  expect([...seen].sort()).toEqual([
    'invoicing Basic realm="invoicing"',
    'invoicing Bearer realm="invoicing"',
    'invoicing Bearer realm="invoicing", error="invalid_token"',
    'reports-v2 Gateway-Signature realm="v2"',
    'v2 Gateway-Signature realm="v2"',
  ]);
});

test('an empty object whose fields are alternatives is named itself, and any of them is enough', () => {
  const one = new Merchant();
  const refused = one.send(create, {...bodies.pixQr('order-1'), payer: {}});
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({code: 'field_missing', detail: 'The field payer is empty.'});
  const names = Object.keys(one.world.contracts.v2!.components.schemas.Payer!.properties!);
  expect(refused.body.errors).toEqual([
    {pointer: '/payer', code: 'field_missing', detail: `Send at least one of ${names.join(', ')}.`},
  ]);
  for (const [name, value] of Object.entries(bodies.pixQr('').payer)) {
    const {errors} = one.send(create, {...bodies.pixQr('order-1'), payer: {[name]: value}}).body;
    const pointers = (errors as {pointer: string}[]).map(({pointer}) => pointer);
    expect(pointers, `what the service needs beside ${name}`).not.toContain('/payer');
  }
});
