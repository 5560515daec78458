import {expect, test} from 'vitest';
import {contractNames, listOperations, loadContract} from '../../src/content/contract/contract';
import {listServiceCodes, loadService, type RecordField, type Service} from '../../src/content/services/services';
import type {Json} from '../support/json';

/** Every service in an answer of `account/service/…`, with its place. */
const shown = contractNames().flatMap((name) =>
  listOperations(loadContract(name))
    .filter(({id}) => id.includes('/account/service/'))
    .flatMap(({id, scenarios}) =>
      scenarios.flatMap(({key, answer: {body}}) => {
        const content = (body!.data ?? body!.result) as Json;
        return ((content.items ?? [content]) as Json[]).map((service) => ({
          where: `${id}, ${key}, ${service.code}`,
          isV1: name === 'v1',
          service,
        }));
      }),
    ),
);

/** v1 writes amounts as integers in minor units; the services compared here have two decimals. */
const amountOf = (amount: string, isV1: boolean) => (isV1 ? Number(amount.replace('.', '')) : amount);

function fieldOf(
  {name, in: place, type, is_required, format, pattern, values, label, example}: RecordField,
  isV1: boolean,
): Json {
  const inV1 = ['create.payer', 'create.recipient', 'create.recipient.fields'].includes(place)
    ? 'create.fields'
    : place;
  return {name, place: isV1 ? inV1 : place, type, is_required, format, pattern, values, label, example};
}

function answerOf(
  {id, code, title, direction, integration, limits, countries, capture, expiry, refund, fields}: Service,
  isV1: boolean,
): Json {
  return {
    id,
    code,
    title,
    method: code.split('/')[0],
    direction,
    integration,
    currencies: limits.map(({currency, smallest, largest}) => ({
      currency,
      smallest_amount: amountOf(smallest, isV1),
      largest_amount: amountOf(largest, isV1),
    })),
    countries,
    capture,
    ...(expiry && {expiry}),
    refund: {mode: refund.mode, ...(refund.until_days && {until_days: refund.until_days})},
    fields: fields.map((field) => JSON.parse(JSON.stringify(fieldOf(field, isV1)))),
  };
}

test('every service in an answer says what its record says', () => {
  const known = shown.filter(({service}) => listServiceCodes().includes(service.code));
  for (const {where, isV1, service} of known) {
    const {is_enabled: isEnabled, ...facts} = service;
    const record = answerOf(loadService(service.code), isV1);
    expect(isEnabled, where).toBe(true);
    // A list leaves out what the form of one service needs.
    expect(facts, where).toEqual(
      Object.fromEntries(Object.entries(record).filter(([key]) => where.includes('service_id') || key in facts)),
    );
  }
  const whole = known.filter(({service}) => 'fields' in service);
  expect([whole.length, known.length]).toEqual([4, 8]);
  console.log(`account/service: ${known.length} services compared with their records, ${whole.length} of them whole`);
});
