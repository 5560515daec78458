// Receives callbacks on port 8080 (PORT changes it). Needs no package.
import {createServer} from 'node:http';
import {verifyCallback} from './v2_callback.mjs';

const secrets = ['whsec_dGVzdC1jYWxsYmFjay1zZWNyZXQtMDAwMDAwMDE='];
// Use a database in production: the ids already received, and the newest version of each transaction.
const seen = new Set();
const versions = new Map();

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);

  const reason = verifyCallback(request.headers, body, secrets);
  if (reason) {
    response.writeHead(401).end();
    console.log(`refused: ${reason}`);
    return;
  }

  const {id, type, data} = JSON.parse(body);
  const isRepeat = seen.has(id);
  seen.add(id);
  // Store first, then return 200, because a callback is not sent again after 200. Do the work last.
  response.writeHead(200).end();
  // Callbacks about invoices have a type of their own.
  if (isRepeat || type !== 'transaction.updated' || data.version <= (versions.get(data.id) ?? 0)) {
    return;
  }
  versions.set(data.id, data.version);
  console.log(`${data.type} ${data.external_id}: ${data.status}, ${data.amount} ${data.currency}`);
});

server.listen(process.env.PORT ?? 8080, () => {
  console.log(`Callbacks are awaited on port ${server.address().port}.`);
});
