import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readTask} from '../../../src/cli/release';
import {currentRelease, listReleases, prepareRelease, prune, rollBack, switchTo} from '../../../src/cli/releases';
import {locales, prefixOf} from '../../../src/content/core/locales';
import {metaOf} from '../../../src/content/site/policy';

const effort = {brotli: 5, gzip: 5};
const long = 'word '.repeat(500);
const page = metaOf("default-src 'none'") + long;

let temporary: string;
let folder: string;

beforeEach(() => {
  temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  folder = path.join(temporary, 'docs');
});

afterEach(() => fs.rmSync(temporary, {recursive: true}));

/** A build of all languages, with some files more. */
function buildOf(files: Record<string, string | Buffer>): string {
  const build = fs.mkdtempSync(path.join(temporary, 'build-'));
  const pages = Object.fromEntries(
    locales.flatMap(({code}) => ['404.html', 'index.html'].map((name) => [path.join(prefixOf(code), name), page])),
  );
  for (const [name, content] of Object.entries({...pages, ...files})) {
    fs.mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    fs.writeFileSync(path.join(build, name), content);
  }
  return build;
}

async function release(files: Record<string, string | Buffer>): Promise<string> {
  const name = await prepareRelease(folder, buildOf(files), effort);
  switchTo(folder, name);
  return name;
}

const inCurrent = (name: string): string => path.join(folder, 'current/site', name);

test('a release holds the build, and beside each file its compressed forms where they save something', async () => {
  const noise = Buffer.concat(
    Array.from({length: 20}, (_, index) => createHash('sha256').update(String(index)).digest()),
  );
  await release({'long.json': long, 'short.txt': 'a', 'noise.bin': noise});
  expect(fs.readFileSync(inCurrent('long.json'), 'utf8')).toBe(long);
  expect(zlib.brotliDecompressSync(fs.readFileSync(inCurrent('long.json.br'))).toString()).toBe(long);
  expect(zlib.gunzipSync(fs.readFileSync(inCurrent('long.json.gz'))).toString()).toBe(long);
  expect(fs.readdirSync(inCurrent('.')).filter((name) => /^(short|noise)/.test(name))).toEqual([
    'noise.bin',
    'short.txt',
  ]);
});

test('a file that did not change is shared with the release before; its time comes from its content', async () => {
  await release({'same.md': long, 'other.md': `${long}1`});
  const before = ['same.md', 'same.md.br', 'other.md'].map((name) => fs.statSync(inCurrent(name)));
  await release({'same.md': long, 'other.md': `${long}2`});
  const [same, compressed, other] = ['same.md', 'same.md.br', 'other.md'].map((name) => fs.statSync(inCurrent(name)));
  expect([same!.ino, compressed!.ino]).toEqual([before[0]!.ino, before[1]!.ino]);
  expect(other!.size).toBe(before[2]!.size);
  expect(other!.mtimeMs).not.toBe(before[2]!.mtimeMs);
  fs.renameSync(folder, path.join(temporary, 'elsewhere'));
  await release({'same.md': long});
  expect(fs.statSync(inCurrent('same.md')).mtimeMs).toBe(same!.mtimeMs);
});

test('the way back leads to the release before, or to a named one, and on again', async () => {
  const names = [];
  for (const word of ['1', '2', '3']) names.push(await release({'word.txt': word}));
  expect(listReleases(folder)).toEqual(names);
  const wordNow = (): string => fs.readFileSync(inCurrent('word.txt'), 'utf8');
  expect(wordNow()).toBe('3');
  expect(rollBack(folder)).toEqual({release: names[1], isConfigurationNew: false});
  expect(wordNow()).toBe('2');
  rollBack(folder);
  expect(() => rollBack(folder)).toThrow(
    `There is no release before ${names[0]}: ${folder} contains ${names.join(', ')}.`,
  );
  expect(() => rollBack(folder, 'x')).toThrow(/There is no release x/);
  rollBack(folder, names[2]);
  expect(wordNow()).toBe('3');
});

test('old releases go, the current one and the newest stay', async () => {
  const names = [];
  for (const word of ['1', '2', '3', '4']) names.push(await release({[`assets/js/a.0f3a9c1${word}.js`]: word}));
  rollBack(folder, names[0]);
  prune(folder, 2);
  expect(listReleases(folder)).toEqual([names[0], names[2], names[3]]);
  expect(currentRelease(folder)).toBe(names[0]);
  expect(fs.readdirSync(path.join(folder, 'hashed/assets/js'))).toEqual(
    ['1', '3', '4'].map((word) => `a.0f3a9c1${word}.js`),
  );
});

test('what cannot become a release is refused with what to do', async () => {
  const build = buildOf({});
  fs.rmSync(path.join(build, locales[1].code, '404.html'));
  await expect(prepareRelease(folder, build, effort)).rejects.toThrow(
    /404\.html is missing: run `npm run build` first/,
  );
  await expect(prepareRelease(temporary, buildOf({}), effort)).rejects.toThrow(
    /contains other files than releases: name a new or empty folder/,
  );
  await expect(prepareRelease(`${folder} $x`, buildOf({}), effort)).rejects.toThrow(/contains only Latin letters/);
  fs.mkdirSync(path.join(folder, 'releases/.unfinished'), {recursive: true});
  await expect(prepareRelease(folder, buildOf({}), effort)).rejects.toThrow(
    /if none is running, delete .*\.unfinished and repeat/,
  );
  fs.rmdirSync(path.join(folder, 'releases/.unfinished'));
  expect(() => rollBack(folder)).toThrow(/contains no release: make one with `npm run release/);
});

test('the words after the command are read, and others refused', () => {
  expect(readTask(['/srv/docs'])).toEqual({folder: '/srv/docs', keep: 5});
  expect(readTask(['/srv/docs', '--keep', '3'])).toEqual({folder: '/srv/docs', keep: 3});
  expect(readTask(['/srv/docs', '--back'])).toEqual({folder: '/srv/docs', keep: 5, back: {}});
  expect(readTask(['/srv/docs', '--back', 'name'])).toEqual({folder: '/srv/docs', keep: 5, back: {name: 'name'}});
  for (const words of [[], ['a', 'b'], ['a', '--force'], ['a', '--back', 'b', 'c'], ['a', '--back', '--keep', '3']]) {
    expect(() => readTask(words), words.join(' ')).toThrow(/^Write `npm run release -- <folder>`/);
  }
  for (const number of ['1', '0', 'x', '2.5'])
    expect(() => readTask(['a', '--keep', number])).toThrow(/write a number of at least 2/);
});
