import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {root} from '../../src/content/core/root';
import {loadVectors, vectorBody, type Vector} from '../../src/content/signing/vectors';
import {languages, programmingLanguages} from '../../src/samples/languages';
import {samplePackages} from '../../src/samples/packages';
import {receiverFile, receiverFiles, verifiedSchemes} from '../../src/samples/receivers';
import {loadRunner} from '../support/sampleRunner';
import {testFolder} from '../support/testFolder';

type Scheme = (typeof verifiedSchemes)[number];

/** Runs a program and returns what it printed; a missing program fails with what to install. */
function run(program: string, programArguments: string[], input = ''): string {
  const {error, status, stdout, stderr} = spawnSync(program, programArguments, {input, encoding: 'utf8', cwd: root});
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new Error(
      `${program} is missing. Install it with: apt-get install -y ${samplePackages()[program] ?? program}`,
    );
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

describe('the verification code of callbacks', () => {
  for (const scheme of verifiedSchemes) {
    const {vectors, now} = loadVectors(scheme);
    const input = vectors.map((vector) => `${lineOf[scheme](vector, now)}\n`).join('');

    for (const language of programmingLanguages) {
      test(`of ${scheme} in ${language.label} says of every vector what is expected`, async () => {
        const sample = path.join(root, receiverFile(scheme, language));
        const driver = sample.replace('/receivers/', '/tests/drivers/');
        const {receive} = await loadRunner(language);
        const printed = receive({sample, driver, folder: testFolder(), input, run});
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
    expect(run('python3', ['-c', script], sql).trim().split('\n')).toEqual([
      ...['1', '0'],
      ...['1', '1', '0', '0', '1'],
      'success',
    ]);
  });

  test('is published in every language, and nothing else lies beside it', () => {
    const folders = languages.map(({id}) => `src/samples/languages/${id}/receivers`);
    const present = folders
      .filter((folder) => fs.existsSync(path.join(root, folder)))
      .flatMap((folder) => fs.readdirSync(path.join(root, folder)))
      .map((name) => `samples/verify/${name}`);
    expect(Object.keys(receiverFiles()).sort()).toEqual(present.sort());
  });
});
