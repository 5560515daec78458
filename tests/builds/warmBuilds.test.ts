/**
 * A build with the caches of the last one must show an edit of each kind of input, and give the bytes of a build without
 * caches. Builds a copy of the tree many times; only `npm run test:full` runs it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {differences, hashFiles} from '../support/hashFiles';
import {runIn} from '../support/runIn';
import {testFolder} from '../support/testFolder';
import {copyTree} from '../support/treeCopy';

/** An edit of one file, and where its new text is then. */
interface Edit {
  kind: string;
  file: string;
  from: string;
  to: string;
  /** Text of the site after the edit. */
  shown: string;
  /** Built files that contain it; `*` stands for the hash in a name. */
  in: string[];
}

/** Edits of one group are built together: none of them can hide that another is not seen. */
const groups: Edit[][] = [
  [
    {
      kind: 'a page',
      file: 'docs/callbacks.mdx',
      from: 'store the id, respond',
      to: 'store the id zqpage, respond',
      shown: 'zqpage',
      in: ['callbacks/index.html', 'callbacks.md', 'llms-full.txt', 'search-index-*.json'],
    },
    {
      kind: 'a text of the interface',
      file: 'i18n/uk/code.json',
      from: '"message": "Копіювати як Markdown"',
      to: '"message": "Копіювати zqcode як Markdown"',
      shown: 'zqcode',
      in: ['uk/callbacks/index.html'],
    },
  ],
  [
    {
      kind: 'a partial',
      file: 'docs/_partials/after_time_out.mdx',
      from: 'has created nothing so far',
      to: 'has created zqpartial nothing so far',
      shown: 'zqpartial',
      in: ['request_format/index.html', 'request_format.md', 'search-index-*.json'],
    },
    {
      kind: 'a label of the sidebar',
      file: 'i18n/uk/docusaurus-plugin-content-docs/current.json',
      from: '"message": "API звітів"',
      to: '"message": "API звітів zqsidebar"',
      shown: 'zqsidebar',
      in: ['uk/callbacks/index.html'],
    },
  ],
  [
    {
      kind: 'a component',
      file: 'src/components/PageBar/PageMenu.tsx',
      from: 'Copy as Markdown',
      to: 'Copy zqcomponent as Markdown',
      shown: 'zqcomponent',
      in: ['callbacks/index.html'],
    },
    {
      kind: 'a synonym',
      file: 'i18n/uk/synonyms.yaml',
      from: 'api/v2/transaction/create: [',
      to: 'api/v2/transaction/create: [zqsynonym, ',
      shown: 'zqsynonym',
      in: ['uk/api/v2/transaction/create/index.html', 'uk/search-index-*.json'],
    },
  ],
  [
    {
      kind: 'a shared sentence',
      file: 'i18n/uk/data/sentences.yaml',
      from: 'text: Незнайомий статус вважайте неостаточним.',
      to: 'text: Незнайомий статус вважайте zqsentence неостаточним.',
      shown: 'zqsentence',
      in: ['uk/response_format/index.html', 'uk/response_format.md', 'uk/search-index-*.json'],
    },
    {
      kind: 'a style',
      file: 'src/css/tokens.css',
      from: '--site-surface: #f3f1ea;',
      to: '--site-surface: #f3f1eb;',
      shown: '#f3f1eb',
      in: ['callbacks/index.html', 'uk/callbacks/index.html'],
    },
  ],
  [
    {
      kind: 'a number of a service',
      file: 'src/data/services/pix/_method.yaml',
      from: 'until_days: 90',
      to: 'until_days: 4321',
      shown: '4,321',
      in: ['services/pix/payin_hpp/index.html', 'services/pix/payin_hpp.md'],
    },
  ],
  [
    {
      kind: 'a text of a contract',
      file: 'i18n/uk/contract/v2.overlay.yaml',
      from: 'Робоче середовище. Тут',
      to: 'Робоче середовище zqcontract. Тут',
      shown: 'zqcontract',
      in: ['uk/openapi/v2.yaml', 'uk/openapi/v2.json'],
    },
    {
      kind: 'a label of a page',
      file: 'i18n/uk/data/labels/guides.yaml',
      from: 'Доступно після запису',
      to: 'Доступно після запису zqlabel',
      shown: 'zqlabel',
      in: ['uk/guides/reconciliation/index.html', 'uk/guides/reconciliation.md'],
    },
  ],
];

const copy = path.join(testFolder(afterAll), 'site');
const built = path.join(copy, 'build');
const caches = path.join(copy, 'node_modules/.cache/site');
const build = (): Promise<string> => runIn(copy, 'npm', ['run', 'build'], {FORCE_COLOR: '0'});

/** The text of a built file. */
function read(name: string): string {
  const folder = path.join(built, path.dirname(name));
  const form = new RegExp(`^${path.basename(name).replaceAll('.', '\\.').replace('*', '[0-9a-f]+')}$`);
  const found = fs.readdirSync(folder).filter((one) => form.test(one));
  expect(found, name).toHaveLength(1);
  return fs.readFileSync(path.join(folder, found[0]!), 'utf8');
}

beforeAll(async () => {
  copyTree(copy);
  await build();
});

test('a build after none has changed gives the same bytes', async () => {
  const before = hashFiles(built);
  await build();
  expect(differences(before, hashFiles(built))).toEqual([]);
});

for (const group of groups) {
  test(`an edit is shown after the next build: ${group.map(({kind}) => kind).join(', ')}`, async () => {
    for (const {file, from, to} of group) {
      const text = fs.readFileSync(path.join(copy, file), 'utf8');
      expect(text.split(from), `${file} has “${from}” once`).toHaveLength(2);
      fs.writeFileSync(path.join(copy, file), text.replace(from, to));
    }
    await build();
    for (const {shown, in: names} of group) {
      for (const name of names) expect(read(name).includes(shown), `${name} has “${shown}”`).toBe(true);
    }
  });
}

test('after all edits, a build without caches gives the same bytes', async () => {
  const warm = hashFiles(built);
  fs.rmSync(caches, {recursive: true});
  await build();
  expect(differences(warm, hashFiles(built))).toEqual([]);
});

test('a build goes on where the bundler has lost the cache of one of its bundles', async () => {
  const before = hashFiles(built);
  const folder = path.join(caches, fs.readdirSync(caches)[0]!, 'modules');
  // The bundler also has a folder of its own.
  const bundles = fs.readdirSync(folder).filter((name) => !name.startsWith('.'));
  expect(bundles, 'two bundles in two languages').toHaveLength(4);
  for (const name of bundles) {
    fs.rmSync(path.join(folder, name), {recursive: true});
    await build();
    expect(differences(before, hashFiles(built))).toEqual([]);
  }
});

test('code that runs in a build is part of the keys of its caches', async () => {
  const file = path.join(copy, 'src/brand.ts');
  const text = fs.readFileSync(file, 'utf8');
  const [owner] = /(?<=copyright: ').*(?=')/.exec(text)!;
  fs.writeFileSync(file, text.replace(owner, `${owner} zqbrand`));
  await build();
  expect(read('callbacks/index.html').includes('zqbrand')).toBe(true);
  expect(fs.readdirSync(caches)).toHaveLength(2);
});
