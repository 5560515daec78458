import {expect, test} from 'vitest';
import {advance, happen} from '../../../src/gateway';
import {invoicesOf} from '../../../src/gateway/books/invoices';
import {whyInvoiceRefuses} from '../../../src/gateway/payer/invoiceEvents';
import {toRfc3339} from '../../../src/gateway/values/time';
import {Merchant, start} from '../../support/merchant';

const hour = 3600;
/** For an amount with these last digits the test payer starts the payment and never finishes it. */
const unpaid = '240.71';

/** A merchant with an invoice that is due in two hours. */
function withInvoice(): {merchant: Merchant; id: string} {
  const merchant = new Merchant();
  const {body} = merchant.send('/invoicing/v1/invoice_create', {
    point: 1042,
    external_id: 'invoice-1',
    amount: '450.00',
    currency: 'EUR',
    description: 'Course',
    minimum_payment: '150.00',
    due_at: toRfc3339(start + 2 * hour),
  });
  return {merchant, id: (body.data as {id: string}).id};
}

const booksOf = ({world, state, now}: Merchant) => ({world, state, now});
const invoiceOf = (merchant: Merchant, id: string) => invoicesOf(merchant.state)[id]!;

function wait(merchant: Merchant, until: number): void {
  merchant.now = until;
  advance(booksOf(merchant));
}

test('a payment on the page of an invoice that the payer never ends expires, and the invoice can be deleted', () => {
  const {merchant, id} = withInvoice();
  happen(booksOf(merchant), 'payer_pays_invoice', {invoice_id: id, amount: unpaid});
  const [payment] = Object.values(merchant.state.entries);
  expect(payment!.data.status).toBe('requires_action');
  expect(merchant.send('/invoicing/v1/invoice_delete', {id}).body.code).toBe('state_conflict');
  wait(merchant, start + hour);
  expect(payment!.data.status).toBe('expired');
  expect(merchant.send('/invoicing/v1/invoice_delete', {id}).status).toBe(200);
});

test('after its deadline an invoice takes no payment and no change, while the last payment decides how it ends', () => {
  const {merchant, id} = withInvoice();
  wait(merchant, start + 1.5 * hour);
  happen(booksOf(merchant), 'payer_pays_invoice', {invoice_id: id, amount: unpaid});
  expect(whyInvoiceRefuses(booksOf(merchant), invoiceOf(merchant, id), {amount: '150.00'})).toBeUndefined();
  wait(merchant, start + 2 * hour);
  expect(invoiceOf(merchant, id).data.status).toBe('open');
  expect(whyInvoiceRefuses(booksOf(merchant), invoiceOf(merchant, id), {amount: '150.00'})).toMatch(
    /^The invoice was due at /,
  );
  const change = {id, due_at: toRfc3339(start + 48 * hour)};
  expect(merchant.send('/invoicing/v1/invoice_update', change).body.code).toBe('state_conflict');
  wait(merchant, start + 2.5 * hour);
  expect(invoiceOf(merchant, id).data.status).toBe('expired');
});
