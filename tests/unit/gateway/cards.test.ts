import {expect, test} from 'vitest';
import {pace} from '../../../src/gateway/limits';
import {loadTestCards} from '../../../src/content/reference/testCards';
import {loadWorld} from '../../../src/content/examples/world';
import {advance, createState, handle, type State, type World} from '../../../src/gateway';
import {signV2Request} from '../../../src/gateway/values/signing';
import type {Json} from '../../support/json';

const now = 1741944413;
const number = '4242424242424242';

/** A point that pays out only to cards of its whitelist, and a card on the stop list. */
function strictWorld(): World {
  const world = loadWorld();
  return {
    ...world,
    points: {'1042': {...world.points['1042']!, isWhitelistOnly: true}},
    stoplist: [{...world.stoplist[0]!, kind: 'card', value: '4100000000000019'}],
  };
}

/** Signed requests to one gateway; each gets its own idempotency key. */
function client(world: World = strictWorld(), state: State = createState(world)) {
  let sent = 0;
  return {
    state,
    ask: (path: string, data: Json, later = 0): Json => {
      sent += 1;
      const body = JSON.stringify(data);
      const timestamp = now + later;
      const headers = {
        'Content-Type': 'application/json',
        'Gateway-Point': '1042',
        'Gateway-Key': '1',
        'Gateway-Timestamp': String(timestamp),
        'Gateway-Signature': signV2Request({timestamp, method: 'POST', path, body}, world.secrets['1042']!['1']!),
        'Idempotency-Key': `key-of-the-request-${sent}`,
      };
      const answer = handle(
        world,
        state,
        {method: 'POST', path, headers, body: new TextEncoder().encode(body)},
        timestamp,
      );
      const parsed = JSON.parse(answer.body);
      return parsed.data ?? parsed;
    },
  };
}

type Client = ReturnType<typeof client>;

/** A card payment that succeeded. */
function paid({ask}: Client, externalId: string, card: Json = {}, service = 'card/payin_h2h'): Json {
  const {id} = ask('/v2/transaction/create', {
    service,
    external_id: externalId,
    amount: '49.90',
    currency: 'EUR',
    payer: {ip: '203.0.113.10'},
  });
  const fields = {card_number: number, card_expiry_month: '12', card_expiry_year: '2030', card_cvv: '123', ...card};
  return ask('/v2/transaction/pay', {transaction_id: id, fields});
}

const consent = (...uses: string[]) => ({uses, accepted_at: '2025-03-14T09:26:40Z'});
const issue = ({ask}: Client, transaction: Json, ...uses: string[]) =>
  ask('/v2/transaction/issue_token', {
    transaction_id: transaction.id,
    payer_reference: 'payer-000123',
    consent: consent(...uses),
  });

const payout = ({ask}: Client, externalId: string, service: string, fields: Json, later = 0) =>
  ask(
    '/v2/transaction/create',
    {service, external_id: externalId, amount: '20.00', currency: 'EUR', recipient: {full_name: 'Olena Koval', fields}},
    later,
  );

test('every test card lies in a known range of its brand, and 3-D Secure happens in ranges that take part in it', () => {
  const {bins} = loadWorld();
  const {cards} = loadTestCards('en');
  const ranges = new Set(cards.map((card) => card.number.slice(0, 8)));
  expect(Object.keys(bins).sort()).toEqual([...ranges].sort());
  for (const card of cards)
    expect(bins[card.number.slice(0, 8)]!.brand, card.number).toBe(card.brand.toLowerCase().replace(' ', '_'));
  for (const range of ranges) {
    const has3ds = cards.some(
      (card) => card.number.startsWith(range) && ['frictionless', 'challenge', 'unavailable'].includes(card.flow),
    );
    expect(bins[range]!.has_3ds, range).toBe(has3ds);
  }
});

test('a card has one token, whose uses grow with each consent and whose expiry follows a renewed card', () => {
  const gateway = client();
  const first = issue(gateway, paid(gateway, 'order-1'), 'payer_initiated');
  const second = issue(
    gateway,
    paid(gateway, 'order-2', {card_expiry_year: '2034', card_expiry_month: '02'}),
    'payout',
    'payer_initiated',
  );
  expect(second).toEqual({
    ...first,
    uses: ['payer_initiated', 'payout'],
    expires_at: '2034-02-28T23:59:59Z',
    card: {...first.card, expiry_month: '02', expiry_year: '2034'},
  });
  const other = issue(gateway, paid(gateway, 'order-3', {card_number: '5555555555554444'}), 'payer_initiated');
  expect(other.id).not.toBe(first.id);
});

