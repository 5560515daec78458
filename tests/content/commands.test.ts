/** The commands of the tables in README and CONTRIBUTING that need no build; `tests/built/commands.test.ts` has the one that does. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parseDocument, type Document} from 'yaml';
import {copyOfSite} from '../support/copyOfSite';
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
  'bench:typeface': ['tests/content/commands.test.ts', "'bench:typeface',"],
  'bench:dev': ['tests/content/commands.test.ts', "'bench:dev',"],
  'bench:search': ['tests/content/commands.test.ts', "'bench:search',"],
  'test:watch': ['tests/content/commands.test.ts', "withNpmServer('test:watch'"],
  'test:changed': ['tests/content/commands.test.ts', "npmRun('test:changed'"],
  new: ['tests/content/recipes/service.test.ts', "npmRun('new'"],
  stamp: ['tests/content/commands.test.ts', "npmRun('stamp'"],
  'stamp:contracts': ['tests/content/commands.test.ts', "npmRun('stamp:contracts'"],
  service: ['tests/content/commands.test.ts', "npmRun('service'"],
};

test('each command of the tables in README and CONTRIBUTING is a script, and some test runs it', () => {
  const {scripts} = JSON.parse(readText('package.json')) as {scripts: Record<string, string>};
  const texts = ['README.md', 'CONTRIBUTING.md'].map(readText).join('');
  const named = new Set([...texts.matchAll(/^\| `npm run ([\w:]+)[^|]*\|/gm)].map(([, script]) => script!));
  expect(named.size).toBeGreaterThan(12);
  for (const script of named) {
    expect(Object.keys(scripts)).toContain(script);
    expect(runIn[script], `${script}: write a test that runs it, and name that test here`).toBeDefined();
    const [file, words] = runIn[script]!;
    expect(readText(file).includes(words), `${file} does not run ${script}`).toBe(true);
  }
});

// The gateway first reads all contracts and services.
test('npm run gateway answers signed requests on its port', async () => {
  const port = await freePort();
  await withNpmServer('gateway', {GATEWAY_PORT: String(port)}, async (greeting) => {
    expect(greeting).toContain(`http://localhost:${port}`);
    const answer = await fetchSigned(`http://127.0.0.1:${port}`, '/v2/account/list', {});
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain('EUR');
  });
});

test('npm run stamp writes the stamps of translations, and nothing else in them', () => {
  const copy = copyOfSite();
  const page = 'i18n/uk/docusaurus-plugin-content-docs/current/callbacks.mdx';
  const table = 'i18n/uk/data/reference/test_cards.yaml';
  for (const file of [page, table]) {
    const unstamped = readText(file).replace(/source: .*$/m, "source: '00000000'");
    expect(unstamped).not.toBe(readText(file));
    fs.writeFileSync(path.join(copy, file), unstamped);
  }
  const {status, said} = npmRun('stamp', ['callbacks', 'data/reference/test_cards.yaml'], copy);
  expect(status, said).toBe(0);
  expect(said.trim().split('\n')).toEqual(
    [page, table].map((file) => `${file}: ${/^source: '(.*)'$/m.exec(readText(file))![1]}`),
  );
  for (const file of [page, table]) expect(fs.readFileSync(path.join(copy, file), 'utf8'), file).toBe(readText(file));
  const today = new Date().toISOString().slice(0, 10);
  const days = readText('src/data/checked.yaml').replace(/^callbacks: .*$/m, `callbacks: ${today}`);
  expect(fs.readFileSync(path.join(copy, 'src/data/checked.yaml'), 'utf8')).toBe(days);
  const refused = npmRun('stamp', ['data/no_such_table.yaml'], copy);
  expect([refused.status, refused.said.trim()]).toEqual([
    1,
    'There is no src/data/no_such_table.yaml. Write it, or name another page or data file than data/no_such_table.yaml.',
  ]);
});

test('npm run stamp:contracts stamps the texts that are named, and lists the others without a name', () => {
  const copy = copyOfSite();
  const file = 'i18n/uk/contract/v2.overlay.yaml';
  const reviewed = parseDocument(readText(file));
  const changed = parseDocument(readText(file));
  const targets = [
    '$.info',
    "$.paths['/v2/transaction/find'].post",
    "$.paths['/v2/transaction/find'].post.requestBody",
    '$.components.schemas.Status',
  ];
  const actions = (reviewed.toJS() as {actions: {target: string; 'x-source': string}[]}).actions;
  const places = targets.map((target) => actions.findIndex((action) => action.target === target));
  for (const place of places) changed.setIn(['actions', place, 'x-source'], '00000000');
  const written = (document: Document) => document.toString({lineWidth: 120});
  const inCopy = () => fs.readFileSync(path.join(copy, file), 'utf8');
  expect(written(reviewed)).toBe(readText(file));
  fs.writeFileSync(path.join(copy, file), written(changed));

  const listed = npmRun('stamp:contracts', [], copy);
  expect(listed.status).toBe(1);
  expect(listed.said.trim().split('\n')).toEqual([
    `${file}: the English of v2#/info has changed`,
    `${file}: the English of v2/transaction/find# has changed`,
    `${file}: the English of v2/transaction/find#/requestBody has changed`,
    `${file}: the English of v2#/components/schemas/Status has changed`,
    expect.stringMatching(/^Read each of these translations against its English, then name/),
  ]);
  expect(inCopy()).toBe(written(changed));

  const unknown = npmRun('stamp:contracts', ['v2#/info', 'v2/transaction/finds'], copy);
  expect([unknown.status, unknown.said]).toEqual([
    1,
    expect.stringMatching(/^No text of a contract is called v2\/transaction\/finds\. Name a contract/),
  ]);
  expect(inCopy()).toBe(written(changed));

  const named = npmRun('stamp:contracts', ['v2/transaction/find', 'v2#/components/schemas/Status'], copy);
  expect([named.status, named.said.trim().split('\n')]).toEqual([
    0,
    [
      `${file}: new stamp of v2/transaction/find#`,
      `${file}: new stamp of v2/transaction/find#/requestBody`,
      `${file}: new stamp of v2#/components/schemas/Status`,
      'Translations left to stamp: 1.',
    ],
  ]);
  reviewed.setIn(['actions', places[0], 'x-source'], '00000000');
  expect(inCopy()).toBe(written(reviewed));
});

test('npm run service prints the record of a service with its files, and says which services there are', () => {
  const {status, said} = npmRun('service', ['pix/payin_hpp']);
  expect(status, said).toBe(0);
  expect(said).toContain('\nfamily: pix # src/data/services/pix/_method.yaml\n');
  expect(npmRun('service').said).toContain('Name a service by its code');
  const unknown = npmRun('service', ['pix/unknown']);
  expect(unknown.status).toBe(1);
  expect(unknown.said).toMatch(/^There is no service pix\/unknown\. Write src\/data\/services\/pix\/unknown\.yaml, or/);
});

test('npm run release says what is missing in a folder without releases', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  const {status, said} = npmRun('release', [folder, '--back']);
  expect(status).toBe(1);
  expect(said).toContain(folder);
  expect(fs.readdirSync(folder)).toEqual([]);
  fs.rmSync(folder, {recursive: true});
});

test('npm test -- --whole has all stages of npm test, and npm run test:full those of both, and others that take long', () => {
  const list = (script: string, ...words: string[]) =>
    npmRun(script, ['--list', ...words])
      .said.trim()
      .split('\n');
  const usual = list('test');
  const whole = list('test', '--whole');
  const full = list('test:full');
  expect(usual.length).toBeGreaterThan(8);
  expect(whole.slice(0, usual.length)).toEqual(usual);
  expect(whole.length).toBeGreaterThan(usual.length);
  expect(full.slice(0, whole.length)).toEqual(whole);
  expect(full.length).toBeGreaterThan(whole.length);
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
  ['bench:typeface', ['--runs', 'none'], '--runs none is no number of runs. Write one from 1 to 99.'],
  ['bench:dev', ['--runs', '1'], "Unknown option '--runs'"],
] as const) {
  test(`npm run ${script} starts, and refuses what it does not understand before it measures`, () => {
    const {status, said} = npmRun(script, [...words]);
    expect(status).toBe(1);
    expect(said).toContain(refusal);
  });
}
