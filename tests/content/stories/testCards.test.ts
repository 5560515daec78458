/** Every row of /reference/test_cards, played on the reference gateway. */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {codeAttempts, pace} from '../../../src/gateway/limits';
import {prepareGateway, requestBodies, start} from '../../../src/content/examples/serviceExamples';
import {loadTestCards, type TestCardRow} from '../../../src/content/reference/testCards';
import {loadTestAmounts} from '../../../src/content/reference/testAmounts';
import {locales} from '../../../src/content/core/locales';
import {loadService, loadServices, testAmount, type Service} from '../../../src/content/services/services';
import {advance, happen, type State, type World} from '../../../src/gateway';
import {toRfc3339} from '../../../src/gateway/values/time';
import type {Transaction} from '../../../src/types/contract/v2';
import {callV2} from '../../support/askGateway';
import type {Json} from '../../support/json';
import {cardFields} from '../../support/merchant';

const {cards, codes, wrongCodeReason, invalid} = loadTestCards('en');
let played = 0;
afterAll(() => console.log(`stories of test cards: ${played} rows`));

/** A payment through a service on a gateway of its own. */
class Payment {
  readonly world: World;
  readonly state: State;
  now = start;
  id = '';

  constructor(private readonly service: Service) {
    const {world, state} = prepareGateway(service);
    // A copy, because the world is shared between stories.
    this.world = {...world};
    this.state = state;
  }

  call(operation: string, body: Json): Json {
    return callV2(this, `v2/transaction/${operation}`, body).body;
  }

  create(change: Json = {}): this {
    const answer = this.call('create', {...requestBodies.create!(this.service, ''), ...change}) as {data: {id: string}};
    this.id = answer.data.id;
    return this;
  }

  pay(number: string): Json {
    const body = requestBodies.pay!(this.service, this.id) as {fields: Json};
    const code = 'card_cvv' in body.fields && {card_cvv: cardFields(number).card_cvv as string};
    return this.call('pay', {...body, fields: {...body.fields, card_number: number, ...code}});
  }

  pass(seconds: number): void {
    this.now += seconds;
    advance({world: this.world, state: this.state, now: this.now});
  }

  get data(): Transaction {
    return this.state.entries[this.id]!.data;
  }
}

/** A service of host-to-host card payments that takes the brand. */
const serviceOf = ({brand}: TestCardRow): Service =>
  loadService(brand === 'Uzcard' || brand === 'Humo' ? `${brand.toLowerCase()}/payin_h2h` : 'card/payin_h2h');

for (const card of cards) {
  test(`${card.number}: ${card.description}`, () => {
    const {flow, result, reasonCode, isSlow, pendingReason, isChargedBack, reasonWithoutPayer} = card;
    const payment = new Payment(serviceOf(card)).create();
    payment.pay(card.number);
    const isAsked = flow === 'challenge' || flow === 'otp';
    assert.equal(payment.data.status === 'requires_action', isAsked, 'the step of the payer');
    if (flow === 'challenge') {
      assert.equal(payment.data.next_action!.type, 'redirect');
      happen(payment, 'challenge_passed', {transaction_id: payment.id});
    }
    if (flow === 'otp') {
      assert.equal(payment.data.next_action!.type, 'otp');
      payment.call('update', {transaction_id: payment.id, fields: {otp: codes.right}});
    }
    if (isSlow) {
      payment.pass(59);
      assert.deepEqual([payment.data.status, payment.data.reason_code], ['pending', pendingReason]);
      payment.pass(1);
    }
    assert.deepEqual([payment.data.status, payment.data.reason_code], [result, reasonCode]);
    payment.pass(59);
    assert.equal(payment.data.status, result);
    payment.pass(1);
    assert.equal(payment.data.status, isChargedBack ? 'chargeback' : result);
    if (reasonWithoutPayer) {
      const token = payment.call('issue_token', {
        transaction_id: payment.id,
        payer_reference: 'payer-000123',
        consent: {uses: ['merchant_initiated'], accepted_at: toRfc3339(start)},
      }) as {data: {id: string}};
      const recurring = loadService('card/recurring_h2h');
      const {world} = prepareGateway(recurring);
      payment.world.services = [...payment.world.services, ...world.services];
      const charge = (externalId: string, lastDigits?: string): void => {
        const amount = lastDigits && {amount: testAmount(recurring, lastDigits)};
        const body = {...requestBodies.create!(recurring, ''), external_id: externalId, ...amount};
        payment.id = (payment.call('create', body) as {data: {id: string}}).data.id;
        payment.call('pay', {transaction_id: payment.id, fields: {card_token: token.data.id}});
      };
      charge('order-1002');
      assert.deepEqual([payment.data.status, payment.data.reason_code], ['failed', reasonWithoutPayer]);
      // A declined card keeps its own reason, unless the amount makes the payment `pending` first.
      charge('order-1003', '72');
      assert.deepEqual([payment.data.status, payment.data.reason_code], ['failed', reasonWithoutPayer]);
      charge('order-1004', '77');
      payment.pass(59);
      assert.equal(payment.data.status, 'pending');
      payment.pass(1);
      assert.deepEqual([payment.data.status, payment.data.reason_code], ['success', undefined]);
      charge('order-1005', '78');
      payment.pass(59);
      assert.deepEqual([payment.data.status, payment.data.reason_code], ['pending', 'provider_timeout']);
      payment.pass(1);
      assert.deepEqual([payment.data.status, payment.data.reason_code], ['failed', 'bank_unavailable']);
      for (const {code} of locales) {
        const row = loadService('card/recurring_h2h', code).tests.find(({input}) => input.anything_else)!;
        for (const named of [card.number, reasonWithoutPayer])
          assert.ok(
            row.meaning.includes(`\`${named}\``),
            `the last row of card/recurring_h2h lacks ${named} (${code})`,
          );
      }
    }
    played += 1;
  });
}

