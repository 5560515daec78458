import {expect, test} from 'vitest';
import {happen, advance} from '../../../src/gateway';
import {pace} from '../../../src/gateway/sandbox';
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
