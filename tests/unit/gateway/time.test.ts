import fc from 'fast-check';
import {expect, test} from 'vitest';
import {fromKyiv, fromRfc3339, toKyiv, toRfc3339} from '../../../src/gateway/values/time';
import type {Json} from '../../support/json';
import {bodies, cardFields, Merchant, start} from '../../support/merchant';
import {refusal} from '../../support/askGateway';

/** Requests of all operations of v2 that take a time, with the time in the named property. */
const requests: Record<string, (merchant: Merchant, time: string) => [path: string, body: Json]> = {
  '/expires_at': (_merchant, time) => ['/v2/cards/whitelist_add', {card_number: '5555555555554444', expires_at: time}],
  '/consent/accepted_at': (merchant, time) => {
    const {id} = merchant.send('/v2/transaction/create', bodies.card('order-1')).body.data as Json;
    merchant.send('/v2/transaction/pay', {transaction_id: id as string, fields: cardFields('4242424242424242')});
    const consent = {uses: ['payer_initiated'], accepted_at: time};
    return ['/v2/transaction/issue_token', {transaction_id: id as string, payer_reference: 'payer-1', consent}];
  },
  '/from': (_merchant, time) => [
    '/reports/v2/create',
    {kind: 'transactions', format: 'json', from: time, to: toRfc3339(start)},
  ],
  '/to': (_merchant, time) => [
    '/reports/v2/create',
    {kind: 'transactions', format: 'json', from: toRfc3339(start - 86400), to: time},
  ],
  '/due_at': (_merchant, time) => ['/invoicing/v1/invoice_create', invoice(time)],
  '/due_at ': (merchant, time) => {
    const {data} = merchant.send('/invoicing/v1/invoice_create', invoice(toRfc3339(start + 86400))).body;
    return ['/invoicing/v1/invoice_update', {id: (data as Json).id as string, due_at: time}];
  },
  '/closes_at': (_merchant, time) => [
    '/invoicing/v1/payment_page',
    {point: 1042, name: 'Course', description: 'Course', currency: 'EUR', closes_at: time},
  ],
};

const invoice = (time: string): Json => ({
  point: 1042,
  external_id: 'invoice-1',
  amount: '150.00',
  currency: 'BRL',
  description: 'Order 1',
  due_at: time,
});

/** The response to a request with a time in a property. */
function send(place: string, time: string): Json {
  const merchant = new Merchant();
  return merchant.send(...requests[place]!(merchant, time)).body;
}

/** A moment that is valid for the property: in the past, or in the future. */
const fitting = (place: string): number => start + (/from|to|accepted/.test(place) ? -7200 : 7200);

/** How programs write a moment that is given in Unix seconds. */
const forms: Record<string, (seconds: number) => string> = {
  'toISOString of JavaScript': (seconds) => new Date(seconds * 1000).toISOString(),
  'isoformat of Python': (seconds) => toRfc3339(seconds).replace('Z', '.123456+00:00'),
  'nanoseconds of Java and Go': (seconds) => toRfc3339(seconds).replace('Z', '.999999999Z'),
  'a fraction of one digit': (seconds) => toRfc3339(seconds).replace('Z', '.5Z'),
  'a fraction of 30 digits': (seconds) => toRfc3339(seconds).replace('Z', `.${'9'.repeat(30)}Z`),
  'small letters': (seconds) => toRfc3339(seconds).toLowerCase(),
  'an unknown local offset': (seconds) => toRfc3339(seconds).replace('Z', '-00:00'),
  'the largest offset': (seconds) => toRfc3339(seconds + 86340).replace('Z', '+23:59'),
  'the smallest offset': (seconds) => toRfc3339(seconds - 86340).replace('Z', '-23:59'),
  'an offset of half an hour': (seconds) => toRfc3339(seconds - 5400).replace('Z', '.25-01:30'),
  'the offset of Line Islands': (seconds) => toRfc3339(seconds + 50400).replace('Z', '+14:00'),
};

test('a time is accepted in every form of RFC 3339 wherever a request has one, and comes back in UTC to the second', () => {
  for (const place of Object.keys(requests))
    for (const [name, write] of Object.entries(forms)) {
      const seconds = fitting(place);
      const body = send(place, write(seconds));
      expect(body, `${place}: ${name}`).toHaveProperty('data');
      const property = place.trim().slice(1);
      if (property !== 'consent/accepted_at')
        expect((body.data as Json)[property], `${place}: ${name}`).toBe(toRfc3339(seconds));
    }
});

