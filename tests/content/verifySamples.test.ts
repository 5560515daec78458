import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {root} from '../../src/content/root';
import {loadVectors, vectorBody, type Vector} from '../../src/content/vectors';
import {verifyLanguages, verifySampleFile, verifySampleFiles} from '../../src/content/verifySamples';

const {vectors, now} = loadVectors('v2_callback');
const drivers = path.join(root, 'tests/support/verify');

/** Runs a program and returns what it printed; a missing program fails with what to install. */
function run(program: string, programArguments: string[], packageName: string, input = ''): string {
  const {error, status, stdout, stderr} = spawnSync(program, programArguments, {input, encoding: 'utf8', cwd: root});
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new Error(`${program} is missing. Install it with: apt-get install -y ${packageName}`);
  }
  if (error || status !== 0) {
    throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  }
  return stdout;
}

function base64(text: string | Uint8Array): string {
  return Buffer.from(text).toString('base64');
}

/** One line a vector, as the drivers read it. */
function toCase({name, secrets, headers, ...vector}: Vector): string {
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  return [name, now, base64((secrets as string[]).join('\n')), base64(lines.join('\n')), base64(vectorBody(vector))].join('|');
}

function expectedOf({name, expected}: Vector): string {
  return `${name} ${expected.result === 'refused' ? expected.reason : 'valid'}`;
}

const input = vectors.map((vector) => `${toCase(vector)}\n`).join('');
const expectedLines = vectors.map(expectedOf);

/** How a sample with its driver is made to run; each answers with the lines that it printed. */
const runners: Record<string, (sample: string, folder: string) => string> = {
  bash: (sample) => run('bash', [path.join(drivers, 'driver.sh'), sample], 'bash openssl', input),
  php: (sample) => run('php', [path.join(drivers, 'driver.php'), sample], 'php-cli', input),
  javascript: (sample) => run('node', [path.join(drivers, 'driver.mjs'), sample], 'nodejs', input),
  python: (sample) => run('python3', [path.join(drivers, 'driver.py'), sample], 'python3', input),
  java: (sample, folder) => {
    fs.copyFileSync(sample, path.join(folder, 'CallbackVerifier.java'));
    fs.copyFileSync(path.join(drivers, 'Driver.java'), path.join(folder, 'Driver.java'));
    const sources = ['CallbackVerifier.java', 'Driver.java'].map((name) => path.join(folder, name));
    run('javac', ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', folder, ...sources], 'default-jdk-headless');
    return run('java', ['-cp', folder, 'Driver'], 'default-jdk-headless', input);
  },
  kotlin: (sample, folder) => {
    const home = path.join(root, 'node_modules/kotlin-compiler/lib');
    const compiler = ['-cp', path.join(home, 'kotlin-compiler.jar'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
    const library = path.join(home, 'kotlin-stdlib.jar');
    run(
      'java',
      [...compiler, '-no-stdlib', '-no-reflect', '-Werror', '-cp', library, '-d', folder, sample, path.join(drivers, 'driver.kt')],
      'default-jdk-headless',
    );
    return run('java', ['-cp', `${folder}:${library}`, 'DriverKt'], 'default-jdk-headless', input);
  },
};

test.describe('the verification code of callbacks', () => {
  for (const language of verifyLanguages) {
    test(`in ${language.label} says of every vector what is expected`, () => {
      const folder = test.info().outputPath('classes');
      fs.mkdirSync(folder, {recursive: true});
      const printed = runners[language.id]!(path.join(root, verifySampleFile('v2_callback', language)), folder);
      expect(vectors.length).toBeGreaterThan(40);
      expect(printed.trim().split('\n')).toEqual(expectedLines);
    });
  }

  test('comes with two statements that handle a callback once', () => {
    const sql = /```sql\n([\s\S]*?)```/.exec(fs.readFileSync(path.join(root, 'docs/callbacks.mdx'), 'utf8'))![1]!;
    const script = `
import sqlite3, sys
insert, update, _ = sys.stdin.read().split(";")
base = sqlite3.connect(":memory:")
base.execute("CREATE TABLE callbacks (id TEXT PRIMARY KEY, body TEXT)")
base.execute("CREATE TABLE orders (external_id TEXT, status TEXT, version INTEGER)")
base.execute("INSERT INTO orders VALUES ('order-1002', 'processing', 3)")
for attempt in range(2):
    print(base.execute(insert, {"id": "evt_1", "body": "{}"}).rowcount)
for version in (4, 4, 2):
    print(base.execute(update, {"status": "success", "version": version, "external_id": "order-1002"}).rowcount)
`;
    expect(run('python3', ['-c', script], 'python3', sql).trim().split('\n')).toEqual(['1', '0', '1', '0', '0']);
  });

  test('is published in every language, and nothing else lies beside it', () => {
    const present = fs.readdirSync(path.join(root, 'src/samples/verify')).map((name) => `samples/verify/${name}`);
    expect(Object.keys(verifySampleFiles()).sort()).toEqual(present.sort());
  });
});