test('a service fails a card that only the services of its own scheme take', () => {
  for (const {brand, number} of cards.filter(({flow}) => flow === 'otp'))
    for (const code of ['card/payin_h2h', 'card/tokenize_h2h', 'card/verify_h2h']) {
      const payment = new Payment(loadService(code));
      const own = prepareGateway(loadService(`${brand.toLowerCase()}/payin_h2h`));
      payment.world.services = [...payment.world.services, ...own.world.services];
      payment.create().pay(number);
      const {status, reason_code: reason} = payment.data;
      assert.deepEqual([status, reason], ['failed', 'card_not_supported'], `${brand}, ${code}`);
    }
});

test('the right code pays, and a wrong one leaves the payer another attempt', () => {
  for (const [name, otp] of Object.entries(codes)) {
    const payment = new Payment(loadService('uzcard/payin_h2h')).create();
    payment.pay(cards.find(({brand}) => brand === 'Uzcard')!.number);
    payment.call('update', {transaction_id: payment.id, fields: {otp}});
    assert.equal(payment.data.status, name === 'right' ? 'success' : 'requires_action', otp);
    played += 1;
  }
});

test('a wrong code in every attempt fails the payment with the reason of the page', () => {
  const payment = new Payment(loadService('uzcard/payin_h2h')).create();
  payment.pay(cards.find(({brand}) => brand === 'Uzcard')!.number);
  const statuses = Array.from({length: codeAttempts}, () => {
    payment.call('update', {transaction_id: payment.id, fields: {otp: codes.wrong}});
    return payment.data.status;
  });
  assert.deepEqual(statuses, ['requires_action', 'requires_action', 'failed']);
  assert.equal(payment.data.reason_code, wrongCodeReason);
  played += 1;
});

for (const [event, ...outcome] of [
  ['challenge_passed', 'success', undefined],
  ['challenge_failed', 'failed', 'authentication_failed'],
  ['bank_pays', 'requires_action', undefined],
  ['time_is_over', 'expired', 'payer_timeout'],
] as const) {
  test(`a Google Pay token that counts as a card of the account is challenged: ${event}`, () => {
    const service = loadService('google_pay/payin_h2h');
    const {input} = service.tests.find(({code}) => code === 'account-card')!;
    const payment = new Payment(service).create({amount: testAmount(service, input.ends_with!)});
    payment.call('pay', requestBodies.pay!(service, payment.id));
    assert.match(payment.data.next_action!.url!, /\/3ds\//);
    happen(payment, event, {transaction_id: payment.id});
    assert.deepEqual([payment.data.status, payment.data.reason_code], outcome);
    played += 1;
  });
}

// Where each row leads with each of its services is played in tests/content/services.test.ts; here it is when.
for (const {lastDigits, type, via, status, services, anchor} of loadTestAmounts()) {
  if (!via) continue;
  const one = loadServices().filter(({code}) => services.includes(code));
  for (const integration of ['h2h', 'hpp'] as const) {
    const service = one.find((each) => each.integration === integration && each.flow !== 'card')!;
    const wait = status === 'cancelled' ? pace.approvalTime : pace.slowBank;
    test(`${anchor}, ${service.code}: the ${type} is ${via} for ${wait} seconds, then ${status}`, () => {
      const payment = new Payment(service).create({amount: testAmount(service, lastDigits)});
      if (type === 'payin' && integration === 'h2h') payment.call('pay', requestBodies.pay!(service, payment.id));
      const step = service.steps.find(({event}) => event)?.event;
      if (integration === 'hpp') {
        assert.notEqual(payment.data.status, via, 'the payer or the recipient is on the page');
        happen(payment, step!, {transaction_id: payment.id});
      } else if (payment.data.status === 'requires_action') payment.pass(5);
      assert.equal(payment.data.status, via);
      payment.pass(wait - 1);
      assert.equal(payment.data.status, via);
      payment.pass(1);
      if (type === 'payout' && status === 'success') {
        assert.equal(payment.data.status, 'processing');
        payment.pass(9);
      }
      assert.equal(payment.data.status, status);
      played += 1;
    });
  }
}

for (const {number, errorCode, description} of invalid) {
  test(`${number}: ${description}`, () => {
    const payment = new Payment(loadService('card/payin_h2h')).create();
    const {errors} = payment.pay(number) as {errors: {pointer: string; code: string}[]};
    assert.deepEqual(
      errors.map(({pointer, code}) => [pointer, code]),
      [['/fields/card_number', errorCode]],
    );
    assert.equal(payment.data.status, 'created');
    played += 1;
  });
}

test('what the test environment does by itself happens at the times of the page', () => {
  const qr = new Payment(loadService('pix/payin_h2h')).create();
  qr.call('pay', requestBodies.pay!(loadService('pix/payin_h2h'), qr.id));
  qr.pass(4);
  assert.equal(qr.data.status, 'requires_action');
  qr.pass(1);
  assert.equal(qr.data.status, 'success');
  qr.call('cancel', {transaction_id: qr.id, external_id: 'refund-1'});
  qr.pass(9);
  assert.equal(qr.data.status, 'success');
  qr.pass(1);
  assert.equal(qr.data.status, 'refunded');
  const payout = new Payment(loadService('pix/payout_h2h')).create();
  payout.pass(8);
  assert.equal(payout.data.status, 'processing');
  payout.pass(1);
  assert.equal(payout.data.status, 'success');
  played += 3;
});
