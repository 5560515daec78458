import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {brand} from '../../src/brand';
import {locales} from '../../src/content/core/locales';
import {fillTokens} from '../../src/content/core/tokens';
import {fileOf} from '../../src/pages/page';
import {readText} from '../support/files';
import {freePort} from '../support/freePort';
import {download} from '../support/publishedFolder';
import {testFolder} from '../support/testFolder';

const run = promisify(execFile);

/** The code on the page in a language of code, in page order. */
function codeOf(language: string, locale: (typeof locales)[number]['code'] = 'en'): string[] {
  const file = fileOf('local_gateway', locale);
  return [...fillTokens(readText(file), file).matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code!);
}

/** The shop of a merchant, as small as the tests of the page need it. */
const shop = `
import {createHmac} from 'node:crypto';
import {createServer} from 'node:http';
import {verifyCallback} from './v2_callback.mjs';

const states = {success: 'fulfilled', expired: 'cancelled'};
const orders = new Map();
createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const reason = verifyCallback(request.headers, body, ['whsec_dGVzdC1jYWxsYmFjay1zZWNyZXQtMDAwMDAwMDE=']);
  if (!reason) {
    const {data} = JSON.parse(body);
    orders.set(data.external_id, states[data.status] ?? 'open');
  }
  response.writeHead(reason ? 401 : 200).end();
}).listen(CALLBACK_PORT).unref();

export const stateOf = (order) => orders.get(order);

export async function startPayment(order) {
  const path = '/v2/transaction/create';
  const body = JSON.stringify({
    service: 'pix/payin_hpp', external_id: order, amount: '150.00', currency: 'BRL',
    payer: {email: 'ana.souza@payer.example'}, return_url: 'https://shop.example/orders',
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', 'test_secret_4b1d8f0c9a7e2635').update([timestamp, 'POST', path, body].join('.')).digest('hex');
  const response = await fetch('http://localhost:GATEWAY_PORT' + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json', 'Gateway-Point': '1042', 'Gateway-Key': '1',
      'Gateway-Timestamp': timestamp, 'Gateway-Signature': signature, 'Idempotency-Key': 'create-' + order,
    },
    body,
  });
  return (await response.json()).data;
}
`;

test('the page of the local gateway: download and start, tests in the background, tests in Node.js', async () => {
  const folder = testFolder();
  const [begin, simulation, inBackground] = codeOf('bash') as [string, string, string];
  const [get, command] = begin.trim().split('\n') as [string, string];
  expect(command).toBe('node gateway.mjs');
  await download(get, folder);

  const [port, callbackPort] = [await freePort(), await freePort()];
  const withPorts = (text: string): string =>
    text.replaceAll('localhost:8080', `localhost:${callbackPort}`).replaceAll('localhost:4010', `localhost:${port}`);
  // In place of the tests, one request to the gateway.
  const played = withPorts(inBackground).replace(
    '# your tests',
    withPorts(`${simulation.trim()} --silent --output answer.json`),
  );
  expect(played).toContain('answer.json');
  await run('bash', ['-euc', `${played}wait $! || true`], {
    cwd: folder,
    env: {...process.env, GATEWAY_PORT: String(port)},
  });
  const answer = JSON.parse(fs.readFileSync(path.join(folder, 'answer.json'), 'utf8')) as {error: string};
  expect(answer.error).toMatch(/^There is no transaction trx_5mVq8ZtR2cXw9LkB4nYd\./);

  await download(`curl --remote-name https://${brand.hosts.site}/samples/verify/v2_callback.mjs`, folder);
  const [tests] = codeOf('js') as [string];
  const write = (name: string, text: string): void => fs.writeFileSync(path.join(folder, name), withPorts(text));
  write('shop.mjs', shop.replace('CALLBACK_PORT', String(callbackPort)).replace('GATEWAY_PORT', String(port)));
  write('shop.test.mjs', tests.replace('port: 4010', `port: ${port}`));
  const {stdout} = await run(process.execPath, ['--test', '--test-reporter=tap', 'shop.test.mjs'], {cwd: folder});
  expect(stdout).toMatch(/^# pass 2$/m);
  expect(stdout).toMatch(/^# fail 0$/m);
});

test('the page shows the same code in all languages', () => {
  for (const {code} of locales)
    for (const language of ['bash', 'js']) expect(codeOf(language, code), code).toEqual(codeOf(language));
});
