/** Pays and refunds with the client of `@hey-api/openapi-ts`, and prints every response. */
import {randomUUID} from 'node:crypto';
import {client} from './v2/hey-api/client.gen';
import {v2TransactionCancel, v2TransactionCreate, v2TransactionFind, v2TransactionPay} from './v2/hey-api';
import {signedFetch, waitForRefunds} from './signedFetch';

client.setConfig({baseUrl: process.env.GATEWAY_ORIGIN, fetch: signedFetch, throwOnError: true});
const headers = () => ({'Idempotency-Key': randomUUID()});

const {data: created} = await v2TransactionCreate<true>({
  headers: headers(),
  body: {
    service: 'card/payin_h2h',
    external_id: 'hey-api',
    amount: '49.90',
    currency: 'EUR',
    payer: {full_name: 'Olena Koval', ip: '203.0.113.10'},
  },
});
const {data: paid} = await v2TransactionPay<true>({
  headers: headers(),
  body: {
    transaction_id: created.data.id,
    fields: {card_number: '4242424242424242', card_expiry_month: '12', card_expiry_year: '2030', card_cvv: '123'},
  },
});

const find = async (id: string) => (await v2TransactionFind<true>({body: {transaction_id: id}})).data;

const found = await find(created.data.id);
const {data: refund} = await v2TransactionCancel<true>({
  headers: headers(),
  body: {transaction_id: created.data.id, external_id: 'hey-api-refund', amount: '9.90'},
});
await waitForRefunds();
console.log(JSON.stringify([created, paid, found, refund, await find(refund.data.id)]));
