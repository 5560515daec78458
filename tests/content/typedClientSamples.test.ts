/** The typed client of /guides/typed_client: generated from the published contract, compiled, and paying. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {test} from 'vitest';
import {createLocalGateway} from '../../src/local/server';
import {contractFiles} from '../../src/content/contract/contract';
import {loadWorld} from '../../src/content/examples/world';
import {locales} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {
  loadTypedClient,
  typedClientFiles,
  typedClientFolder,
  type TypedClientFile,
} from '../../src/content/examples/typedClient';
import {fileOf} from '../../src/pages/page';
import {readText} from '../support/files';
import {runIn} from '../support/runIn';
import {testFolder} from '../support/testFolder';

const {devDependencies} = JSON.parse(readText('package.json')) as {devDependencies: Record<string, string>};

/** The commands of a file, each as the arguments after `npx`. */
function commandsOf(file: TypedClientFile): string[][] {
  const lines = loadTypedClient(file).trim().split('\n');
  return lines.map((line) => {
    const [npx, ...words] = line.split(' ');
    assert.equal(npx, 'npx', `${file}: ${line}`);
    return words;
  });
}

/** Runs a command of the page with the packages of this repository. */
function npx(folder: string, [name = '', ...words]: string[], env: Record<string, string> = {}): Promise<string> {
  return runIn(folder, path.join(root, 'node_modules/.bin', name), words, env);
}

/** A folder as the page leaves it after `npm install` and the generation of the types. */
async function prepare(): Promise<string> {
  const folder = testFolder();
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({type: 'module'}));
  for (const file of ['client.ts', 'pay.ts'] as const) fs.writeFileSync(path.join(folder, file), loadTypedClient(file));
  const [[generator = '', address = '', ...options] = []] = commandsOf('types.sh');
  const name = new URL(address).pathname.slice(1);
  const contract = contractFiles('en')[name];
  assert.ok(contract, `${address} is published`);
  fs.writeFileSync(path.join(folder, 'v2.json'), contract);
  await npx(folder, [generator, 'v2.json', ...options]);
  return folder;
}

/** A gateway behind a line that loses the first response, and then refuses the next request once with 503. */
async function startGateway(): Promise<{
  origin: string;
  refused: string[];
  /** Timestamps of the attempts of the first request that the line saw. */
  timestamps: (string | undefined)[];
  entries: () => string[];
  close: () => void;
}> {
  const gateway = createLocalGateway(loadWorld(), {seed: 'typed client'});
  const listen = async (server: http.Server): Promise<number> => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(gateway.server);
  const refused: string[] = [];
  const timestamps: (string | undefined)[] = [];
  const line = http.createServer((request, response) => {
    if (request.url === '/v2/transaction/create') timestamps.push(request.headers['gateway-timestamp'] as string);
    if (refused.length === 1) {
      refused.push(`503 ${request.url}`);
      response.writeHead(503, {'Retry-After': '1'}).end();
      request.resume();
      return;
    }
    const {method, url, headers} = request;
    const onward = http.request({port, host: '127.0.0.1', method, path: url, headers}, (answer) => {
      if (refused.length === 0) {
        refused.push(`lost ${url}`);
        answer.resume();
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  return {
    origin: `http://127.0.0.1:${await listen(line)}`,
    refused,
    timestamps,
    entries: () => Object.values(gateway.state.entries).map(({data}) => `${data.type} ${data.status}`),
    close: () => {
      line.close();
      line.closeAllConnections();
      gateway.server.close();
    },
  };
}

/** The program with mistakes that the types have to find: the compiler reports a mark without an error. */
function mistakes(): string {
  const lines: [correct: RegExp, wrong: string][] = [
    [/ {4}amount: '49.90'/, '    amount: 49.9'],
    [/ {2}params: .*payKey.*/, '  params: {header: {}},'],
    [/ {4}transaction_id: /, '    transaction: '],
    [/ {2}case 'success'/, "  case 'paid'"],
  ];
  return lines.reduce((text, [correct, wrong]) => {
    assert.match(text, correct);
    return text.replace(correct, `// @ts-expect-error\n${wrong}`);
  }, loadTypedClient('pay.ts'));
}

test('the client is generated from the published contract, compiles as it stands, and pays once although a response is lost', async () => {
  const folder = await prepare();
  const [compile = [], run = []] = commandsOf('run.sh');
  fs.writeFileSync(path.join(folder, 'mistakes.ts'), mistakes());
  await npx(folder, [...compile, 'mistakes.ts']);
  const {origin, refused, timestamps, entries, close} = await startGateway();
  try {
    const printed = await npx(folder, run, {GATEWAY_ORIGIN: origin});
    assert.equal(printed, loadTypedClient('output/paid.txt'));
    assert.deepEqual(refused, ['lost /v2/transaction/create', '503 /v2/transaction/create']);
    assert.deepEqual(entries(), ['payin success']);
    assert.ok(Number(timestamps[2]) > Number(timestamps[1]), `the repeat is signed anew: ${timestamps.join(', ')}`);
  } finally {
    close();
  }
});

test('the page installs the versions that the test runs with', () => {
  const installed = [...loadTypedClient('install.sh').matchAll(/(\S+?)@(\d\S*)/g)];
  assert.ok(installed.length >= 5);
  for (const [, name, version] of installed) assert.equal(devDependencies[name!], version, name);
});

for (const {code} of locales) {
  test(`the page shows every file once, in order (${code})`, () => {
    const shown = [
      ...readText(fileOf('guides/typed_client', code)).matchAll(/<Facts name="typedClient" file="([^"]+)" \/>/g),
    ].map(([, file]) => file);
    assert.deepEqual(shown, [...typedClientFiles]);
  });
}

test('nothing lies beside the files of the typed client', () => {
  const present = fs.readdirSync(path.join(root, typedClientFolder), {recursive: true, withFileTypes: true});
  const files = present
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, typedClientFolder), path.join(entry.parentPath, entry.name)));
  assert.deepEqual(files.sort(), [...typedClientFiles].sort());
});
