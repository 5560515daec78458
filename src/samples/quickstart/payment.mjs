// Takes a first payment from beginning to end on a gateway of its own. Needs no package.
import {createHmac} from 'node:crypto';
import {createServer} from 'node:http';
import {createGateway} from './gateway.mjs';
import {verifyCallback} from './v2_callback.mjs';

const [point, key, secret] = ['1042', '1', 'test_secret_4b1d8f0c9a7e2635'];
const callbackSecrets = ['whsec_dGVzdC1jYWxsYmFjay1zZWNyZXQtMDAwMDAwMDE='];

// The merchant's server: it verifies a callback before it uses the content.
const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const reason = verifyCallback(request.headers, body, callbackSecrets);
  response.writeHead(reason ? 401 : 200).end();
  if (reason) {
    console.log(`Callback refused: ${reason}`);
    return;
  }
  const {data} = JSON.parse(body);
  console.log(`Callback verified: ${data.external_id} is ${data.status}, ${data.amount} ${data.currency}`);
});
await new Promise((resolve) => server.listen(0, resolve));

const gateway = await createGateway({callbackUrl: `http://localhost:${server.address().port}/callbacks`});

// Signs a request, sends it and returns the transaction of the response.
async function call(path, values, idempotencyKey) {
  const body = JSON.stringify(values);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.POST.${path}.${body}`).digest('hex');
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Gateway-Point': point,
      'Gateway-Key': key,
      'Gateway-Timestamp': timestamp,
      'Gateway-Signature': signature,
      ...(idempotencyKey && {'Idempotency-Key': idempotencyKey}),
    },
    body,
  });
  const {data, detail} = await response.json();
  if (!response.ok) {
    throw new Error(detail);
  }
  return data;
}

const payment = await call(
  '/v2/transaction/create',
  {
    service: 'pix/payin_hpp',
    external_id: 'order-1001',
    amount: '150.00',
    currency: 'BRL',
    payer: {email: 'ana.souza@payer.example'},
    return_url: 'https://shop.example/orders/1001',
  },
  'create-order-1001',
);
console.log(`Created: ${payment.external_id} is ${payment.status}, the payer goes to ${payment.payment_url}`);

// The payer pays. The answer comes after the callbacks, so nothing has to wait for them.
await gateway.simulate('payer_pays', {transaction_id: payment.id});

const found = await call('/v2/transaction/find', {external_id: 'order-1001'});
console.log(`Found: ${found.external_id} is ${found.status}, ${found.amount} ${found.currency}: fulfil the order`);

await gateway.close();
server.close();