test('a text that is no time of RFC 3339 is refused at its place', () => {
  const wrong = [
    '2025-03-14',
    '2025-03-14T09:26Z',
    '2025-03-14T09:26:53',
    '2025-03-14 09:26:53Z',
    '2025-03-14T09:26:53+0200',
    '2025-03-14T09:26:53+02',
    '2025-03-14T09:26:53+24:00',
    '2025-03-14T09:26:53+02:60',
    '2025-03-14T09:26:53.Z',
    '2025-03-14T09:26:53,5Z',
    '2025-03-14T09:26:53ZZ',
    '2025-03-14T09:26:53+02:00[Europe/Kyiv]',
    '2025-03-14T24:00:00Z',
    '2025-03-14T09:60:00Z',
    '2025-03-14T09:26:60Z',
    '2025-02-29T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2025-13-01T00:00:00Z',
    '2025-00-01T00:00:00Z',
    '+2025-03-14T09:26:53Z',
    '12025-03-14T09:26:53Z',
    '2025-W11-5T09:26:53Z',
    '1741944413',
    '2025-03-14 11:26:53',
    ' 2025-03-14T09:26:53Z',
    '',
  ];
  for (const place of Object.keys(requests))
    for (const time of wrong)
      expect(refusal({body: send(place, time)}), `${place}: ${time}`).toBe(`field_format_invalid ${place.trim()}`);
});

test('a year of more or fewer than four digits in UTC is a value that is not allowed', () => {
  for (const place of Object.keys(requests))
    for (const time of [
      '0000-01-01T00:00:00Z',
      '0000-01-01T00:00:00+23:59',
      '0999-12-31T23:59:59Z',
      '9999-12-31T23:59:59-00:01',
    ])
      expect(refusal({body: send(place, time)}), `${place}: ${time}`).toBe(`field_value_not_allowed ${place.trim()}`);
});

test('the last time of all years is a time, and v1 writes the last that it can', () => {
  const merchant = new Merchant();
  const card = {card_number: '5555555555554444'};
  const last = '9999-12-31T23:59:59Z';
  const {body} = merchant.send('/v2/cards/whitelist_add', {...card, expires_at: last});
  expect(body.data).toMatchObject({expires_at: last});
  expect(merchant.send('/v1/cards/whitelist_add', card).body.result).toMatchObject({expires_at: '9999-12-31 23:59:59'});
});

test('a leap second is the second after it', () => {
  expect(toRfc3339(fromRfc3339('2016-12-31T23:59:60Z'))).toBe('2017-01-01T00:00:00Z');
  expect(fromRfc3339('1990-12-31T15:59:60.5-08:00')).toBe(fromRfc3339('1991-01-01T00:00:00Z'));
  const {data} = send('/expires_at', '2026-12-31T23:59:60Z');
  expect(data).toMatchObject({expires_at: '2027-01-01T00:00:00Z'});
});

test('the fraction of a time is cut off before the time is compared with a limit', () => {
  const at = (seconds: number): string => toRfc3339(start + seconds).replace('Z', '.999Z');
  const limits: [place: string, accepted: number, refused: number][] = [
    ['/expires_at', 1, 0],
    ['/closes_at', 1, 0],
    ['/consent/accepted_at', 0, 1],
    ['/to', 0, 1],
    ['/from', -1, 0],
    ['/due_at', 3600, 3599],
    ['/due_at', 365 * 86400, 365 * 86400 + 1],
  ];
  for (const [place, accepted, refused] of limits) {
    expect(send(place, at(accepted)), `${place}: ${accepted}`).toHaveProperty('data');
    expect(send(place, at(refused)), `${place}: ${refused}`).toHaveProperty('code', 'field_value_not_allowed');
  }
});

test('a time that names the same second is the same order of a report', () => {
  const merchant = new Merchant();
  const order = {kind: 'transactions', format: 'json', from: '2025-03-13T09:00:00Z', to: '2025-03-14T09:00:00Z'};
  const ids = [order, {...order, from: '2025-03-13T11:00:00.5+02:00'}].map(
    (body) => (merchant.send('/reports/v2/create', body).body.data as Json).id as string,
  );
  expect(new Set(ids).size).toBe(1);
});

test('every time of v1 that exists comes back as it was sent, and no other is accepted', () => {
  let count = 0;
  fc.assert(
    fc.property(fc.integer({min: 1_000_000_000, max: 4_000_000_000}), (seconds) => {
      const text = toKyiv(seconds);
      expect(toKyiv(fromKyiv(text)!)).toBe(text);
      count += 1;
    }),
    {seed: 1741944413},
  );
  expect(count).toBeGreaterThan(50);
  const card = {card_number: '5555555555554444'};
  for (const time of ['2027-02-30 00:00:00', '2027-13-01 00:00:00', '2027-06-01 24:00:00', '2027-03-28 03:30:00']) {
    const {body} = new Merchant().send('/v1/cards/whitelist_add', {...card, expires_at: time});
    const {fields} = (body.error as Json).details as {fields: Json[]};
    expect(fields, time).toMatchObject([{field: 'expires_at', message: 'Send a time that exists in Kyiv time.'}]);
  }
});
