/**
 * Money that arrives in part, in excess or too late, played on the reference gateway: what the pages of invoices, of
 * cryptocurrency and of mandates say about it.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {requestBodies} from '../../../src/content/examples/serviceExamples';
import {loadWorld} from '../../../src/content/examples/world';
import {loadService, loadServices} from '../../../src/content/services/services';
import {happen} from '../../../src/gateway';
import {invoicesOf} from '../../../src/gateway/books/invoices';
import {fromRfc3339, toRfc3339} from '../../../src/gateway/values/time';
import type {PageTransaction} from '../../../src/types/contract/invoicing';
import type {Transaction} from '../../../src/types/contract/v2';
import type {Json} from '../../support/json';
import {Scene} from '../../support/stories/scenes';

const world = loadWorld();
const day = 86400;
let late = 0;

const transactionsOf = ({state}: Scene): Transaction[] => Object.values(state.entries).map(({data}) => data);

/** Status, reason and amount of each transaction, in the order of their creation. */
const seen = (scene: Scene) =>
  transactionsOf(scene).map(({status, reason_code: reason, captured_amount: amount}) => [status, reason, amount]);

/** Money for a payment arrives and is confirmed; returns the transaction that it became, if it became one. */
function arrive(scene: Scene, id: string, amount: string): Transaction | undefined {
  const known = transactionsOf(scene).length;
  happen(scene, 'transfer_arrives', {transaction_id: id, amount});
  scene.pass(60);
  late += 1;
  return transactionsOf(scene)[known];
}

test('an invoice does not count a late payment, whether a part of it is paid or it has expired', () => {
  const scene = new Scene(world).open('invoice_id', 'invoice_create', {
    external_id: 'invoice-1',
    currency: 'UYU',
    amount: '450.00',
    minimum_payment: '150.00',
    due_at: toRfc3339(1741944413 + 300 * day),
  });
  const invoice = invoicesOf(scene.state)[scene.id]!.data;
  scene.happens('payer_pays_invoice', {amount: '150.00'});
  // Who begins to pay an amount with these digits does not pay in time.
  scene.happens('payer_pays_invoice', {amount: '240.71'});
  const attempt = transactionsOf(scene).at(-1)!;
  scene.pass(fromRfc3339(attempt.expires_at!) - scene.now);
  assert.equal(attempt.status, 'expired');
  for (const status of ['partially_paid', 'expired']) {
    if (status === 'expired') scene.happens('invoice_is_over');
    const {version} = invoice;
    const payment = arrive(scene, attempt.id, attempt.amount)!;
    assert.deepEqual(
      [payment.status, payment.reason_code, payment.parent_id],
      ['success', 'paid_after_expiry', attempt.id],
    );
    assert.deepEqual([invoice.status, invoice.paid_amount, invoice.version], [status, '150.00', version]);
  }
  // The reconciliation of the page.
  const rows = transactionsOf(scene).filter(
    ({type, external_id: id, parent_id: parent}) => type === 'payin' && id.startsWith('inv_') && !parent,
  );
  assert.deepEqual(new Set(rows.map(({external_id: id}) => id.slice(0, id.lastIndexOf('-')))), new Set([invoice.id]));
  assert.equal(
    rows.reduce((sum, row) => sum + Number(row.captured_amount), 0),
    Number(invoice.paid_amount),
  );
  assert.deepEqual(
    rows.filter(({status}) => status === 'success').map(({id}) => id),
    invoice.transactions,
  );
});

test('a payment page lists a late payment with the attempt that it belongs to', () => {
  const scene = new Scene(world).open('page_id', 'payment_page', {name: 'Donations', currency: 'UYU'});
  const list = (): PageTransaction[] => {
    const {body} = scene.send('/invoicing/v1/page_transactions', {page_id: scene.id});
    return (body as {data: {items: PageTransaction[]}}).data.items;
  };
  scene.happens('payer_pays_page', {amount: '240.71'});
  const [attempt] = transactionsOf(scene);
  scene.pass(fromRfc3339(attempt!.expires_at!) - scene.now);
  const payment = arrive(scene, attempt!.id, '240.71')!;
  assert.deepEqual(
    list().map(({id, parent_id: parent, external_id: externalId, status}) => [id, parent, externalId, status]),
    [
      [payment.id, attempt!.id, `${scene.id}-1-transfer-1`, 'success'],
      [attempt!.id, undefined, `${scene.id}-1`, 'expired'],
    ],
  );
  // The next attempt has the next number, whatever was credited for those before.
  scene.happens('payer_pays_page', {amount: '240.71'});
  assert.equal(list()[0]!.external_id, `${scene.id}-2`);
});

const usdt = ['crypto/usdt_trc20_payin_h2h', 'crypto/payin_hpp'];

/** A payment of 50 USDT whose payer has the address. */
function withAddress(code: string): Scene {
  const scene = new Scene(world).create(code, {amount: '50'});
  if (scene.data.status === 'created') scene.of('get_crypto_address', {transaction_id: scene.id});
  return scene;
}

