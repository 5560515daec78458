import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type * as FileCache from '../../../../src/content/core/fileCache';

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

/** How often something is read when it is asked for twice in one language and once in another. */
function readings({cacheLoader}: typeof FileCache): string[] {
  const read: string[] = [];
  const labels = cacheLoader((locale: string) => {
    read.push(locale);
    return {locale};
  });
  expect([labels('en'), labels('en'), labels('uk')]).toEqual([{locale: 'en'}, {locale: 'en'}, {locale: 'uk'}]);
  return read;
}

test('a build reads once what each language asks for, also when there was nothing', async () => {
  expect(readings(await load('production'))).toEqual(['en', 'uk']);
  let times = 0;
  const nothing = (await load('production')).cacheLoader(() => void (times += 1));
  nothing();
  nothing();
  expect(times).toBe(1);
});

test('while nobody watches the files, they are read anew', async () => {
  expect(readings(await load('development'))).toEqual(['en', 'en', 'uk']);
});

test('a development server reads once between two changes, also where its code was loaded anew', async () => {
  const cache = await load('development');
  cache.invalidateInputs();
  let times = 0;
  const count = cache.cacheLoader(() => (times += 1));
  expect([count(), count()]).toEqual([1, 1]);
  const version = cache.inputsVersion();
  (await load('development')).invalidateInputs();
  expect([count(), count()]).toEqual([2, 2]);
  expect(cache.isCurrent(version)).toBe(false);
});

test('what a build read for one language is there for the next, under its own name alone', async () => {
  const name = `still files ${process.pid}`;
  (await load('production')).sharedCache<string, number>(name).set('a', 1);
  const {sharedCache} = await load('production');
  expect([...sharedCache<string, number>(name)]).toEqual([['a', 1]]);
  expect(sharedCache(`${name} of another`).size).toBe(0);
  expect((await load('development')).sharedCache(name).size).toBe(0);
});
