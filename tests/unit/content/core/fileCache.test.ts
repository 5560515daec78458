import {expect, test} from '@playwright/test';
import type * as StillFiles from '../../../../src/content/core/fileCache';

const file = require.resolve('../../../../src/content/core/fileCache');
const {NODE_ENV} = process.env;

/** The module anew, as a build or a development server loads it for each language. */
function load(environment: 'production' | 'development'): typeof StillFiles {
  Object.assign(process.env, {NODE_ENV: environment});
  delete require.cache[file];
  return require(file) as typeof StillFiles;
}

test.afterEach(() => {
  if (NODE_ENV === undefined) delete (process.env as {NODE_ENV?: string}).NODE_ENV;
  else Object.assign(process.env, {NODE_ENV});
  delete require.cache[file];
});

/** How often something is read when it is asked for twice in one language and once in another. */
function readings({cacheLoader}: typeof StillFiles): string[] {
  const read: string[] = [];
  const labels = cacheLoader((locale: string) => {
    read.push(locale);
    return {locale};
  });
  expect([labels('en'), labels('en'), labels('uk')]).toEqual([{locale: 'en'}, {locale: 'en'}, {locale: 'uk'}]);
  return read;
}

test('a build reads once what each language asks for, also when there was nothing', () => {
  expect(readings(load('production'))).toEqual(['en', 'uk']);
  let times = 0;
  const nothing = load('production').cacheLoader(() => void (times += 1));
  nothing();
  nothing();
  expect(times).toBe(1);
});

test('a development server reads files anew, which may have changed', () => {
  expect(readings(load('development'))).toEqual(['en', 'en', 'uk']);
});

test('what a build read for one language is there for the next, under its own name alone', () => {
  const name = `still files ${process.pid}`;
  load('production').sharedCache<string, number>(name).set('a', 1);
  const {sharedCache} = load('production');
  expect([...sharedCache<string, number>(name)]).toEqual([['a', 1]]);
  expect(sharedCache(`${name} of another`).size).toBe(0);
  expect(load('development').sharedCache(name).size).toBe(0);
});
