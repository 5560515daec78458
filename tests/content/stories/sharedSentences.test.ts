/** What the sentences of src/data/sentences.yaml claim, played on the reference gateway or read from the statuses. */
import assert from 'node:assert/strict';
import {test} from 'vitest';
import {loadStatuses} from '../../../src/content/contract/statuses';
import {loadServices} from '../../../src/content/services/services';
import {advance, happen} from '../../../src/gateway';
import {bodies, cardFields, Merchant} from '../../support/merchant';
import type {Json} from '../../support/json';

type Transaction = Json & {id: string; status: string};

const create = (merchant: Merchant, body: Json): Transaction =>
  merchant.send('/v2/transaction/create', body).body.data as Transaction;

const find = (merchant: Merchant, id: string): Transaction => merchant.state.entries[id]!.data;

/** The payments that name another one as their parent. */
const childrenOf = (merchant: Merchant, id: string): Transaction[] =>
  Object.values(merchant.state.entries)
    .map(({data}) => data as unknown as Transaction)
    .filter(({parent_id: parent}) => parent === id);

function wait(merchant: Merchant, seconds: number): void {
  merchant.now += seconds;
  advance({world: merchant.world, state: merchant.state, now: merchant.now});
}

const ends: Record<string, (merchant: Merchant, id: string) => void> = {
  expired: ({world, state, now}, id) => happen({world, state, now}, 'time_is_over', {transaction_id: id}),
  failed: ({world, state, now}, id) => happen({world, state, now}, 'payer_refuses', {transaction_id: id}),
  cancelled: (merchant, id) => merchant.send('/v2/transaction/cancel', {transaction_id: id}),
};

for (const [status, end] of Object.entries(ends)) {
  test(`late_money: a transfer after ${status} is a payment of its own, and the ended one does not change`, () => {
    const merchant = new Merchant();
    const {id} = create(merchant, bodies.pixQr('order-1001'));
    merchant.send('/v2/transaction/pay', {transaction_id: id, fields: {}});
    end(merchant, id);
    const ended = structuredClone(find(merchant, id));
    assert.equal(ended.status, status);
    const {world, state, now} = merchant;
    happen({world, state, now}, 'transfer_arrives', {transaction_id: id, amount: '150.00'});
    wait(merchant, 3600);
    const children = childrenOf(merchant, id);
    assert.deepEqual(
      children.map(({type, status: late, reason_code: reason}): unknown[] => [type, late, reason]),
      [['payin', 'success', 'paid_after_expiry']],
    );
    assert.deepEqual(find(merchant, id), ended);
    // It can be refunded as any other payment.
    const refund = merchant.send('/v2/transaction/cancel', {
      transaction_id: children[0]!.id,
      external_id: 'order-1001-refund-1',
    });
    assert.equal((refund.body.data as Transaction).type, 'refund');
  });
}

test('wrong_amount: a transfer of another amount fails the payment and credits nothing', () => {
  const services = loadServices('en').filter(({code}) => /^(bank_transfer|p2p)\/.*payin|^p2p\/card/.test(code));
  let played = 0;
  for (const {code, flow, failure_reasons: reasons, currencies, limits} of services) {
    if (!['transfer', 'p2p'].includes(flow) || !reasons.includes('underpaid')) continue;
    const merchant = new Merchant();
    const [currency] = currencies;
    const amount = limits[0]!.example;
    // The state of a transfer that is waited for; how the payer came there differs by service.
    const {id} = create(merchant, bodies.pixQr('order-1001'));
    Object.assign(merchant.state.entries[id]!.data, {service: code, currency, amount, status: 'processing'});
    const before = structuredClone(merchant.state.accounts);
    const {world, state, now} = merchant;
    happen({world, state, now}, 'transfer_arrives', {transaction_id: id, amount: '0.01'});
    const {status, reason_code: reason} = find(merchant, id);
    assert.deepEqual([status, reason], ['failed', 'underpaid'], code);
    assert.deepEqual(merchant.state.accounts, before, code);
    played += 1;
  }
  assert.ok(played > 5, `${played} services`);
});

test('own_id: an external_id is unique over both versions, and over payments, payouts and refunds', () => {
  const merchant = new Merchant();
  const {id} = create(merchant, bodies.card('order-1001'));
  merchant.send('/v2/transaction/pay', {transaction_id: id, fields: cardFields('4242424242424242')});
  const {recipient, currency} = bodies.payout('order-1001');
  const again: [path: string, body: Json][] = [
    ['/v2/transaction/create', bodies.payout('order-1001')],
    // refund_id: the refund needs an id of its own.
    ['/v2/transaction/cancel', {transaction_id: id, external_id: 'order-1001'}],
  ];
  for (const [path, body] of again) {
    const {status, body: answer} = merchant.send(path, body);
    assert.deepEqual([status, answer.code], [409, 'external_id_duplicate'], path);
  }
  const v1 = merchant.send('/v1/transaction/create', {
    external_id: 'order-1001',
    currency,
    service_id: loadServices('en').find(({code}) => code === 'pix/payout_h2h')!.id,
    amount: 15000,
    fields: {full_name: recipient.full_name, document_number: recipient.document_number, ...recipient.fields},
  });
  assert.equal((v1.body.error as {code: number} | undefined)?.code, 304);
});

test('new_attempt: a failed payment cannot be paid again', () => {
  const merchant = new Merchant();
  const {id} = create(merchant, bodies.card('order-1001'));
  merchant.send('/v2/transaction/pay', {transaction_id: id, fields: cardFields('4000000000000002')});
  assert.equal(find(merchant, id).status, 'failed');
  const {body} = merchant.send('/v2/transaction/pay', {transaction_id: id, fields: cardFields('4242424242424242')});
  assert.equal(body.code, 'state_conflict');
});

test('final_stays: a final status leads to final ones only', () => {
  for (const {name, statuses} of loadStatuses('en')) {
    const finals = statuses.filter(({isFinal}) => isFinal).map(({code}) => code);
    assert.ok(finals.length > 0, name);
    for (const {code, isFinal, next} of statuses) {
      if (isFinal)
        assert.deepEqual(
          next.filter((to) => !finals.includes(to)),
          [],
          `${name} ${code}`,
        );
    }
  }
});

test('capture_first: an authorized payment has taken nothing', () => {
  const merchant = new Merchant();
  const {id} = create(merchant, bodies.card('order-1001', '49.90', {capture: 'manual'}));
  const before = structuredClone(merchant.state.accounts);
  merchant.send('/v2/transaction/pay', {transaction_id: id, fields: cardFields('4242424242424242')});
  const {status, captured_amount: captured} = find(merchant, id);
  assert.deepEqual([status, captured], ['authorized', '0.00']);
  assert.deepEqual(merchant.state.accounts, before);
});
