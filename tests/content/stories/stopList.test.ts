/** What becomes of a value of the stop list, as /api/v2/antifraud/stoplist_check says, in both versions of the API. */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {loadWorld} from '../../../src/content/examples/world';
import {happen, type World} from '../../../src/gateway';
import type {JsonObject} from '../../../src/types/json';
import type {Json} from '../../support/json';
import {bodies, cardFields, Merchant} from '../../support/merchant';

const world = loadWorld();
const clean: World = {...world, stoplist: []};
let played = 0;
afterAll(() => console.log(`stories of the stop list: ${played} values and ways to send them`));

/** `data` or `result` of a response, or the code of its error in the words of v2. */
function outcomeOf({body}: {body: Json}): JsonObject {
  const {error} = body as {error?: {code: number}};
  const code = error
    ? Object.keys(world.errors).find((name) => world.errors[name]!.number === error.code)
    : (body.code as string | undefined);
  return code ? {code} : ((body.data ?? body.result) as JsonObject);
}

/** The properties of a payer that the kinds of the list are about. */
const properties: Record<string, string> = {
  email: 'email',
  phone: 'phone',
  ip: 'ip',
  document: 'document_number',
};

const createdBy = {
  v2: (merchant: Merchant, payer: Json, order = 'order-1'): JsonObject =>
    outcomeOf(merchant.send('/v2/transaction/create', {...bodies.card(order), payer: {ip: '203.0.113.10', ...payer}})),
  v1: (merchant: Merchant, payer: Json, order = 'order-1'): JsonObject => {
    const {service: _service, amount: _amount, payer: _payer, ...rest} = bodies.card(order);
    const fields = {ip: '203.0.113.10', ...payer};
    return outcomeOf(merchant.send('/v1/transaction/create', {...rest, service_id: 1002, amount: 4990, fields}));
  },
} as const;

/** The payment of a version after `pay` with these fields, and how many callbacks told of it. */
function paid(
  version: 'v1' | 'v2',
  merchant: Merchant,
  fields: Json,
  order?: string,
): {outcome: JsonObject; callbacks: number} {
  const {id} = createdBy[version](merchant, {}, order);
  const before = merchant.state.callbacks.length;
  const outcome = outcomeOf(merchant.send(`/${version}/transaction/pay`, {transaction_id: id, fields}));
  return {outcome, callbacks: merchant.state.callbacks.length - before};
}

for (const {kind, value, list} of world.stoplist)
  for (const version of ['v1', 'v2'] as const)
    test(`${version}: ${kind} ${value} of the list "${list}" does not pass`, () => {
      if (kind === 'card') {
        const {outcome, callbacks} = paid(version, new Merchant(world), cardFields(value));
        assert.deepEqual([outcome.status, outcome.reason_code], ['failed', 'risk_declined']);
        assert.equal(callbacks, 1, 'the payment was never with the issuer, so it was never processing');
      } else {
        const payer = {[properties[kind]!]: value};
        assert.equal(createdBy[version](new Merchant(world), payer).code, 'risk_blocked');
        assert.equal(createdBy[version](new Merchant(clean), payer).status, 'created');
      }
      played += 1;
    });

/** A world whose list has a card that pays everywhere else. */
const number = '4242424242424242';
const listed: World = {...world, stoplist: [{...world.stoplist[0]!, kind: 'card', value: number}]};

for (const version of ['v1', 'v2'] as const)
  test(`${version}: it is the list that stops a card, by its number and by a token that is older than the entry`, () => {
    const fields = cardFields(number);
    assert.equal(paid(version, new Merchant(world), fields).outcome.status, 'success');
    assert.equal(paid(version, new Merchant(listed), fields).outcome.reason_code, 'risk_declined');
    assert.equal(paid(version, new Merchant(listed), cardFields('5555555555554444')).outcome.status, 'success');
    const merchant = new Merchant({...world});
    const {outcome} = paid(version, merchant, fields);
    const accepted = version === 'v1' ? '2025-03-14 11:26:40' : '2025-03-14T09:26:40Z';
    const token = outcomeOf(
      merchant.send(`/${version}/transaction/issue_token`, {
        transaction_id: outcome.id,
        payer_reference: 'payer-1',
        consent: {uses: ['payer_initiated'], accepted_at: accepted},
      }),
    );
    Object.assign(merchant.world, {stoplist: listed.stoplist});
    const charged = paid(version, merchant, {card_token: token.id}, 'order-2').outcome;
    assert.deepEqual([charged.status, charged.reason_code], ['failed', 'risk_declined']);
    played += 2;
  });

test('a listed card does not pay on the hosted page, and takes no payout', () => {
  const merchant = new Merchant(listed);
  const body = {...bodies.card('order-1'), service: 'card/payin_form', return_url: 'https://shop.example/orders/1'};
  const {id} = outcomeOf(merchant.send('/v2/transaction/create', body)) as {id: string};
  happen(merchant, 'payer_pays', {transaction_id: id});
  const {status, reason_code: reason} = merchant.state.entries[id]!.data;
  assert.deepEqual([status, reason], ['failed', 'risk_declined']);
  const payout = {
    service: 'card/payout_h2h',
    external_id: 'payout-1',
    amount: '25.00',
    currency: 'EUR',
    recipient: {full_name: 'Olena Koval', country: 'UA', fields: {card_number: number}},
  };
  assert.equal(outcomeOf(merchant.send('/v2/transaction/create', payout)).code, 'risk_blocked');
  assert.equal(outcomeOf(new Merchant(clean).send('/v2/transaction/create', payout)).status, 'processing');
  played += 2;
});
