/** What takes further installs and builds of the whole site, in a clone of its last commit; only `npm run test:full` runs it. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, test} from 'vitest';
import * as first from '../../src/brand';
import {root} from '../../src/content/core/root';
import {leaves, traces} from '../support/brandTraces';
import {differences, hashFiles} from '../support/hashFiles';
import {runIn} from '../support/runIn';
import * as other from './otherBrand';

const clone = path.join(os.tmpdir(), `site-${process.pid}`);
const run = (program: string, args: string[], cwd = clone): Promise<string> => runIn(cwd, program, args);

async function install(): Promise<Map<string, string>> {
  await run('npm', ['ci', '--prefer-offline']);
  return hashFiles(path.join(clone, 'node_modules'));
}

/** Builds from nothing but the sources. */
async function build(): Promise<Map<string, string>> {
  for (const folder of ['build', '.docusaurus', 'node_modules/.cache'])
    fs.rmSync(path.join(clone, folder), {recursive: true, force: true});
  await run('npm', ['run', 'build']);
  return hashFiles(path.join(clone, 'build'));
}

beforeAll(async () => {
  fs.rmSync(clone, {recursive: true, force: true});
  await run('git', ['clone', '--quiet', root, clone], root);
});
afterAll(() => fs.rmSync(clone, {recursive: true, force: true}));

let firstBuild: Map<string, string> | undefined;

test('two installs give the same files', async () => {
  const once = await install();
  assert.deepEqual(differences(once, await install()), []);
  assert.ok(once.size > 10_000, `${once.size} files`);
  console.log(`files of packages: ${once.size}`);
});

test('two clean builds of one commit give the same bytes', async () => {
  if (!fs.existsSync(path.join(clone, 'node_modules'))) await install();
  firstBuild = await build();
  const kept = `${clone}-build`;
  fs.rmSync(kept, {recursive: true, force: true});
  fs.renameSync(path.join(clone, 'build'), kept);
  const different = differences(firstBuild, await build());
  const places = different
    .slice(0, 5)
    .map((name) => `${name}: ${firstDifference(path.join(kept, name), path.join(clone, 'build', name))}`);
  fs.rmSync(kept, {recursive: true});
  assert.deepEqual(different, [], places.join('\n'));
  assert.ok(firstBuild.size > 3000, `${firstBuild.size} files`);
  console.log(`files of the site: ${firstBuild.size}`);
});

/** The place where two files begin to differ, with a little of the text before it. */
function firstDifference(one: string, two: string): string {
  if (!fs.existsSync(one) || !fs.existsSync(two)) return 'only one build has it';
  const [a, b] = [fs.readFileSync(one), fs.readFileSync(two)];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return [a, b].map((bytes) => JSON.stringify(bytes.subarray(Math.max(0, at - 40), at + 80).toString())).join(' ↔ ');
}

/** The same shape with other texts. */
type Shape<T> = T extends string ? string : {readonly [K in keyof T]: Shape<T[K]>};

test('the site of another brand has no trace of this one', async () => {
  const brands: [Shape<typeof first>, Shape<typeof first>] = [first, other];
  const [own, others] = brands.map((one) => new Map(leaves({...one})));
  assert.deepEqual([...others!.keys()], [...own!.keys()], 'tests/builds/otherBrand.ts has the shape of src/brand.ts');
  assert.deepEqual(
    [...own!].filter(([key, text]) => others!.get(key) === text),
    [],
    'the other brand differs in each text',
  );

  if (!fs.existsSync(path.join(clone, 'node_modules'))) await install();
  fs.copyFileSync(path.join(root, 'tests/builds/otherBrand.ts'), path.join(clone, 'src/brand.ts'));
  const built = await build();
  const found: string[] = [];
  let read = 0;
  for (const [name, hash] of built) {
    if (/\.(png|ico)$/.test(name)) {
      if (firstBuild?.get(name) === hash) found.push(`${name}: the picture of the first brand`);
    } else if (!name.endsWith('.woff2')) {
      // Programs may write letters beyond ASCII as escapes.
      const text = fs
        .readFileSync(path.join(clone, 'build', name), 'utf8')
        .replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
      const match = traces.exec(`${name}\n${text}`);
      if (match) found.push(`${name}: …${`${name}\n${text}`.slice(Math.max(0, match.index - 40), match.index + 60)}…`);
    }
    read += 1;
  }
  assert.deepEqual(found.slice(0, 20), [], `${found.length} files`);
  const page = fs.readFileSync(path.join(clone, 'build/uk/index.html'), 'utf8');
  for (const text of [other.brand.name, other.brand.links.becomeClient, other.brand.colors.light.paper])
    assert.ok(page.includes(text), text);
  assert.ok(read > 3000);
  console.log(`files without a trace of the first brand: ${read}`);
});