test('a token is refused where nothing can be stored, before success, and for a consent of the future', () => {
  const gateway = client();
  const failed = paid(gateway, 'order-1', {card_number: '4000000000000002'});
  expect(failed.status).toBe('failed');
  expect(issue(gateway, failed, 'payout').code).toBe('state_conflict');
  const success = paid(gateway, 'order-2');
  const future = {uses: ['payout'], accepted_at: '2025-03-14T09:26:54Z'};
  expect(
    gateway.ask('/v2/transaction/issue_token', {transaction_id: success.id, payer_reference: 'p', consent: future})
      .code,
  ).toBe('field_value_not_allowed');
  expect(
    gateway.ask('/v2/transaction/issue_token', {
      transaction_id: success.id,
      payer_reference: 'p',
      consent: {...future, uses: []},
    }).code,
  ).toBe('field_length_invalid');
});

test('a token pays and is paid out to in the ways that the payer agreed to, and in no other', () => {
  const gateway = client({...strictWorld(), points: loadWorld().points});
  const {id} = issue(gateway, paid(gateway, 'order-1'), 'merchant_initiated');
  expect(
    paid(
      gateway,
      'order-2',
      {
        card_number: undefined,
        card_expiry_month: undefined,
        card_expiry_year: undefined,
        card_cvv: undefined,
        card_token: id,
      },
      'card/recurring_h2h',
    ).status,
  ).toBe('success');
  expect(payout(gateway, 'order-3', 'card/payout_token_h2h', {card_token: id}).code).toBe('risk_blocked');
  issue(gateway, paid(gateway, 'order-4'), 'payout');
  expect(payout(gateway, 'order-5', 'card/payout_token_h2h', {card_token: id}).status).toBe('processing');
  expect(payout(gateway, 'order-6', 'card/payout_token_h2h', {card_token: `tok_${'0'.repeat(20)}`}).code).toBe(
    'token_not_found',
  );
  const automatic = gateway.ask('/v2/transaction/create', {
    service: 'pix/automatic_h2h',
    external_id: 'order-7',
    amount: '59.90',
    currency: 'BRL',
    payer: {full_name: 'Ana Souza', email: 'ana.souza@payer.example', document_number: '12345678909'},
  });
  expect(gateway.ask('/v2/transaction/pay', {transaction_id: automatic.id, fields: {wallet_token: id}}).code).toBe(
    'token_not_found',
  );
});

test('under “whitelist only” a payout goes to a listed card alone, while its entry holds', () => {
  const gateway = client();
  const fields = {card_number: '5555555555554444'};
  expect(payout(gateway, 'order-1', 'card/payout_h2h', fields).code).toBe('risk_blocked');
  const entry = gateway.ask('/v2/cards/whitelist_add', {
    ...fields,
    comment: 'Checked',
    expires_at: '2025-03-14T09:27:53Z',
  });
  expect(payout(gateway, 'order-2', 'card/payout_h2h', fields).status).toBe('processing');
  const again = gateway.ask('/v2/cards/whitelist_add', {...fields, external_id: 'recipient-77'}, 30);
  expect(again).toEqual({...entry, external_id: 'recipient-77'});
  expect(gateway.ask('/v2/cards/check', fields, 59).is_whitelisted).toBe(true);
  expect(gateway.ask('/v2/cards/check', fields, 60).is_whitelisted).toBe(false);
  expect(payout(gateway, 'order-3', 'card/payout_h2h', fields, 60).code).toBe('risk_blocked');
});

test('a card has one entry by its number and by its token, and the stop list is stronger', () => {
  const gateway = client();
  const token = issue(gateway, paid(gateway, 'order-1'), 'payout');
  const byToken = gateway.ask('/v2/cards/whitelist_add', {token_id: token.id});
  expect(gateway.ask('/v2/cards/whitelist_add', {card_number: number}).id).toBe(byToken.id);
  expect(gateway.ask('/v2/cards/whitelist_add', {card_number: '4100000000000019'}).code).toBe('risk_blocked');
});

test('a listed number that is added again by its token gets the expiry date of the token', () => {
  const gateway = client();
  const byNumber = gateway.ask('/v2/cards/whitelist_add', {card_number: number});
  expect(byNumber.card).not.toHaveProperty('expiry_month');
  const token = issue(gateway, paid(gateway, 'order-1'), 'payout');
  const byToken = gateway.ask('/v2/cards/whitelist_add', {token_id: token.id});
  expect(byToken).toMatchObject({id: byNumber.id, token_id: token.id, card: token.card});
});

