/**
 * A third language, made by machine in a copy of the tree, must be whole: one entry in `locales.ts` and a folder under
 * `i18n/` are all that a language needs. Only `npm run test:full` runs it.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {afterAll, beforeAll, test} from 'vitest';
import {brand} from '../../src/brand';
import {loadLabels} from '../../src/content/core/labels';
import {defaultLocale, locales} from '../../src/content/core/locales';
import {parse} from '../../src/content/core/markdown';
import {routeOf} from '../../src/content/core/sidebar';
import {kindIds} from '../e2e/look/kinds';
import {proseOf} from '../support/prose';
import {accent, pseudoLocale, pseudoMessages, writePseudoLocale} from '../support/pseudoLocale';
import {runIn} from '../support/runIn';
import {copyTree} from '../support/treeCopy';

const {code} = pseudoLocale;
const copy = path.join(os.tmpdir(), `pseudo-locale-${process.pid}`);
const built = path.join(copy, 'build');

const run = (...args: string[]): Promise<string> => runIn(copy, 'npx', args);

/** English texts of the interface by id. */
let messages: Record<string, string> = {};

beforeAll(async () => {
  fs.rmSync(copy, {recursive: true, force: true});
  copyTree(copy);
  writePseudoLocale(copy);
  await run('docusaurus', 'write-translations', '--locale', code);
  messages = pseudoMessages(copy);
});
afterAll(() => fs.rmSync(copy, {recursive: true, force: true}));

// Only the site's code: tests hold expected words, language by language.
test('no type in src/ names the languages one by one', async () => {
  const settings = {extends: './tsconfig.json', include: ['src', '*.ts']};
  fs.writeFileSync(path.join(copy, 'tsconfig.site.json'), JSON.stringify(settings));
  await run('tsc', '--noEmit', '--project', 'tsconfig.site.json');
});

test('the third language passes the tests of every translation', async () => {
  const files = ['parity', 'interface', 'glossary', 'localeFiles'].map((name) => `tests/content/${name}.test.ts`);
  const report = path.join(copy, 'report.json');
  await run(
    ...['vitest', 'run', '--config', 'tests/vitest.config.mts', '--project', 'content'],
    ...['--testNamePattern', code, '--reporter=json', `--outputFile=${report}`, ...files],
  );
  const {numPassedTests: passed} = JSON.parse(fs.readFileSync(report, 'utf8')) as {numPassedTests: number};
  assert.ok(passed > 1000, `${passed} tests`);
  console.log(`tests of the third language: ${passed}`);
});

/** Texts that are the same in every language: names, codes and types. */
const untranslated = new Set([
  brand.name,
  ...locales.map(({label}) => label),
  // The name of a file.
  'llms-full.txt',
  // Words of `Intl.ListFormat`, which has no words for a language made by machine.
  'and',
  'or',
]);

/** Places where an English text is meant, beside a translation or in a register: page → texts. */
const meantInEnglish: Record<string, string[]> = {
  'cabinet/control/requisites': ['gateway'],
  glossary: ['host-to-host'],
  'invoicing/api_invoicing': ['Pay', 'Your name', 'Your email'],
  'reference/bank_codes': ['Value'],
  'reference/country_codes': ['PSE'],
  'reference/language_codes': ['Ukrainian'],
  // The code of a status in the diagram.
  'reference/transaction_statuses': ['chargeback'],
};

/** Texts that code writes into pages: the labels of generated sections and the messages of components, without variables. */
function interfaceTexts(): Set<string> {
  const texts = new Set<string>();
  for (const text of [...loadLabels(defaultLocale).values(), ...Object.values(messages)]) {
    for (const node of parse(text)) {
      visit(node, 'text', ({value}) => void (/[{|]/.test(value) || texts.add(value.trim())));
    }
  }
  for (const text of untranslated) texts.delete(text);
  return new Set([...texts].filter((text) => accent(text) !== text));
}

const textsOf = (folder: string, file: string): Set<string> =>
  new Set(proseOf(fs.readFileSync(path.join(folder, file), 'utf8')).map((text) => text.replace(/[‹›]/g, '').trim()));

test('the third language builds, and shows its own strings on every page', async () => {
  await run('docusaurus', 'build', '--locale', defaultLocale, '--locale', code);
  const known = interfaceTexts();
  assert.ok(known.size > 500, `${known.size} texts`);

  const own = path.join(built, code);
  const files = (fs.readdirSync(own, {recursive: true}) as string[]).filter((file) => file.endsWith('.html'));
  const missing: string[] = [];
  const shown = new Map<string, number>();
  const seen = new Set<string>();
  for (const file of files) {
    const page = file.replace(/\/?(index)?\.html$/, '');
    const english = [...textsOf(built, file)].filter((text) => known.has(text));
    const texts = textsOf(own, file);
    const expected = english.filter((text) => !meantInEnglish[page]?.includes(text));
    missing.push(...expected.filter((text) => !texts.has(accent(text))).map((text) => `${file}: ${text}`));
    expected.forEach((text) => seen.add(text));
    shown.set(page, expected.length);
  }
  assert.deepEqual(missing, [], `${missing.length} texts of the interface are still English`);

  const kinds = [...kindIds.map((id) => routeOf(id).slice(1).replace(/\/$/, '')), 'search', '404'];
  for (const page of kinds)
    assert.ok(shown.get(page)! > 5, `${page} shows ${shown.get(page)} strings of the interface`);
  console.log(`pages: ${files.length}; texts of the interface on them: ${seen.size} of ${known.size}`);
});

test('the scripts of the third language have its texts of the components', () => {
  const folder = path.join(built, code, 'assets/js');
  // Programs may write letters beyond ASCII as escapes.
  const scripts = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
    .replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_, four: string, two: string) =>
      String.fromCharCode(parseInt(four ?? two, 16)),
    );
  const texts = Object.entries(messages).filter(([id]) => id.startsWith('site.'));
  assert.ok(texts.length > 50, `${texts.length} texts`);
  assert.deepEqual(
    texts.filter(([, text]) => !text.split('|').every((form) => scripts.includes(accent(form)))).map(([id]) => id),
    [],
  );
});

test('the third language is not one of the site', () => {
  assert.ok(!locales.some((locale) => (locale.code as string) === code), 'src/content/core/locales.ts holds it');
});
