/**
 * Checks what a change can affect: `npm run test:changed`, for use while working. The change is the uncommitted work, or
 * all work since a commit or a branch (`npm run test:changed -- --since main`). `npm test` checks everything.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from '../../src/content/core/root';
import {changedFiles} from '../support/changedFiles';
import {isModule, planFor} from './plan';

/** With more pages than this the run would take more than its three minutes. */
const mostPages = 4;
/** Tests that read code files as text. */
const codeReaders = ['tests/content/rules.test.ts', 'tests/content/interface.test.ts'];

const {values} = parseArgs({options: {since: {type: 'string', default: 'HEAD'}}});
const files = changedFiles(values.since);
const isPresent = (file: string): boolean => fs.existsSync(path.join(root, file));
const {modules, others, pages} = planFor(files);
const [presentModules, present] = [modules.filter(isPresent), files.filter(isPresent)];

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

const steps: Step[] = [];
if (files.some((file) => isModule(file) || file.endsWith('.json')))
  steps.push({name: 'types', command: ['tsc', '--noEmit']});
if (presentModules.length > 0) {
  steps.push({name: 'lint', command: ['eslint', '--no-warn-ignored', ...presentModules]});
}
if (present.length > 0) {
  steps.push({name: 'format', command: ['prettier', '--check', '--ignore-unknown', ...present]});
}
if (files.length > 0) {
  const ofProjects = ['--config', 'tests/vitest.config.mts', '--project', 'unit', '--project', 'content'];
  steps.push(
    others.length > 0
      ? {name: 'all unit and content tests', command: ['vitest', 'run', ...ofProjects]}
      : {
          name: 'unit and content tests of the changed code',
          command: ['vitest', 'related', '--run', ...ofProjects, ...presentModules, ...codeReaders],
        },
  );
}
for (const [locale, addresses] of Object.entries(pages)) {
  const opened = addresses.slice(0, mostPages);
  const left = addresses.length > mostPages ? ` (npm test opens ${addresses.length - mostPages} more)` : '';
  steps.push({
    name: `${opened.join(', ')} in the browser${left}`,
    command: ['playwright', 'test', '--project', 'axe', '--grep', 'axe finds nothing on'],
    env: {TEST_DEV_LOCALE: locale, TEST_PAGES: opened.join(' ')},
  });
}

const start = Date.now();
const failed: string[] = [];
for (const {name, command, env} of steps) {
  console.log(`\n— ${name}`);
  const {status} = spawnSync('npx', command, {cwd: root, stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) failed.push(name);
}
const seconds = Math.round((Date.now() - start) / 1000);
console.log(
  files.length === 0
    ? `Nothing has changed since ${values.since}. To check committed work, name an earlier commit: npm run test:changed -- --since main`
    : `\n${files.length} changed files, ${seconds} s: ${failed.length === 0 ? 'passed' : `failed: ${failed.join('; ')}`}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
