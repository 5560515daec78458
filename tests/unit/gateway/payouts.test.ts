import {expect, test} from 'vitest';
import {pace} from '../../../src/gateway/limits';
import {happen, advance} from '../../../src/gateway';
import {bodies, Merchant} from '../../support/merchant';

/** A payout that is on its way. */
function send(amount = '150.00') {
  const merchant = new Merchant();
  const {world, state} = merchant;
  const before = state.accounts.BRL!.available;
  const {body} = merchant.send('/v2/transaction/create', bodies.payout('payout-1', amount));
  const {id} = body.data as {id: string};
  return {
    before,
    available: () => state.accounts.BRL!.available,
    data: () => state.entries[id]!.data,
    wait: (seconds: number) => advance({world, state, now: (merchant.now += seconds)}),
    simulate: (name: string, more = {}) =>
      happen({world, state, now: merchant.now}, name, {transaction_id: id, ...more}),
  };
}

test('a payout that nobody answers for stays unknown until the bank is heard, and does not arrive meanwhile', () => {
  const {simulate, wait, data} = send();
  simulate('payout_unclear');
  wait(30);
  expect(data()).toMatchObject({status: 'unknown', reason_code: 'provider_timeout'});
  wait(30);
  expect(data().status).toBe('success');
  expect(data().reason_code).toBeUndefined();
});

test('an unknown payout that failed gives the money back', () => {
  const {simulate, wait, data, before, available} = send();
  simulate('payout_unclear');
  simulate('bank_answers', {result: 'failed', reason_code: 'account_not_found'});
  expect(data()).toMatchObject({status: 'failed', reason_code: 'account_not_found'});
  expect(available()).toBe(before);
  wait(3600);
  expect(data().status).toBe('failed');
});

test('an amount that ends in 74 arrives and comes back, and the balance is what it was', () => {
  const {wait, data, before, available} = send('150.74');
  wait(9);
  expect(data().status).toBe('success');
  expect(available()).not.toBe(before);
  wait(60);
  expect(data()).toMatchObject({status: 'returned', reason_code: 'transfer_returned'});
  expect(available()).toBe(before);
});

test('a payout on hold that nobody approves is cancelled when the time for it ends, and the money is available again', () => {
  const {wait, data, before, available} = send('150.75');
  expect(data().status).toBe('on_hold');
  wait(pace.approvalTime - 1);
  expect(data().status).toBe('on_hold');
  wait(1);
  expect(data().status).toBe('cancelled');
  expect(data().reason_code).toBeUndefined();
  expect(available()).toBe(before);
});

test('the time for an approval that was given has no effect', () => {
  const {wait, data} = send('150.76');
  wait(pace.approval + pace.payout);
  expect(data().status).toBe('success');
  wait(pace.approvalTime);
  expect(data().status).toBe('success');
});

test('a payout takes no detail of the recipient that its service does not have', () => {
  const {recipient, ...rest} = bodies.payout('payout-1') as {recipient: {fields: object}};
  const {body} = new Merchant().send('/v2/transaction/create', {
    ...rest,
    recipient: {...recipient, fields: {...recipient.fields, iban: 'PT50002700000001234567833'}},
  });
  expect(body).toMatchObject({
    code: 'field_unknown',
    errors: [{pointer: '/recipient/fields/iban', code: 'field_unknown'}],
  });
});

for (const version of ['v1', 'v2'] as const)
  test(`${version}: a payout to a card fails if only the services of its own scheme take the brand`, () => {
    const order = {external_id: 'payout-1', currency: 'EUR'};
    const send = (merchant: Merchant, number: string): string => {
      const fields = {card_number: number};
      const {body} = merchant.send(
        `/${version}/transaction/create`,
        version === 'v1'
          ? {...order, service_id: 1009, amount: 2500, fields: {...fields, full_name: 'Olena Koval', country: 'UA'}}
          : {
              ...order,
              service: 'card/payout_h2h',
              amount: '25.00',
              recipient: {full_name: 'Olena Koval', country: 'UA', fields},
            },
      );
      expect((body.data ?? body.result) as object).toMatchObject({status: 'processing'});
      return Object.keys(merchant.state.entries).at(-1)!;
    };
    for (const [number, outcome] of [
      ['8600123456789012', {status: 'failed', reason_code: 'card_not_supported'}],
      ['9860123456789015', {status: 'failed', reason_code: 'card_not_supported'}],
      ['5555555555554444', {status: 'success'}],
    ] as const) {
      const merchant = new Merchant();
      const {world, state} = merchant;
      const id = send(merchant, number);
      advance({world, state, now: merchant.now + pace.payout});
      expect(state.entries[id]!.data, number).toMatchObject(outcome);
    }
  });
