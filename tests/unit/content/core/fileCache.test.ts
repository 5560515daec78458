import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type * as FileCache from '../../../../src/content/core/fileCache';
import {testFolder} from '../../../support/testFolder';

/** Where all copies of the module keep their state; other modules of this process have their own. */
const states = globalThis as {[key: symbol]: unknown};
const key = Symbol.for('file cache');
const ofOthers = states[key];

/** The module anew, as a build or a development server loads it for each language. */
function load(environment: 'production' | 'development'): Promise<typeof FileCache> {
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  return import('../../../../src/content/core/fileCache');
}

beforeEach(() => {
  delete states[key];
});

afterEach(() => {
  states[key] = ofOthers;
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** A folder with files of these names and texts. */
function folderOf(files: Record<string, string>): string {
  const folder = testFolder();
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

/** Loaders of a text, and of a text that is made from it; `made` lists what was made, in order. */
function loaders({cacheLoader, readInput}: typeof FileCache, folder: string) {
  const made: string[] = [];
  const text = cacheLoader((name: string) => {
    made.push(name);
    return readInput(name, folder);
  });
  const joined = cacheLoader((one: string, other: string) => {
    made.push(`${one}+${other}`);
    return text(one) + text(other);
  });
  return {made, text, joined};
}

test('a build makes a result once for its arguments, also when it was nothing', async () => {
  const folder = folderOf({a: '1', b: '2'});
  const {made, text, joined} = loaders(await load('production'), folder);
  expect([text('a'), joined('a', 'b'), joined('a', 'b'), joined('b', 'a')]).toEqual(['1', '12', '12', '21']);
  fs.writeFileSync(path.join(folder, 'a'), '10');
  expect(text('a')).toBe('1');
  expect(made).toEqual(['a', 'a+b', 'b', 'b+a']);
  let times = 0;
  const nothing = (await load('production')).cacheLoader(() => void (times += 1));
  nothing();
  nothing();
  expect(times).toBe(1);
});

test('while nobody watches the files, a result is made anew when one of its files has changed', async () => {
  const folder = folderOf({a: '1', b: '2', c: '3'});
  const {made, text, joined} = loaders(await load('development'), folder);
  expect([joined('a', 'b'), text('c')]).toEqual(['12', '3']);
  made.length = 0;
  fs.writeFileSync(path.join(folder, 'b'), '20');
  expect([joined('a', 'b'), text('a'), text('c')]).toEqual(['120', '1', '3']);
  expect(made).toEqual(['a+b', 'b']);
});

test('a development server looks at the files only after a change, also where its code was loaded anew', async () => {
  const folder = folderOf({a: '1', b: '2'});
  const cache = await load('development');
  cache.invalidateInputs();
  const {made, text, joined} = loaders(cache, folder);
  expect(joined('a', 'b')).toBe('12');
  fs.writeFileSync(path.join(folder, 'a'), '10');
  expect([text('a'), joined('a', 'b')]).toEqual(['1', '12']);
  made.length = 0;
  (await load('development')).invalidateInputs();
  expect([joined('a', 'b'), text('b')]).toEqual(['102', '2']);
  expect(made).toEqual(['a+b', 'a']);
});

test('a result depends on the names in a folder, on a file that was missing, and on what failed', async () => {
  const folder = folderOf({a: '1'});
  const {cacheLoader, hasInput, listInput, readInput} = await load('development');
  const names = cacheLoader(() => listInput('.', folder).join());
  const isThere = cacheLoader((name: string) => hasInput(name, folder));
  const failing = cacheLoader((): string => readInput('b', folder));
  const orNothing = cacheLoader(() => {
    try {
      return failing();
    } catch {
      return 'nothing';
    }
  });
  expect([names(), isThere('b'), orNothing()]).toEqual(['a', false, 'nothing']);
  fs.writeFileSync(path.join(folder, 'b'), '2');
  expect([names(), isThere('b'), orNothing()]).toEqual(['a,b', true, '2']);
});

test('what a build made for one language is there for the next, under its own name alone', async () => {
  const count = ({cacheLoader}: typeof FileCache, name: string) => {
    let times = 0;
    cacheLoader(() => (times += 1), name)();
    return times;
  };
  expect(count(await load('production'), 'still')).toBe(1);
  expect(count(await load('production'), 'still')).toBe(0);
  expect(count(await load('production'), 'another')).toBe(1);
  expect(count(await load('development'), 'still')).toBe(1);
});

test('a record has all inputs of asynchronous work, also those of results that were cached before it', async () => {
  const folder = folderOf({a: '1', b: '2', c: '3'});
  const cache = await load('production');
  const {text, joined} = loaders(cache, folder);
  const inputsOf = async (run: () => Promise<void>): Promise<string[]> => {
    const record = cache.createRecord();
    await cache.recordInputs(record, run);
    return cache.inputsOf(record).map((file) => path.relative(folder, file));
  };
  text('c');
  const first = await inputsOf(async () => {
    joined('a', 'b');
    await Promise.resolve();
    cache.hasInput('missing', folder);
  });
  expect(first).toEqual(['a', 'b', 'missing']);
  expect(await inputsOf(async () => void (await Promise.resolve(joined('a', 'b'))))).toEqual(['a', 'b']);
  text('c');
  expect(await inputsOf(() => Promise.reject(new Error('no page'))).catch((error: Error) => error.message)).toBe(
    'no page',
  );
  expect(cache.withInputs(() => text('c'))).toEqual({result: '3', inputs: [path.join(folder, 'c')]});
});
