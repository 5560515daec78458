import {execFile, spawn} from 'node:child_process';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import readline from 'node:readline';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {createLocalGateway, startupMessage} from '../../src/cli/gateway';
import {locales} from '../../src/content/core/locales';
import {
  loadQuickstart,
  quickstartFiles,
  quickstartFolder,
  type QuickstartFile,
} from '../../src/content/examples/quickstart';
import {root} from '../../src/content/core/root';
import {fileOf} from '../../src/pages/page';
import {readText} from '../support/files';

const run = promisify(execFile);

/** A text without what differs from run to run: ids become `<trx 1>` in order of appearance, times and ports words. */
function normalise(text: string): string {
  const seen: string[] = [];
  return text
    .replace(/localhost:\d+/g, 'localhost:<port>')
    .replace(/port \d+/g, 'port <port>')
    .replace(/\d{4}-\d\d-\d\dT[\d:]{8}Z/g, '<time>')
    .replace(/"now": \d{10}/g, '"now": <time>')
    .replace(/req_[0-9A-Za-z]{20}/g, '<request>')
    .replace(/(trx_|\/p\/)([0-9A-Za-z]{20})/g, (_, prefix: string, id: string) => {
      if (!seen.includes(id)) seen.push(id);
      return `${prefix}<${seen.indexOf(id)}>`;
    })
    .trimEnd();
}

test('the blocks of the quickstart, run one after another, print what the page shows', async () => {
  const server = spawn(process.execPath, [path.join(root, quickstartFolder, 'server.mjs')], {
    env: {...process.env, PORT: '0'},
  });
  const lines = readline.createInterface({input: server.stdout})[Symbol.asyncIterator]();
  const gatewayLines: string[] = [];
  let close = (): void => {};
  let compared = 0;
  const compare = (printed: string, file: QuickstartFile): void => {
    expect(normalise(printed), file).toBe(normalise(loadQuickstart(file)));
    compared += 1;
  };
  /** As many lines of the merchant's server as the page shows. */
  const compareServer = async (file: QuickstartFile): Promise<string> => {
    const printed: string[] = [];
    while (printed.length < loadQuickstart(file).trimEnd().split('\n').length)
      printed.push((await lines.next()).value as string);
    compare(printed.join('\n'), file);
    return printed.join('\n');
  };
  try {
    const [, port] = /port (\d+)/.exec(await compareServer('output/server.txt'))!;
    const gateway = createLocalGateway({
      callbackUrl: `http://localhost:${port}/callbacks`,
      origin: '',
      log: (line) => gatewayLines.push(line),
    });
    await new Promise<void>((resolve) => gateway.server.listen(0, '127.0.0.1', resolve));
    close = () => gateway.server.close();
    const origin = `http://localhost:${(gateway.server.address() as AddressInfo).port}`;
    gateway.world.hosts.pay = origin;

    const head = loadQuickstart('call.sh').replace('http://localhost:4010', origin);
    expect(head).toContain(origin);
    const type = async (file: QuickstartFile): Promise<string> =>
      (await run('bash', ['-eo', 'pipefail', '-c', `${head}${loadQuickstart(file)}`])).stdout;

    const created = await type('create.sh');
    compare(created, 'output/create.json');
    expect(await type('create.sh'), 'the same command once more').toBe(created);
    expect(await type('pay.sh')).toBe('');
    await gateway.deliver();
    await compareServer('output/paid.txt');
    compare(await type('find.sh'), 'output/find.json');
    compare(await type('refund.sh'), 'output/refund.json');
    compare(await type('clock.sh'), 'output/clock.json');
    await gateway.deliver();
    await compareServer('output/refunded.txt');
    compare(await type('find.sh'), 'output/refunded.json');

    expect(
      gatewayLines.filter((line) => line.startsWith('callback ')).filter((line) => !line.endsWith(': 200')),
    ).toEqual([]);
    expect(compared, 'outputs compared').toBe(quickstartFiles.filter((file) => file.startsWith('output/')).length - 1);
    console.log(`quickstart: ${compared} outputs compared`);
  } finally {
    close();
    server.kill();
  }
});

test('the commands of the quickstart that start something name scripts and files that exist', () => {
  const {scripts} = JSON.parse(readText('package.json')) as {scripts: Record<string, string>};
  expect(scripts.gateway).toBe('tsx src/cli/gateway.ts');
  const [, callbackUrl] = /^CALLBACK_URL=(\S+) npm run --silent gateway\n$/.exec(loadQuickstart('gateway.sh'))!;
  expect(`${startupMessage('http://localhost:4010', callbackUrl).join('\n')}\n`).toBe(
    loadQuickstart('output/gateway.txt'),
  );
  expect(loadQuickstart('server.sh')).toBe(`node ${quickstartFolder}/server.mjs\n`);
});

for (const {code} of locales) {
  test(`the quickstart shows every block once, in the order in which it is run (${code})`, () => {
    const shown = [
      ...readText(fileOf('quickstart', code)).matchAll(/<Facts name="quickstart" file="([^"]+)" \/>/g),
    ].map(([, file]) => file);
    expect(shown).toEqual([...quickstartFiles]);
  });
}

test('nothing lies beside the blocks of the quickstart', () => {
  const present = fs.readdirSync(path.join(root, quickstartFolder), {recursive: true, withFileTypes: true});
  const files = present
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, quickstartFolder), path.join(entry.parentPath, entry.name)));
  expect(files.sort()).toEqual([...quickstartFiles].sort());
});
