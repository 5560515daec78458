/** The foreign generators of /downloads: each makes code from every published contract, it compiles, and it pays. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, test} from 'vitest';
import {createLocalGateway} from '../../src/local/server';
import {contractFiles} from '../../src/content/contract/contract';
import {loadWorld} from '../../src/content/examples/world';
import {locales} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {loadTestKeys} from '../../src/content/core/testKeys';
import {loadGenerators} from '../../src/content/examples/generators';
import {loadTypedClient} from '../../src/content/examples/typedClient';
import {fileOf} from '../../src/pages/page';
import {readText} from '../support/files';
import {runIn} from '../support/runIn';

const {devDependencies} = JSON.parse(readText('package.json')) as {devDependencies: Record<string, string>};
const contracts = Object.entries(contractFiles('en'))
  .filter(([file]) => file.endsWith('.json'))
  .map(([file, text]) => ({file, name: path.basename(file, '.json'), text}));
const secret = loadTestKeys().request_secrets['1042']!['1']!;
const commands = [...loadGenerators().split('\n'), loadTypedClient('types.sh').trim()];
const programs = ['knownStatuses', 'payWithHeyApi', 'payWithSwaggerTypescriptApi', 'parseAnswers', 'signedFetch'];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generators-'));
/** What the generators that failed printed, by command and contract. */
const failures: string[] = [];

/** The path of the only program of a package of this repository. */
function programOf(name: string): string {
  const {bin} = JSON.parse(readText(`node_modules/${name}/package.json`)) as {bin: string | Record<string, string>};
  const [file, ...others] = typeof bin === 'string' ? [bin] : Object.values(bin);
  assert.deepEqual(others, [], `npx finds the program of ${name}`);
  return path.join(root, 'node_modules', name, file!);
}

/** A command after `npx`: its package, with the version if it names one, and its arguments. */
function parse(command: string): {name: string; version?: string; words: string[]} {
  const [npx, first = '', ...words] = command.split(' ');
  assert.equal(npx, 'npx', command);
  const [, name = '', version] = /^(@?[^@]+)(?:@(.+))?$/.exec(first) ?? [];
  return {name, version, words};
}

/** Plays a command of the page in the folder of a contract, with the contract’s file in place of its address. */
async function generate(command: string, contract: (typeof contracts)[number]): Promise<void> {
  const {name, words} = parse(command);
  const address = words.findIndex((word) => word.endsWith('/openapi/v2.json'));
  assert.ok(address >= 0, `${command}: reads a published contract`);
  const local = words.with(address, `${contract.name}.json`);
  await runIn(path.join(folder, contract.name), process.execPath, [programOf(name), ...local]).catch((error: Error) =>
    failures.push(`${contract.name}: ${error.message.slice(0, 1000)}`),
  );
}

beforeAll(async () => {
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({type: 'module'}));
  const compilerOptions = {
    ...{strict: true, noEmit: true, skipLibCheck: true, module: 'esnext', moduleResolution: 'bundler'},
    ...{target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], types: ['node']},
  };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions}));
  for (const program of programs)
    fs.copyFileSync(path.join(root, `tests/support/generators/${program}.ts`), path.join(folder, `${program}.ts`));
  const left = contracts.values();
  const generateLeft = async () => {
    for (const contract of left) {
      fs.mkdirSync(path.join(folder, contract.name));
      fs.writeFileSync(path.join(folder, contract.name, `${contract.name}.json`), contract.text);
      for (const command of commands) await generate(command, contract);
    }
  };
  await Promise.all([generateLeft(), generateLeft()]);
  fs.writeFileSync(path.join(folder, 'v2/client.ts'), loadTypedClient('client.ts'));
}, 600_000);

afterAll(() => fs.rmSync(folder, {recursive: true}));

test('every generator reads every contract', () => {
  assert.deepEqual(failures, []);
  assert.equal(contracts.length, 5);
  assert.equal(commands.length, 7);
  const outputs = ['hey-api', 'orval', 'swagger-typescript-api', 'openapi-typescript-codegen'];
  const files = ['openapi-zod-client.ts', 'contract.ts'];
  for (const {name} of contracts)
    assert.deepEqual(
      fs
        .readdirSync(path.join(folder, name))
        .filter((file) => file !== 'client.ts')
        .sort(),
      [`${name}.json`, ...outputs, ...files].sort(),
    );
});

test('what they make compiles', async () => {
  await runIn(folder, path.join(root, 'node_modules/.bin/tsc'), ['--pretty', 'false']);
});

test('two of the clients pay and refund, and both kinds of Zod schemas take the responses, later additions included', async () => {
  const answers: object[] = [];
  for (const program of ['payWithHeyApi.ts', 'payWithSwaggerTypescriptApi.ts']) {
    const gateway = createLocalGateway(loadWorld(), {seed: program});
    const origin = await gateway.listen();
    try {
      const env = {GATEWAY_ORIGIN: origin, GATEWAY_SECRET: secret};
      const printed = await runIn(folder, path.join(root, 'node_modules/.bin/tsx'), [program], env);
      answers.push(...(JSON.parse(printed) as object[]));
      const entries = Object.values(gateway.state.entries).map(({data}) => `${data.type} ${data.status}`);
      assert.deepEqual(entries, ['payin partially_refunded', 'refund success']);
    } finally {
      await gateway.close();
    }
  }
  const parsed = await runIn(folder, path.join(root, 'node_modules/.bin/tsx'), [
    'parseAnswers.ts',
    JSON.stringify(answers),
  ]);
  assert.equal(parsed, 'openapi-zod-client: 10\norval: 10\n');
});

test('the page names the versions that the test runs', () => {
  const named = commands.map(parse).filter(({version}) => version);
  assert.equal(named.length, 6);
  for (const {name, version} of named) assert.equal(version, devDependencies[name], name);
});

for (const {code} of locales) {
  test(`the page has a row for each of them (${code})`, () => {
    const [, section = ''] = readText(fileOf('downloads', code)).split('{/* #generators */}');
    const rows = section.split('\n## ')[0]!.matchAll(/^\| `(.+?)` \|/gm);
    const expected = loadGenerators()
      .split('\n')
      .map((command) => {
        const {name, words} = parse(command);
        return [name, ...(words.includes('--client') ? words.slice(-2) : [])].join(' ');
      });
    assert.deepEqual(
      [...rows].map(([, name]) => name),
      expected,
    );
  });
}
