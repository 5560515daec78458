/** Pays and refunds with the client of `swagger-typescript-api`, and prints every response. */
import {randomUUID} from 'node:crypto';
import {Api} from './v2/swagger-typescript-api/Api';
import {signedFetch, waitForRefunds} from './signedFetch';

const {v2} = new Api({baseUrl: process.env.GATEWAY_ORIGIN, customFetch: signedFetch});
// The generated methods have no parameter for a header.
const once = () => ({headers: {'Idempotency-Key': randomUUID()}});

const {data: created} = await v2.v2TransactionCreate(
  {
    service: 'card/payin_h2h',
    external_id: 'swagger-typescript-api',
    amount: '49.90',
    currency: 'EUR',
    payer: {full_name: 'Olena Koval', ip: '203.0.113.10'},
  },
  once(),
);
const {data: paid} = await v2.v2TransactionPay(
  {
    transaction_id: created.data.id,
    fields: {card_number: '4242424242424242', card_expiry_month: '12', card_expiry_year: '2030', card_cvv: '123'},
  },
  once(),
);

const find = async (id: string) => (await v2.v2TransactionFind({transaction_id: id})).data;

const found = await find(created.data.id);
const {data: refund} = await v2.v2TransactionCancel(
  {transaction_id: created.data.id, external_id: 'swagger-typescript-api-refund', amount: '9.90'},
  once(),
);
await waitForRefunds();
console.log(JSON.stringify([created, paid, found, refund, await find(refund.data.id)]));
