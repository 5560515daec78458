import {randomUUID} from 'node:crypto';
import {createGateway} from './client.js';
import type {components} from './contract.js';

const gateway = createGateway({
  origin: process.env.GATEWAY_ORIGIN ?? 'http://localhost:4010',
  point: process.env.GATEWAY_POINT ?? '1042',
  key: process.env.GATEWAY_KEY ?? '1',
  secret: process.env.GATEWAY_SECRET ?? 'test_secret_4b1d8f0c9a7e2635',
});

// Store both keys with the order before you send: after a crash, the repeat needs the same ones.
const order = {id: `order-${Date.now()}`, createKey: randomUUID(), payKey: randomUUID()};

const created = await gateway.POST('/v2/transaction/create', {
  params: {header: {'Idempotency-Key': order.createKey}},
  body: {
    service: 'card/payin_h2h',
    external_id: order.id,
    amount: '49.90',
    currency: 'EUR',
    payer: {full_name: 'Olena Koval', ip: '203.0.113.10'},
  },
});
if (created.error) throw new Error(`create: ${created.error.code}: ${created.error.detail}`);

const paid = await gateway.POST('/v2/transaction/pay', {
  params: {header: {'Idempotency-Key': order.payKey}},
  body: {
    transaction_id: created.data.data.id,
    fields: {card_number: '4242424242424242', card_expiry_month: '12', card_expiry_year: '2030', card_cvv: '123'},
  },
});
if (paid.error) throw new Error(`pay: ${paid.error.code}: ${paid.error.detail}`);

const found = await gateway.POST('/v2/transaction/find', {body: {external_id: order.id}});
if (found.error) throw new Error(`find: ${found.error.code}: ${found.error.detail}`);

// A status that your code does not know is not final: new ones may be added. The type lists the known ones.
switch (found.data.data.status as components['schemas']['Status']) {
  case 'success':
    console.log(`${found.data.data.amount} ${found.data.data.currency} paid: fulfil the order`);
    break;
  case 'failed':
  case 'expired':
  case 'cancelled':
    console.log(`not paid: ${found.data.data.reason_code ?? found.data.data.status}`);
    break;
  default:
    console.log(`not final: ${found.data.data.status}`);
}
