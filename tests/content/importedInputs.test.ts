/**
 * A build caches what it makes from input files while they are unchanged. It sees a file that is read while something is
 * made, but not one that a module reads while it is loaded.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../src/content/core/root';

/** Modules that import all code which makes pages and files. */
const modules = [
  ...fs.readdirSync(path.join(root, 'src/plugins')).map((name) => `src/plugins/${name}/index.ts`),
  'src/published/index.ts',
  'src/pages/kinds/index.ts',
  'src/pages/facts/index.ts',
].filter((file) => fs.existsSync(path.join(root, file)));

const script = `
const fs = require('node:fs');
const {readFileSync} = fs;
Error.stackTraceLimit = 100;
const found = [];
fs.readFileSync = (file, ...rest) => {
  if (/\\/(docs|i18n|src\\/(data|contract))\\//.test(String(file)) && /\\.(ya?ml|json|mdx|txt)$/.test(String(file))) {
    // The innermost frame of a module itself.
    const place = new Error().stack.split('\\n').find((line) => line.includes('at Object.<anonymous>'));
    found.push(place.trim() + ' reads ' + file);
  }
  return readFileSync(file, ...rest);
};
for (const module of ${JSON.stringify(modules)}) require('./' + module);
console.log(JSON.stringify(found));
`;

test('no module reads an input while it is loaded', () => {
  const printed = execFileSync('npx', ['tsx', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production'},
  });
  expect(modules.length).toBeGreaterThan(15);
  expect(JSON.parse(printed.trim().split('\n').at(-1)!)).toEqual([]);
});
