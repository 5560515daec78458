import {afterEach, expect, test, vi} from 'vitest';
import type * as FileCache from '../../../../src/content/core/fileCache';

/** The module anew, as a build or a development server loads it for each language. */
function load(environment: 'production' | 'development'): Promise<typeof FileCache> {
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  return import('../../../../src/content/core/fileCache');
}

afterEach(() => {
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

test('a development server reads files anew, which may have changed', async () => {
  expect(readings(await load('development'))).toEqual(['en', 'en', 'uk']);
});

test('what a build read for one language is there for the next, under its own name alone', async () => {
  const name = `still files ${process.pid}`;
  (await load('production')).sharedCache<string, number>(name).set('a', 1);
  const {sharedCache} = await load('production');
  expect([...sharedCache<string, number>(name)]).toEqual([['a', 1]]);
  expect(sharedCache(`${name} of another`).size).toBe(0);
  expect((await load('development')).sharedCache(name).size).toBe(0);
});