test('exactly one of two fields: none is missing, two are one too many', () => {
  const {ask} = client();
  for (const path of ['/v2/cards/check', '/v2/cards/whitelist_add', '/v2/transaction/find']) {
    const [one, other] = path.endsWith('find')
      ? ['transaction_id', 'external_id']
      : ['card_number', path.endsWith('check') ? 'bin' : 'token_id'];
    const values: Json = {
      transaction_id: `trx_${'0'.repeat(20)}`,
      external_id: 'a',
      card_number: number,
      bin: '42424242',
      token_id: `tok_${'0'.repeat(20)}`,
    };
    expect(ask(path, {}), path).toMatchObject({code: 'field_missing', errors: [{pointer: `/${one}`}]});
    const both = ask(path, {[one]: values[one], [other]: values[other]});
    expect(both.code, path).toBe('request_invalid');
    expect(both.errors.map(({pointer, code}: Json) => [pointer, code])).toEqual([
      [`/${one}`, 'field_unknown'],
      [`/${other}`, 'field_unknown'],
    ]);
  }
});

test('a range that the gateway does not know answers with its digits alone', () => {
  expect(client().ask('/v2/cards/check', {bin: '49999999'})).toEqual({bin: '49999999', accepted_by: []});
});

/** A payment that a payer has authorized together with later charges. */
function authorized(
  {ask, state}: Client,
  externalId: string,
  service: 'pix/automatic_h2h' | 'upi/autopay_h2h',
  amount = '59.90',
): Json {
  const isPix = service.startsWith('pix/');
  const {id} = ask('/v2/transaction/create', {
    service,
    external_id: externalId,
    amount,
    currency: isPix ? 'BRL' : 'INR',
    payer: {
      full_name: 'Ana Souza',
      email: 'ana.souza@payer.example',
      ...(isPix ? {document_number: '12345678909'} : {phone: '919876543210'}),
    },
  });
  Object.assign(state.entries[id]!.data, {status: 'success'});
  return {id};
}

for (const [service, masked] of [
  ['pix/automatic_h2h', '123***09'],
  ['upi/autopay_h2h', '9***0@testbank'],
] as const) {
  test(`${service}: each authorization has one token, which shows the account that approved it, with its middle hidden`, () => {
    const gateway = client();
    const first = authorized(gateway, 'order-1', service);
    const token = issue(gateway, first, 'payer_initiated');
    expect(token).toMatchObject({type: 'wallet', wallet: {masked_account: masked}});
    const {id, uses} = issue(gateway, first, 'payout');
    expect([id, uses]).toEqual([token.id, ['payer_initiated', 'payout']]);
    expect(issue(gateway, authorized(gateway, 'order-2', service), 'payout').id).not.toBe(token.id);
    expect(payout(gateway, 'order-3', 'card/payout_token_h2h', {card_token: id}).code).toBe('token_not_found');
  });
}

for (const [amount, status, reason] of [
  ['59.90', 'success'],
  ['59.71', 'success'],
  ['59.72', 'failed', 'payer_cancelled'],
  ['59.73', 'failed', 'insufficient_funds'],
  ['59.77', 'success'],
  ['59.78', 'failed', 'bank_unavailable'],
] as const) {
  test(`the payer’s bank schedules a Pix charge of ${amount} by token, and it ends in ${status}, because no one is asked`, () => {
    const gateway = client();
    const {id: token} = issue(gateway, authorized(gateway, 'order-1', 'pix/automatic_h2h'), 'merchant_initiated');
    const {id} = authorized(gateway, 'order-2', 'pix/automatic_h2h', amount);
    const {data} = gateway.state.entries[id]!;
    data.status = 'created';
    gateway.ask('/v2/transaction/pay', {transaction_id: id, fields: {wallet_token: token}});
    expect(data.status).toBe('pending');
    advance({world: loadWorld(), state: gateway.state, now: now + pace.slowBank});
    expect([data.status, data.reason_code]).toEqual([status, reason]);
  });
}

test('a charge by the token of an authorization belongs to the same authorization', () => {
  const gateway = client();
  const {id: token} = issue(gateway, authorized(gateway, 'order-1', 'pix/automatic_h2h'), 'merchant_initiated');
  const charge = gateway.ask('/v2/transaction/create', {
    service: 'pix/automatic_h2h',
    external_id: 'order-2',
    amount: '59.90',
    currency: 'BRL',
    payer: {full_name: 'Ana Souza', email: 'ana.souza@payer.example', document_number: '12345678909'},
  });
  gateway.ask('/v2/transaction/pay', {transaction_id: charge.id, fields: {wallet_token: token}});
  Object.assign(gateway.state.entries[charge.id]!.data, {status: 'success'});
  expect(issue(gateway, charge, 'merchant_initiated').id).toBe(token);
});

test('no card number is in an answer or in what the gateway keeps', () => {
  const gateway = client();
  const token = issue(gateway, paid(gateway, 'order-1'), 'payout');
  const entry = gateway.ask('/v2/cards/whitelist_add', {card_number: number});
  const check = gateway.ask('/v2/cards/check', {card_number: number});
  expect(token.card.last4).toBe('4242');
  expect(JSON.stringify([token, entry, check])).not.toContain(number);
  expect(JSON.stringify(gateway.state)).not.toContain(number);
});
