import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import {loadContract, operation} from '../../../src/content/contract/contract';
import {exampleKey, examplePoint} from '../../../src/content/core/testKeys';
import {loadWorld} from '../../../src/content/examples/world';
import {createState, handle} from '../../../src/gateway';
import {hashV1, signV2Request} from '../../../src/gateway/values/signing';
import {versionOf} from '../../../src/gateway/values/operationId';
import type {Json} from '../../support/json';

const world = loadWorld();
const now = 1741944413;
const secret = world.secrets[examplePoint]![exampleKey]!;

/** The response to a request with valid authentication. */
function ask(path: string, body: Json, headers: Record<string, string> = {}): Json {
  const proof = {point: examplePoint, key: exampleKey, nonce: 'account-test'};
  const isV1 = versionOf(path) === 'v1';
  const text = JSON.stringify(isV1 ? {auth: {...proof, hash: hashV1(proof, secret)}, ...body} : body);
  const signature = signV2Request({timestamp: now, method: 'POST', path, body: text}, secret);
  const signed = {
    'Gateway-Point': String(examplePoint),
    'Gateway-Key': String(exampleKey),
    'Gateway-Timestamp': String(now),
    'Gateway-Signature': signature,
  };
  const request = {
    method: 'POST',
    path,
    headers: {'Content-Type': 'application/json', ...(!isV1 && signed), ...headers},
    body: new TextEncoder().encode(text),
  };
  return JSON.parse(handle(world, createState(world), request, now).body);
}

/** Requests that fail, by operation: the code, the end of the path where it differs, the body in v2 and, where it differs, in v1. */
const refused: Record<string, [code: string, v2: Json, v1?: Json, path?: string][]> = {
  'account/info': [
    ['field_missing', {}],
    ['field_unknown', {id: 'EUR'}],
    ['field_type_invalid', {account_id: 70012}, {account_id: 'acc_6pBf3ZsJ9gWq4NxC1tRv'}],
    ['field_format_invalid', {currency: 'brl'}],
    ['field_length_invalid', {currency: 'EU'}],
    ['field_value_not_allowed', {currency: 'JPY'}],
    ['field_value_not_allowed', {account_id: 'acc_00000000000000000000'}, {account_id: 79999}],
    [
      'request_invalid',
      {account_id: 'acc_6pBf3ZsJ9gWq4NxC1tRv', currency: 'BRL'},
      {account_id: 70012, currency: 'BRL'},
    ],
  ],
  'account/list': [
    ['field_unknown', {offset: 1}, {after: 'EUR'}],
    ['field_type_invalid', {limit: '2'}],
    ['field_format_invalid', {currency: 'brl'}],
    ['field_length_invalid', {currency: 'EU'}],
    ['field_value_not_allowed', {limit: 500}],
    ['field_value_not_allowed', {after: 'acc_00000000000000000000'}, {offset: -1}],
    ['request_invalid', {limit: 0, currency: 'brl'}],
  ],
  'account/service/list': [
    ['field_unknown', {integration: 'h2h'}],
    ['field_type_invalid', {country: ['BR']}],
    ['field_format_invalid', {country: 'br'}],
    ['field_length_invalid', {country: 'BRA'}],
    ['field_value_not_allowed', {direction: 'in'}],
    ['field_value_not_allowed', {after: '5199'}, {offset: -1}],
    ['request_invalid', {direction: 'in', country: 'BRA'}],
  ],
  'account/service/service_id': [
    ['service_not_found', {}, {}, '5199'],
    ['path_not_found', {}, {}, 'service_id'],
    ['path_not_found', {}, {}, '05102'],
    ['field_unknown', {service_id: 5102}],
    ['request_invalid', {service_id: 5102, currency: 'BRL'}],
  ],
};

for (const version of ['v1', 'v2'] as const) {
  test(`the gateway refuses what the pages of accounts and services in ${version} say it refuses`, () => {
    const contract = loadContract(version);
    let count = 0;
    for (const [name, cases] of Object.entries(refused)) {
      const {path, errors} = operation(contract, `${version}/${name}`);
      for (const [code, v2, v1 = v2, last = '5102'] of cases) {
        const answer = ask(path.replace('{service_id}', last), version === 'v1' ? v1 : v2);
        const where = `${name} ${JSON.stringify(version === 'v1' ? v1 : v2)}: ${JSON.stringify(answer)}`;
        if (version === 'v1') expect(answer.error?.code, where).toBe(world.errors[code]!.number);
        else expect(answer.code, where).toBe(code);
        count++;
      }
      const own = errors.filter(({isCommon}) => !isCommon).map(({code}) => code);
      expect([...new Set(cases.map(([code]) => code))].sort(), name).toEqual(own.sort());
    }
    console.log(`${version}: ${count} refusals of accounts and services`);
  });
}

test('a service answers in the language of Accept-Language in v2, and in English in v1', () => {
  const labelsOf = (version: 'v1' | 'v2') => {
    const answer = ask(`/${version}/account/service/5102`, {}, {'Accept-Language': 'uk-UA,uk;q=0.9'});
    return ((answer.data ?? answer.result) as Json).fields.map(({label}: Json) => label);
  };
  expect(labelsOf('v2')).toEqual(['Ім’я та прізвище', 'CPF або CNPJ', 'Електронна пошта']);
  expect(labelsOf('v1')).toEqual(['Full name', 'CPF or CNPJ', 'Email']);
});

test('the pages of a list hold every item once', () => {
  for (const path of ['account/list', 'account/service/list']) {
    const read = (limit: number): unknown[] => {
      const ids: unknown[] = [];
      for (let after: string | undefined; ;) {
        const {items, has_more: hasMore, next} = ask(`/v2/${path}`, {limit, ...(after && {after})}).data;
        ids.push(...items.map(({id}: Json) => id));
        if (!hasMore) return ids;
        after = next;
      }
    };
    const whole = read(100);
    expect(whole.length).toBeGreaterThan(3);
    expect(new Set(whole).size).toBe(whole.length);
    expect(read(2)).toEqual(whole);
    const {items, total} = ask(`/v1/${path}`, {limit: 2, offset: 1}).result;
    expect([items.length, total]).toEqual([2, whole.length]);
  }
});

test('every service that the gateway knows fits the contract of both versions', () => {
  for (const version of ['v1', 'v2'] as const) {
    const ajv = new Ajv2020({strict: false});
    addFormats(ajv);
    ajv.addSchema(loadContract(version).document, version);
    const check = ajv.compile({$ref: `${version}#/components/schemas/ServiceAnswer`});
    expect(world.services.length).toBeGreaterThan(5);
    for (const {id} of world.services) {
      const answer = ask(`/${version}/account/service/${id}`, {});
      expect(check(answer), `${version} ${id}: ${JSON.stringify(check.errors)}`).toBe(true);
      expect(Object.keys(answer)).not.toContain('error');
    }
  }
});
