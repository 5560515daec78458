/** The commands of the README's table that need no build; `tests/built/commands.test.ts` has the one that does. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../src/content/core/root';
import {fetchSigned} from '../support/fetchSigned';
import {readText} from '../support/files';
import {freePort} from '../support/freePort';
import {npmRun, withNpmServer} from '../support/npmRun';

/** The file that runs each command, and how it says so. */
const runIn: Record<string, [file: string, words: string]> = {
  build: ['src/cli/runTests.ts', "'npm', 'run', 'build'"],
  serve: ['tests/built/commands.test.ts', "withNpmServer('serve'"],
  release: ['tests/content/commands.test.ts', "npmRun('release'"],
  gateway: ['tests/content/commands.test.ts', "withNpmServer('gateway'"],
  'test:full': ['tests/content/commands.test.ts', "npmRun('test:full'"],
  bench: ['tests/content/commands.test.ts', "'bench',"],
  'bench:lighthouse': ['tests/content/commands.test.ts', "'bench:lighthouse',"],
  'bench:dev': ['tests/content/commands.test.ts', "'bench:dev',"],
  'bench:search': ['tests/content/commands.test.ts', "'bench:search',"],
  'test:watch': ['tests/content/commands.test.ts', "withNpmServer('test:watch'"],
  'test:changed': ['tests/content/commands.test.ts', "npmRun('test:changed'"],
  stamp: ['tests/content/commands.test.ts', "npmRun('stamp'"],
  'stamp:contracts': ['tests/content/commands.test.ts', "npmRun('stamp:contracts'"],
};

test('each command of the README’s table is a script, and some test runs it', () => {
  const {scripts} = JSON.parse(readText('package.json')) as {scripts: Record<string, string>};
  const named = [...readText('README.md').matchAll(/^\| `npm run ([\w:]+)[^|]*\|/gm)].map(([, script]) => script!);
  expect(named.length).toBeGreaterThan(8);
  for (const script of named) {
    expect(Object.keys(scripts)).toContain(script);
    expect(runIn[script], `${script}: write a test that runs it, and name that test here`).toBeDefined();
    const [file, words] = runIn[script]!;
    expect(readText(file).includes(words), `${file} does not run ${script}`).toBe(true);
  }
});

// The gateway first reads all contracts and services.
test('npm run gateway answers signed requests on its port', {timeout: 120_000}, async () => {
  const port = await freePort();
  await withNpmServer('gateway', {GATEWAY_PORT: String(port)}, async (greeting) => {
    expect(greeting).toContain(`http://localhost:${port}`);
    const answer = await fetchSigned(`http://127.0.0.1:${port}`, '/v2/account/list', {});
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain('EUR');
  });
});

test('npm run stamp and stamp:contracts write the stamps of translations, and nothing else in them', () => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'stamp-'));
  for (const name of ['src', 'docs', 'i18n', 'package.json', 'tsconfig.json'])
    fs.cpSync(path.join(root, name), path.join(copy, name), {recursive: true});
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const page = 'i18n/uk/docusaurus-plugin-content-docs/current/callbacks.mdx';
  const table = 'i18n/uk/data/reference/test_cards.yaml';
  const overlay = 'i18n/uk/contract/v2.overlay.yaml';
  for (const file of [page, table, overlay]) {
    const unstamped = readText(file).replace(/source: .*$/m, "source: '00000000'");
    expect(unstamped).not.toBe(readText(file));
    fs.writeFileSync(path.join(copy, file), unstamped);
  }
  const contracts = npmRun('stamp:contracts', [], copy);
  expect(contracts.status, contracts.said).toBe(0);
  expect(contracts.said.match(/: new stamp of /g)).toHaveLength(1);
  const {status, said} = npmRun('stamp', ['callbacks', 'data/reference/test_cards.yaml'], copy);
  expect(status, said).toBe(0);
  expect(said.trim().split('\n')).toEqual(
    [page, table].map((file) => `${file}: ${/^source: '(.*)'$/m.exec(readText(file))![1]}`),
  );
  for (const file of [page, table, overlay])
    expect(fs.readFileSync(path.join(copy, file), 'utf8'), file).toBe(readText(file));
  const refused = npmRun('stamp', ['data/no_such_table.yaml'], copy);
  expect([refused.status, refused.said.trim()]).toEqual([
    1,
    'There is no src/data/no_such_table.yaml. Write it, or name another page or data file than data/no_such_table.yaml.',
  ]);
  fs.rmSync(copy, {recursive: true});
});

test('npm run release says what is missing in a folder without releases', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  const {status, said} = npmRun('release', [folder, '--back']);
  expect(status).toBe(1);
  expect(said).toContain(folder);
  expect(fs.readdirSync(folder)).toEqual([]);
  fs.rmSync(folder, {recursive: true});
});

test('npm run test:full has all stages of npm test, and those that take long', () => {
  const list = (script: string) => npmRun(script, ['--list']).said.trim().split('\n');
  const usual = list('test');
  const full = list('test:full');
  expect(usual.length).toBeGreaterThan(8);
  expect(full.slice(0, usual.length)).toEqual(usual);
  expect(full.length).toBeGreaterThan(usual.length);
});

test('npm run test:watch runs the file that it is given', async () => {
  const env = {NO_COLOR: '1', FORCE_COLOR: ''};
  await withNpmServer('test:watch', env, (line) => expect(line).toMatch(/ 1 passed \(1\)/), {
    words: ['tests/unit/content/core/format.test.ts'],
    line: /^\s*Test Files\b/,
  });
});

test('npm run test:changed says that it does not know a commit', () => {
  const {status, said} = npmRun('test:changed', ['--since', 'no-such-commit']);
  expect(status).not.toBe(0);
  expect(said).toContain('no-such-commit');
});

for (const [script, words, refusal] of [
  ['bench', ['--runs', 'none'], '--runs none is no number of runs. Write one from 1 to 99.'],
  ['bench:lighthouse', ['--runs', 'none'], '--runs none is no number of runs. Write one from 1 to 99.'],
  ['bench:search', ['--runs', '1'], "Unknown option '--runs'"],
  ['bench:dev', ['--runs', '1'], "Unknown option '--runs'"],
] as const) {
  test(`npm run ${script} starts, and refuses what it does not understand before it measures`, () => {
    const {status, said} = npmRun(script, [...words]);
    expect(status).toBe(1);
    expect(said).toContain(refusal);
  });
}
