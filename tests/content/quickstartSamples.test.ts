import {execFile, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import {promisify} from 'node:util';
import {expect, onTestFinished, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {
  loadQuickstart,
  quickstartFiles,
  quickstartFolder,
  quickstartPrograms,
  type QuickstartFile,
} from '../../src/content/examples/quickstart';
import {root} from '../../src/content/core/root';
import {fileOf} from '../../src/pages/page';
import {readText} from '../support/files';
import {freePort} from '../support/freePort';
import {download} from '../support/publishedFolder';
import {testFolder} from '../support/testFolder';

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

/** A program that runs until the test ends, with the lines that it prints. */
function start([program, ...words]: string[], cwd: string, env: NodeJS.ProcessEnv): AsyncIterator<string, string> {
  const child = spawn(program!, words, {cwd, env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'inherit']});
  onTestFinished(() => void child.kill());
  return readline.createInterface({input: child.stdout})[Symbol.asyncIterator]() as AsyncIterator<string, string>;
}

test('the blocks of the quickstart, run one after another from an empty folder, print what the page shows', async () => {
  const folder = testFolder();
  const [port, callbackPort] = [String(await freePort()), String(await freePort())];
  let compared = 0;
  const compare = (printed: string, file: QuickstartFile): void => {
    expect(normalise(printed), file).toBe(normalise(loadQuickstart(file)));
    compared += 1;
  };
  /** Compares as many lines of a program as the page shows. */
  const compareLines = async (lines: AsyncIterator<string, string>, file: QuickstartFile): Promise<void> => {
    const printed: string[] = [];
    while (printed.length < loadQuickstart(file).trimEnd().split('\n').length) printed.push((await lines.next()).value);
    compare(printed.join('\n'), file);
  };
  const wordsOf = (file: QuickstartFile): string[] =>
    loadQuickstart(file).trim().replace('localhost:8080', `localhost:${callbackPort}`).split(' ');

  await download(loadQuickstart('get.sh'), folder);
  const [program, ...words] = wordsOf('try.sh');
  compare((await run(program!, words, {cwd: folder})).stdout, 'output/payment.txt');

  const gateway = start(wordsOf('gateway.sh'), folder, {GATEWAY_PORT: port});
  await compareLines(gateway, 'output/gateway.txt');
  const server = start(wordsOf('server.sh'), folder, {PORT: callbackPort});
  await compareLines(server, 'output/server.txt');

  const origin = `http://localhost:${port}`;
  const head = loadQuickstart('call.sh').replace('http://localhost:4010', origin);
  expect(head).toContain(origin);
  const type = async (file: QuickstartFile): Promise<string> =>
    (await run('bash', ['-eo', 'pipefail', '-c', `${head}${loadQuickstart(file)}`])).stdout;

  const created = await type('create.sh');
  compare(created, 'output/create.json');
  expect(await type('create.sh'), 'the same command once more').toBe(created);
  expect(await type('pay.sh')).toBe('');
  await compareLines(server, 'output/paid.txt');
  compare(await type('find.sh'), 'output/find.json');
  compare(await type('refund.sh'), 'output/refund.json');
  compare(await type('clock.sh'), 'output/clock.json');
  await compareLines(server, 'output/refunded.txt');
  compare(await type('find.sh'), 'output/refunded.json');

  const attempts: string[] = [];
  // Two callbacks of the payment, three of the refund.
  while (attempts.length < 5) {
    const {value} = await gateway.next();
    if (value.startsWith('callback ')) attempts.push(value);
  }
  expect(attempts.filter((line) => !line.endsWith(': 200'))).toEqual([]);
  expect(compared, 'outputs compared').toBe(quickstartFiles.filter((file) => file.startsWith('output/')).length);
  console.log(`quickstart: ${compared} outputs compared`);
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
  expect(files.sort()).toEqual([...new Set([...quickstartFiles, ...quickstartPrograms])].sort());
});
