import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {root} from '../../../src/content/core/root';

let repository: string;

beforeEach(() => {
  repository = fs.mkdtempSync(path.join(os.tmpdir(), 'pre-commit-'));
  const configuration = ['.prettierrc.json', '.prettierignore', 'eslint.config.mjs', 'package.json'];
  for (const name of ['.githooks', 'tests/lint', ...configuration])
    fs.cpSync(path.join(root, name), path.join(repository, name), {recursive: true});
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(repository, 'node_modules'));
  // Without the types of the framework, which take seconds to read.
  write(
    'tsconfig.json',
    JSON.stringify({compilerOptions: {strict: true, lib: ['ES2023'], types: []}, include: ['src']}),
  );
  git('init', '--quiet');
  const {hooks} = (JSON.parse(read('package.json')) as {scripts: Record<string, string>}).scripts;
  git(...hooks!.split(' ').slice(1));
});

afterEach(() => fs.rmSync(repository, {recursive: true}));

function git(...words: string[]): {status: number | null; output: string} {
  const identity = {GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@shop.example', GIT_CONFIG_GLOBAL: '/dev/null'};
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const {status, stdout, stderr} = spawnSync('git', words, {
    cwd: repository,
    encoding: 'utf8',
    env: {
      ...Object.fromEntries(outside),
      ...identity,
      GIT_COMMITTER_NAME: identity.GIT_AUTHOR_NAME,
      GIT_COMMITTER_EMAIL: identity.GIT_AUTHOR_EMAIL,
    },
  });
  return {status, output: stdout + stderr};
}

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(repository, name)), {recursive: true});
  fs.writeFileSync(path.join(repository, name), text);
}

const read = (name: string): string => fs.readFileSync(path.join(repository, name), 'utf8');

test('the hook formats what is staged, and leaves prose and what is not staged alone', () => {
  const prose = '*  a line\n*  another\n';
  write('src/sum.ts', 'export const sum = (a: number, b: number): number => { return a+b }');
  write('src/look.css', 'a{color:red}');
  write('docs/page.mdx', prose);
  git('add', 'src', 'docs');
  write('src/later.css', 'a{color:red}');
  const {status, output} = git('commit', '--quiet', '-m', 'A change');
  expect(status, output).toBe(0);
  expect(git('show', 'HEAD:src/sum.ts').output).toBe(
    'export const sum = (a: number, b: number): number => {\n  return a + b;\n};\n',
  );
  expect(git('show', 'HEAD:src/look.css').output).toBe('a {\n  color: red;\n}\n');
  expect(git('show', 'HEAD:docs/page.mdx').output).toBe(prose);
  expect(read('src/later.css')).toBe('a{color:red}');
});

test('the hook stops a commit that has a lint error, also one that only types show', () => {
  write('src/wait.ts', 'export function wait(): void {\n  Promise.resolve();\n}\n');
  git('add', 'src');
  const {status, output} = git('commit', '--quiet', '-m', 'A change');
  expect(status).not.toBe(0);
  expect(output).toContain('src/wait.ts');
  expect(output).toContain('no-floating-promises');
  expect(git('rev-parse', '--verify', 'HEAD').status).not.toBe(0);
});
