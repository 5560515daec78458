import fs from 'node:fs';
import path from 'node:path';
import {root} from '../../../../content/core/root';
import {runIn} from '../../../../../tests/support/runIn';
import {ages, given, parameters, signs} from '../../../../../tests/support/signatureFixes/cases';
import {linesOf, literal, type FixRunner} from '../../../../../tests/support/signatureFixes/language';

const json = (value: unknown): string => JSON.stringify(value);
const lines = (name: string): string => linesOf(name, 'javascript');
const {request, proof, callback, query, exchange} = given;

/** The body of a function for each case. */
const programs: Record<string, (addressOf: (name: string) => string) => string> = {
  'sign v2_request': () => `
    const secret = ${literal(request.secret)}, timestamp = '${request.timestamp}', body = ${literal(request.body)};
    ${lines('sign v2_request')}
    if (key !== secret) throw new Error('the key is not the secret');
    return signature;`,
  'sign v2_callback': () => `
    const secret = ${literal(callback.secret)}, webhookId = '${callback.id}', webhookTimestamp = '${callback.timestamp}';
    const body = Buffer.from(${literal(callback.body)});
    ${lines('sign v2_callback')}
    return signature;`,
  'sign v1_request': () => `
    const [point, key, nonce, secret] = [1042, 1, '${proof.nonce}', ${literal(proof.secret)}];
    ${lines('sign v1_request')}
    return hash;`,
  'sign v1_get_callback': () => `
    const secret = ${literal(query.secret)}, fields = ${json({sign: 'left out', ...Object.fromEntries(parameters)})};
    ${lines('sign v1_get_callback')}
    if (key !== secret) throw new Error('the key is not the secret');
    return signature;`,
  'sign binance_pay': () => `
    const keyBase64 = '${given.keyBase64}', signature = '${exchange.signature}';
    const timestamp = '${exchange.timestamp}', nonce = '${exchange.nonce}', body = Buffer.from(${literal(exchange.body)});
    ${lines('sign binance_pay')}
    return String(isGenuine);`,
  'bytes v2_request': (addressOf) => `
    const fields = ${json(given.fields)}, secret = ${literal(request.secret)}, path = '${given.path}', headers = {};
    const timestamp = '${request.timestamp}', address = '${addressOf('bytes v2_request')}';
    ${lines('bytes v2_request')}
    return 'sent';`,
  'bytes v1_request': (addressOf) => `
    const fields = ${json(given.fields)}, auth = ${json(given.auth)}, headers = {};
    const address = '${addressOf('bytes v1_request')}';
    ${lines('bytes v1_request')}
    return 'sent';`,
  // The published lines leave the handler open for the reader's code, so the test closes it.
  'bytes v2_callback': () => `
    return visit((app) => {
      ${lines('bytes v2_callback')}
        response.send(body.toString('base64'));
      });
    }, '/callbacks', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: ${literal(given.raw)}});`,
  'bytes v1_get_callback': () => `
    return visit((app) => app.get('/callbacks', (request, response) => {
      ${lines('bytes v1_get_callback')}
      response.send(query);
    }), '/callbacks?${given.rawQuery}');`,
  'headers v2_request': (addressOf) => `
    const point = 1042, key = 1, timestamp = ${request.timestamp}, signature = '${request.right}';
    ${lines('headers v2_request')}
    await fetch('${addressOf('headers v2_request')}', {method: 'POST', headers, body: '{}'});
    return 'sent';`,
  'headers v2_callback': () => `
    return visit((app) => app.post('/callbacks', (request, response) => {
      ${lines('headers v2_callback')}
      response.send([id, timestamp, entries.join(' ')].join('|'));
    }), '/callbacks', {method: 'POST', headers: ${json({
      'Webhook-Id': callback.id,
      'Webhook-Timestamp': callback.timestamp,
      'Webhook-Signature': given.signatures,
    })}});`,
  'headers v1_request': () => `
    const {point, key, nonce, hash} = ${json(given.auth)}, fields = {external_id: '${given.order}'};
    ${lines('headers v1_request')}
    return body;`,
  'headers v1_post_callback': () => `
    return [${literal(given.callbackOfV1)}, '{}'].map((text) => {
      const body = Buffer.from(text);
      ${lines('headers v1_post_callback')}
      return nonce + ':' + hash;
    }).join(',');`,
  'headers v1_get_callback': () => `
    return [{sign: '00ff', a: '1'}, {a: '1'}].map((fields) => {
      ${lines('headers v1_get_callback')}
      if (JSON.stringify(signed) !== '{"a":"1"}') throw new Error('sign is among what is signed');
      return sign;
    }).join(',');`,
  'headers binance_pay': () => `
    return visit((app) => app.post('/binance', (request, response) => {
      ${lines('headers binance_pay')}
      response.send([timestamp, nonce, signature].join('|'));
    }), '/binance', {method: 'POST', headers: ${json({
      'BinancePay-Timestamp': exchange.timestamp,
      'BinancePay-Nonce': exchange.nonce,
      'BinancePay-Signature': exchange.signature,
    })}});`,
  secret: () => `
    process.env.GATEWAY_SECRET = ${literal(`${request.secret}\r\n`)};
    ${lines('secret')}
    return secret;`,
  'newline v2_request': () => `
    writeFileSync('body.json', ${literal(`${request.body}\n`)});
    ${lines('newline v2_request')}
    return body;`,
  'newline v1_request': () => `
    const toHash = ${literal(`${proof.toSign}\n`)};
    ${lines('newline v1_request')}
    return hash;`,
  'newline v1_get_callback': () => `
    const secret = ${literal(query.secret)}, toSign = ${literal(`${query.toSign}\n`)};
    ${lines('newline v1_get_callback')}
    return signature;`,
  'utf8 v2_request': () => `
    const json = ${literal('Комп’ютер')};
    ${lines('utf8 v2_request')}
    return body.toString('base64');`,
  'utf8 v1_get_callback': () => `
    const encoded = '${given.encoded}';
    ${lines('utf8 v1_get_callback')}
    return value;`,
  json: () => `
    const fields = ${json(given.fields)};
    ${lines('json')}
    return body;`,
  base64Body: () => `
    const text = ${literal(given.raw)};
    return [[true, Buffer.from(text).toString('base64')], [false, text]].map(([isBase64Encoded, sent]) => {
      const event = {isBase64Encoded, body: sent};
      ${lines('base64Body')}
      return body.toString('base64');
    }).join(',');`,
  'time v2_request': () => `
    ${lines('time v2_request')}
    return String(timestamp);`,
  'time v2_callback': () => `
    return ${json(ages)}.map((age) => {
      const at = age === 'date' ? '2025-03-14T09:26:53Z' : String(Math.floor(Date.now() / 1000) + Number(age));
      const request = {headers: {'webhook-timestamp': at}};
      ${lines('time v2_callback')}
      if (timestamp !== at) throw new Error('the timestamp changed');
      return isFresh;
    }).join(',');`,
  'nonce v1_request': () => `
    return [1, 2].map(() => {
      ${lines('nonce v1_request')}
      return nonce;
    }).join(',');`,
  'nonce v1_post_callback': () => `
    const callback = ${literal(given.callbackOfV1)};
    return [[callback, '${proof.nonce}'], [callback, 'another'], ['${given.withoutNonce}', 'another']].map(([text, used]) => {
      const body = Buffer.from(text), usedNonces = new Set([used]);
      ${lines('nonce v1_post_callback')}
      return nonce + ':' + isUsed;
    }).join(',');`,
  'log v2_callback': () => `
    const body = Buffer.from(${literal(given.raw)});
    ${lines('log v2_callback')}
    return readFileSync('body.bin').toString('base64');`,
  'log v1_get_callback': () => `
    const query = '${given.rawQuery}';
    ${lines('log v1_get_callback')}
    return readFileSync('query.txt').toString('base64');`,
  refuse: () => `
    const expected = '${query.right}';
    const statuses = [];
    for (const sign of ${json(signs)}) {
      await visit((app) => app.get('/callbacks', (request, response) => {
        ${lines('refuse')}
        response.sendStatus(200);
      }), '/callbacks', {}, statuses);
    }
    return statuses.join(',');`,
};

/** Node.js, with the Express that comes with the development server of the site. */
export const fixes: FixRunner = {
  names: Object.keys(programs),
  run: ({folder, addressOf}) => {
    const parts = Object.entries(programs).map(
      ([name, program]) => `await check('${name}', async () => {${program(addressOf)}\n});`,
    );
    const text = `import {createHash, createHmac, createPublicKey, randomBytes, timingSafeEqual, verify} from 'node:crypto';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
const express = createRequire(${json(path.join(root, 'package.json'))})('express');

async function check(name, run) {
  const text = await run().catch((error) => String(error.stack));
  console.log(name + '\\t' + Buffer.from(text).toString('base64'));
}

/** Serves an application for one request and returns what it responds. */
async function visit(prepare, path, options = {}, statuses = []) {
  const app = express();
  app.set('env', 'test');
  prepare(app);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch('http://127.0.0.1:' + server.address().port + path, options);
  const text = await response.text();
  statuses.push(response.status);
  server.close();
  return text;
}

${parts.join('\n')}
`;
    fs.writeFileSync(path.join(folder, 'fixes.mjs'), text);
    return runIn(folder, 'node', ['fixes.mjs']);
  },
};
