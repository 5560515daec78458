import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect} from 'vitest';
import {root} from '../../src/content/core/root';
import {npmRun} from './npmRun';
import {testFolder} from './testFolder';

const names = ['src', 'docs', 'i18n', 'tests', 'sidebars.ts', 'docusaurus.config.ts', 'package.json', 'tsconfig.json'];

/** A copy of the site's sources for the running test, in which commands, loaders and tests work as in the repository. */
export function copyOfSite(): string {
  const copy = testFolder();
  for (const name of names) fs.cpSync(path.join(root, name), path.join(copy, name), {recursive: true});
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Changes a file of a copy; fails if the text stays the same. */
export function edit(file: string, change: (text: string) => string): void {
  const before = fs.readFileSync(file, 'utf8');
  const after = change(before);
  expect(after, `${file} has nothing to change`).not.toBe(before);
  fs.writeFileSync(file, after);
}

/** Runs a command in a copy, and fails if it does. */
export function runIn(copy: string, script: string, words: string[]): string {
  const {status, said} = npmRun(script, words, copy);
  // Vitest would parse the stack trace of the other process as its own.
  expect(status, said.replace(/^ +at .*\n/gm, '')).toBe(0);
  return said;
}

/**
 * Runs content tests in a copy, and fails if one of them does.
 *
 * @param files names below `tests/content` without `.test.ts`
 * @param named regular expression that the names of the tests match
 * @returns how many have passed
 */
export function passedTests(copy: string, files: string[], named: string): number {
  const paths = files.map((name) => `tests/content/${name}.test.ts`);
  const said = runIn(copy, 'test:file', ['--project', 'content', ...paths, '-t', named]);
  return Number(/Tests +(\d+) passed/.exec(stripVTControlCharacters(said))?.[1] ?? 0);
}
