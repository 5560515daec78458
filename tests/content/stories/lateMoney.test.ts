/** Money that arrives too late, played on the reference gateway: what the page of invoices says about it. */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {loadWorld} from '../../../src/content/examples/world';
import {happen} from '../../../src/gateway';
import {invoicesOf} from '../../../src/gateway/invoices';
import {fromRfc3339, toRfc3339} from '../../../src/gateway/time';
import type {Transaction} from '../../../src/types/contract/v2';
import {Scene} from '../../support/stories/scenes';

const world = loadWorld();
const day = 86400;
let late = 0;

const transactionsOf = ({state}: Scene): Transaction[] => Object.values(state.entries).map(({data}) => data);

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

afterAll(() => console.log(`stories of late money: ${late} transfers`));
