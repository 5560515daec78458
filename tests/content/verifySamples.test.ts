import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {root} from '../../src/content/core/root';
import {loadVectors, vectorBody, type Vector} from '../../src/content/signing/vectors';
import {verifiedSchemes, verifyLanguages, verifySampleFile, verifySampleFiles} from '../../src/samples/verifySamples';
import {testFolder} from '../support/testFolder';

type Scheme = (typeof verifiedSchemes)[number];

const drivers = path.join(root, 'tests/support/verify');
const gson = '/usr/share/java/gson.jar';

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

/** One line a vector, as the drivers of its scheme read it. */
const lineOf: Record<Scheme, (vector: Vector, now: number) => string> = {
  v2_callback: ({name, secrets, headers, ...vector}, now) => {
    const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
    return [
      name,
      now,
      base64((secrets as string[]).join('\n')),
      base64(lines.join('\n')),
      base64(vectorBody(vector)),
    ].join('|');
  },
  v1_post_callback: ({name, secrets, used_nonces: nonces = [], ...vector}) => {
    const lines = Object.entries(secrets!).map(([key, secret]) => `${key}=${secret}`);
    return [name, base64(lines.join('\n')), base64(vectorBody(vector)), base64(nonces.join('\n'))].join('|');
  },
  v1_get_callback: ({name, secrets, query}) =>
    [name, base64((secrets as string[]).join('\n')), base64(query!)].join('|'),
};

function expectedOf({name, expected}: Vector): string {
  return `${name} ${expected.result === 'refused' ? expected.reason : 'valid'}`;
}

/** What a runner is given: the sample, the folder of its scheme's drivers, a folder to compile into and the cases. */
interface Run {
  sample: string;
  driver: string;
  folder: string;
  input: string;
}

/** How a sample with its driver is made to run; each answers with the lines that it printed. */
const runners: Record<string, (given: Run) => string> = {
  bash: ({sample, driver, input}) => run('bash', [path.join(driver, 'driver.sh'), sample], 'bash openssl jq', input),
  php: ({sample, driver, input}) => run('php', [path.join(driver, 'driver.php'), sample], 'php-cli', input),
  javascript: ({sample, driver, input}) => run('node', [path.join(driver, 'driver.mjs'), sample], 'nodejs', input),
  python: ({sample, driver, input}) => run('python3', [path.join(driver, 'driver.py'), sample], 'python3', input),
  java: ({sample, driver, folder, input}) => {
    fs.copyFileSync(sample, path.join(folder, 'CallbackVerifier.java'));
    fs.copyFileSync(path.join(driver, 'Driver.java'), path.join(folder, 'Driver.java'));
    const sources = ['CallbackVerifier.java', 'Driver.java'].map((name) => path.join(folder, name));
    run(
      'javac',
      ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-cp', gson, '-d', folder, ...sources],
      'default-jdk-headless libgoogle-gson-java',
    );
    return run('java', ['-cp', `${folder}:${gson}`, 'Driver'], 'default-jdk-headless', input);
  },
  kotlin: ({sample, driver, folder, input}) => {
    const home = path.join(root, 'node_modules/kotlin-compiler/lib');
    const compiler = ['-cp', path.join(home, 'kotlin-compiler.jar'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
    const library = path.join(home, 'kotlin-stdlib.jar');
    run(
      'java',
      [
        ...compiler,
        '-no-stdlib',
        '-no-reflect',
        '-Werror',
        '-cp',
        `${library}:${gson}`,
        '-d',
        folder,
        sample,
        path.join(driver, 'driver.kt'),
      ],
      'default-jdk-headless libgoogle-gson-java',
    );
    return run('java', ['-cp', `${folder}:${library}:${gson}`, 'DriverKt'], 'default-jdk-headless', input);
  },
};

describe('the verification code of callbacks', () => {
  for (const scheme of verifiedSchemes) {
    const {vectors, now} = loadVectors(scheme);
    const input = vectors.map((vector) => `${lineOf[scheme](vector, now)}\n`).join('');

    for (const language of verifyLanguages) {
      test(`of ${scheme} in ${language.label} says of every vector what is expected`, () => {
        const folder = testFolder();
        const sample = path.join(root, verifySampleFile(scheme, language));
        const printed = runners[language.id]!({sample, driver: path.join(drivers, scheme), folder, input});
        expect(vectors.length).toBeGreaterThan(40);
        expect(printed.trim().split('\n')).toEqual(vectors.map(expectedOf));
        console.log(`${scheme}: ${vectors.length} vectors in ${language.label}`);
      });
    }
  }

  test('comes with two statements that handle a callback once', () => {
    const sql = /```sql\n([\s\S]*?)```/.exec(fs.readFileSync(path.join(root, 'docs/callbacks.mdx'), 'utf8'))![1]!;
    const script = `
import sqlite3, sys
insert, update, _ = sys.stdin.read().split(";")
base = sqlite3.connect(":memory:")
base.execute("CREATE TABLE callbacks (id TEXT PRIMARY KEY, body TEXT)")
base.execute("CREATE TABLE transactions (id TEXT PRIMARY KEY, parent_id TEXT, external_id TEXT, status TEXT, version INTEGER)")
for attempt in range(2):
    print(base.execute(insert, {"id": "evt_1", "body": "{}"}).rowcount)
for transaction, status, version in (("trx_1", "processing", 3), ("trx_1", "success", 4), ("trx_1", "success", 4), ("trx_1", "processing", 3), ("trx_2", "success", 1)):
    row = {"transaction_id": transaction, "parent_id": None, "external_id": "order-1002", "status": status, "version": version}
    print(base.execute(update, row).rowcount)
print(base.execute("SELECT status FROM transactions WHERE id = 'trx_1'").fetchone()[0])
`;
    expect(run('python3', ['-c', script], 'python3', sql).trim().split('\n')).toEqual([
      ...['1', '0'],
      ...['1', '1', '0', '0', '1'],
      'success',
    ]);
  });

  test('is published in every language, and nothing else lies beside it', () => {
    const present = fs.readdirSync(path.join(root, 'src/samples/verify')).map((name) => `samples/verify/${name}`);
    expect(Object.keys(verifySampleFiles()).sort()).toEqual(present.sort());
  });
});
