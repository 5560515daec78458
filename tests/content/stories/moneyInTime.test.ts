/** The tables of /guides/money_in_time, played on the reference gateway: statuses, deadlines and the three amounts. */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {pace} from '../../../src/gateway/limits';
import {loadMoneyFlows, type MoneyFlow} from '../../../src/content/examples/moneyInTime';
import {playMoments, type Moment} from '../../../src/content/examples/moments';
import {readData} from '../../../src/content/core/data';
import {requestBodies} from '../../../src/content/examples/serviceExamples';
import {loadService, testAmount} from '../../../src/content/services/services';
import {fromRfc3339} from '../../../src/gateway/values/time';
import type {Transaction} from '../../../src/types/contract/v2';
import {Scene} from '../../support/stories/scenes';

/** The balance with which a flow begins, which is that of a new local gateway. */
function openingOf({currency}: MoneyFlow): string {
  return readData('gateway/merchant.yaml').accounts.find((account) => account.currency === currency)!.available;
}

/** What the gateway shows at a moment of a flow. */
function playMoneyMoment({service}: MoneyFlow, {steps}: MoneyFlow['moments'][string]): Moment {
  return playMoments(service, steps, {hasOwnBalances: true}).at(-1)!;
}

const flows = Object.entries(loadMoneyFlows('en'));
const parts = ['available', 'pending', 'reserved'] as const;
const cents = (amount: string): number => Math.round(Number(amount) * 100);
let moments = 0;

/** The value of a field such as `next_action.expires_at`. */
function valueAt(transaction: Transaction, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], transaction);
}

/** Fields that are only present while the deadline counts; `expires_at` stays on a payment that was paid. */
const fleeting = ['capture_before', 'next_action.expires_at'] as const;

for (const [name, flow] of flows) {
  for (const [key, moment] of Object.entries(flow.moments)) {
    test(`${name}.${key}: ${moment.when}`, () => {
      const {account, transactions, at} = playMoneyMoment(flow, moment);
      assert.deepEqual(
        transactions.map(({type, status}) => `${type} ${status}`),
        moment.statuses,
      );
      assert.equal(account.currency, flow.currency);
      assert.deepEqual(
        parts.map((part) => account[part]),
        moment.balance,
      );
      for (const field of moment.until)
        assert.ok((valueAt(transactions[0]!, field) as string) > at, `${field} is in the future`);
      for (const field of fleeting.filter((one) => !moment.until.includes(one)))
        assert.equal(valueAt(transactions[0]!, field), undefined, field);
      moments += 1;
    });
  }

  test(`${name}: the arrows of the diagram agree with the balance before and after`, () => {
    const before = beforeOf(flow);
    let moves = 0;
    for (const [key, {move, balance}] of Object.entries(flow.moments)) {
      if (!move) continue;
      const earlier = before(key);
      for (const [index, part] of parts.entries()) {
        const sign = Math.sign(cents(balance[index]!) - cents(earlier[index]!));
        assert.equal(sign, Number(move.to === part) - Number(move.from === part), `${key}: ${part}`);
      }
      moves += 1;
    }
    assert.ok(moves > 2, `${moves} arrows`);
  });
}

/** The balance before a moment: that of the moment whose steps are all but its last one. */
function beforeOf(flow: MoneyFlow): (key: string) => string[] {
  const all = flow.moments;
  return (key) => {
    const {steps} = all[key]!;
    const earlier = Object.values(all)
      .filter((one) => one.steps.length < steps.length && one.steps.every((step, index) => step === steps[index]))
      .sort((one, other) => other.steps.length - one.steps.length)[0];
    return earlier?.balance ?? [openingOf(flow), '0.00', '0.00'];
  };
}

test('a payout on a hosted page expires, and its amount is available again', () => {
  const steps = ['create', 'wait 86400', 'wait 604800'];
  const [created, , ended] = playMoments('card/payout_form', steps);
  const [payout] = created!.transactions;
  assert.ok(payout!.expires_at! > created!.at);
  assert.equal(created!.account.reserved, payout!.amount);
  assert.equal(ended!.transactions[0]!.status, 'failed');
  assert.equal(ended!.account.reserved, '0.00');
});

test('a payment that is not made in time expires; with a quote or after the report of a transfer it fails', () => {
  const untilEnd = (scene: Scene): string => scene.pass(fromRfc3339(scene.data.expires_at!) - scene.now).data.status;
  const coins = 'crypto/usdt_trc20_payin_h2h';
  const order = {currency: 'USDT', amount: '54.121540'};
  assert.equal(untilEnd(new Scene().create('pix/payin_h2h')), 'expired');
  assert.equal(untilEnd(new Scene().create(coins, order)), 'expired');

  const quoted = new Scene().create(coins, order);
  const asked = {service: coins, currency: 'USDT', currency_to: 'EUR', amount_to: '49.90'};
  const {quote_id} = quoted.of('currency_rate', asked);
  quoted.of('get_crypto_address', {transaction_id: quoted.id, quote_id});
  assert.equal(untilEnd(quoted), 'failed');

  const service = loadService('p2p/card_h2h');
  const reported = new Scene().create(service.code, {amount: testAmount(service, '71')});
  for (const operation of ['p2p/get_recipient_card', 'p2p/confirm'] as const)
    reported.of(operation, requestBodies[operation]!(service, reported.id));
  const reportedAt = reported.now;
  assert.equal(untilEnd(reported), 'processing');
  reported.pass(reportedAt + pace.transferSearch - reported.now);
  assert.deepEqual([reported.data.status, reported.data.reason_code], ['failed', 'payer_timeout']);
});

test('a payment with an open claim cannot be refunded', () => {
  const disputed = ['create', 'pay', 'challenge_passed', 'chargeback_opened'];
  assert.throws(
    () => playMoments('card/payin_h2h', [...disputed, 'cancel']),
    /status of the transaction is chargeback/,
  );
});

afterAll(() => {
  console.log(`stories of money: ${flows.length} flows, ${moments} moments played`);
});
