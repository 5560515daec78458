/** The READMEs of the repository: what they name exists, and what they list is complete. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../src/content/core/root';
import {listFiles, readText} from '../support/files';

const readmes = [
  'README.md',
  'CONTRIBUTING.md',
  ...listFiles('src', 'deploy', 'tests').filter((file) => /\bREADME\.md$/.test(file)),
];

/** The address that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test('README is read in five minutes: at most 1,000 words', () => {
  expect(readText('README.md').trim().split(/\s+/).length).toBeLessThanOrEqual(1000);
});

test('README begins with the two commands, and lists ten more', () => {
  const text = readText('README.md');
  const [, commands] = /^## Two commands\n[^]*?^```sh\n([^]*?)^```/m.exec(text) ?? [];
  expect(commands?.split('\n').map((line) => line.split(' #')[0]!.trim())).toEqual([
    'npm ci && npm run site',
    'npm ci && npm test',
    '',
  ]);
  const [, ten] = /^## Ten commands\n([^]*?)^## /m.exec(text) ?? [];
  expect(ten?.match(/^\| `npm /gm)).toHaveLength(10);
});

test('each link and picture of a README leads to a file, and to a heading of it', () => {
  let count = 0;
  for (const readme of readmes) {
    for (const [, target] of readText(readme).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      const [file, anchor] = target!.split('#');
      const absolute = file === '' ? path.join(root, readme) : path.join(root, path.dirname(readme), file!);
      expect(fs.existsSync(absolute), `${readme}: there is no ${target}`).toBe(true);
      count += 1;
      if (anchor === undefined) continue;
      const headings = fs.readFileSync(absolute, 'utf8').matchAll(/^#+ (.*)$/gm);
      expect(
        [...headings].map(([, heading]) => anchorOf(heading!)),
        `${readme}: ${target}`,
      ).toContain(anchor);
    }
  }
  expect(count).toBeGreaterThan(20);
});

test('the map of folders names each folder and file of src, each room of content, and nothing that is gone', () => {
  const map = readText('src/README.md');
  const named = [...map.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) => cell!.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
  const children = (folder: string): string[] =>
    fs
      .readdirSync(path.join(root, folder), {withFileTypes: true})
      .filter(({name}) => !/^README\.md$|\.d\.ts$/.test(name))
      .map((entry) => `${folder}/${entry.name}${entry.isDirectory() ? '/' : ''}`);
  const wanted = [...children('src'), ...children('src/content')];
  expect(wanted.length).toBeGreaterThan(20);
  expect(
    wanted.filter((name) => !named.includes(name)),
    'Describe them in src/README.md.',
  ).toEqual([]);
});

test('each component of the theme that is replaced says what it changes, and is in the table of src/theme/README.md', () => {
  const table = readText('src/theme/README.md')
    .match(/^\| `.*? \|/gm)!
    .map((cells) => cells.match(/(?<=`)[^`, ]+(?=`)/g)!);
  // “and its …” names components within the one before.
  const named = table.flatMap(([first, ...others]) => [
    first,
    ...others.map((name) => (fs.existsSync(path.join(root, 'src/theme', first, name)) ? `${first}/${name}` : name)),
  ]);
  // The other files of a folder with an index are parts of that component.
  const files = listFiles('src/theme').filter(
    (file) =>
      /\/index\.tsx$/.test(file) ||
      (file.endsWith('.tsx') && !fs.existsSync(path.join(root, path.dirname(file), 'index.tsx'))),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !readText(file).startsWith('// Change: '))).toEqual([]);
  const replaced = files.map((file) => file.replace(/^src\/theme\/|(\/index)?\.tsx$/g, ''));
  expect([...named].sort()).toEqual([...replaced].sort());
});