for (const code of usdt) {
  const play = (...steps: (string | number)[]): Scene => {
    const scene = withAddress(code);
    for (const step of steps) {
      if (typeof step === 'number') scene.pass(step);
      else arrive(scene, scene.id, step);
    }
    return scene;
  };

  test(`${code}: the parts of an amount are added up, and the network confirms the last one`, () => {
    const scene = play('20');
    assert.deepEqual(seen(scene), [['requires_action', undefined, '0.000000']]);
    happen(scene, 'transfer_arrives', {transaction_id: scene.id, amount: '30'});
    assert.equal(scene.data.status, 'processing');
    assert.deepEqual(seen(scene.pass(60)), [['success', undefined, '50.000000']]);
  });

  test(`${code}: everything that arrives is credited`, () => {
    assert.deepEqual(seen(play('51')), [['success', 'overpaid', '51.000000']]);
    assert.deepEqual(seen(play('50', '1')), [
      ['success', undefined, '50.000000'],
      ['success', 'overpaid', '1.000000'],
    ]);
    assert.deepEqual(seen(play('20', day)), [
      ['expired', 'underpaid', '0.000000'],
      ['success', 'underpaid', '20.000000'],
    ]);
    assert.deepEqual(seen(play(day, '50')), [
      ['expired', 'payer_timeout', '0.000000'],
      ['success', 'paid_after_expiry', '50.000000'],
    ]);
  });
}

test('a part that has arrived before a refusal is credited', () => {
  const scene = withAddress('crypto/payin_hpp');
  arrive(scene, scene.id, '20');
  scene.happens('payer_refuses', {reason_code: 'compliance_declined'}).pass(60);
  assert.deepEqual(seen(scene), [
    ['failed', 'underpaid', '0.000000'],
    ['success', 'underpaid', '20.000000'],
  ]);
});

test('an invoice counts no more than the amount of its payment, even if more cryptocurrency has arrived', () => {
  const scene = new Scene(world).open('invoice_id', 'invoice_create', {
    external_id: 'invoice-1',
    currency: 'ETH',
    // Who begins to pay an amount with these digits sends the transfer by a simulation only.
    amount: '6.000000000000000071',
    due_at: toRfc3339(1741944413 + day),
  });
  scene.happens('payer_pays_invoice');
  const [payment] = transactionsOf(scene);
  arrive(scene, payment!.id, '7');
  const {status, paid_amount: paid, remaining_amount: left} = invoicesOf(scene.state)[scene.id]!.data;
  assert.deepEqual([payment!.service, payment!.reason_code], ['crypto/payin_hpp', 'overpaid']);
  assert.deepEqual([status, paid, left], ['paid', payment!.amount, '0.000000000000000000']);
});

test('a late payment that is being credited waits for no other transfer', () => {
  const scene = new Scene(world).create('bank_transfer/turkey_payin_h2h').pay().happens('time_is_over');
  scene.happens('transfer_arrives', {amount: scene.data.amount}).follow('payin');
  assert.equal(scene.data.status, 'processing');
  assert.equal(arrive(scene, scene.id, '1.00'), undefined);
  assert.deepEqual([scene.data.status, scene.data.captured_amount], ['success', scene.data.amount]);
});

for (const code of ['pix/payin_h2h', 'pix/payin_hpp'])
  test(`${code}: the code fixes the amount, so another one changes nothing`, () => {
    const scene = new Scene(world).create(code, {amount: '150.71'});
    if (scene.data.status === 'created') scene.pay();
    for (const amount of ['150.70', '150.72']) assert.equal(arrive(scene, scene.id, amount), undefined);
    assert.equal(scene.data.status, 'requires_action');
    arrive(scene, scene.id, '150.71');
    assert.equal(scene.data.status, 'success');
  });

const mandates = loadServices('en').filter(
  ({recurring, integration, failure_reasons: reasons}) =>
    recurring.is_possible && integration === 'h2h' && reasons.includes('paid_after_expiry'),
);

test('there are mandates whose first payment may be late', () => assert.ok(mandates.length >= 2));

for (const {code, tests} of mandates) {
  const issue = (scene: Scene, id: string) =>
    scene.send('/v2/transaction/issue_token', requestBodies.issue_token!(loadService(code), id)).body as {
      code?: string;
      data?: {id: string; status: string};
    };

  test(`${code}: a first payment in time leaves a token, and a late one does not`, () => {
    const paid = new Scene(world).create(code).pay().happens('bank_pays');
    assert.equal(issue(paid, paid.id).data?.status, 'active');
    const scene = new Scene(world).create(code).pay().happens('time_is_over');
    const payment = arrive(scene, scene.id, scene.data.amount)!;
    assert.equal(payment.status, 'success');
    assert.equal(issue(scene, payment.id).code, 'state_conflict');
  });

  test(`${code}: a charge by a token that fails asks nobody for a transfer, so none is credited`, () => {
    const scene = new Scene(world).create(code).pay().happens('bank_pays');
    const {id: token} = issue(scene, scene.id).data!;
    const digits = tests.find(({outcome}) => outcome.status === 'failed')!.input.ends_with!;
    scene.create(code, {external_id: 'order-1002', amount: `120.${digits}`});
    const {fields} = requestBodies.pay!(loadService(code), scene.id) as {fields: Json};
    scene.of('pay', {transaction_id: scene.id, fields: {...fields, wallet_token: token}});
    assert.equal(arrive(scene, scene.id, scene.data.amount), undefined);
    scene.pass(3 * 86_400);
    assert.equal(scene.data.status, 'failed');
    assert.equal(arrive(scene, scene.id, scene.data.amount), undefined);
  });
}

afterAll(() => console.log(`stories of late money: ${late} transfers, ${mandates.length} mandates`));
