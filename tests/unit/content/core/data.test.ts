import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {brand} from '../../../../src/brand';
import {dataStamp, readData, stampTranslation} from '../../../../src/content/core/data';
import {invalidateInputs} from '../../../../src/content/core/fileCache';

const schema = `
$schema: https://json-schema.org/draft/2020-12/schema
type: object
additionalProperties: false
required: [title, items]
properties:
  title: {description: Name., type: string, x-translatable: true}
  size: {description: Size., enum: [small, large]}
  notes: {description: Notes., type: array, items: {type: string, x-translatable: true}}
  items:
    description: Things.
    type: array
    items:
      type: object
      additionalProperties: false
      required: [code, text]
      properties:
        code: {description: Name in the API., type: string, x-key: true}
        text: {description: What it is., type: string, x-translatable: true}
`;
const english =
  'title: Table of %brand.name%\nnotes: [One, Two]\nitems:\n  - {code: b, text: Second}\n  - {code: a, text: First}\n';
const ukrainian = 'title: Таблиця\nnotes: [Раз, Два]\nitems:\n  a: {text: Перше}\n  b: {text: Друге}\n';

const file = 'table.yaml';

/** Writes a table in both languages into a new folder, and gives the folder. */
function write(texts: {english?: string; ukrainian?: string; isStamped?: boolean} = {}): string {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'data-'));
  const put = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(base, name)), {recursive: true});
    fs.writeFileSync(path.join(base, name), text);
  };
  put('src/data/schema.yaml', schema);
  put('src/data/table.yaml', texts.english ?? english);
  put('i18n/uk/data/table.yaml', texts.ukrainian ?? ukrainian);
  if (texts.isStamped !== false) stampTranslation(file, 'uk', base);
  return base;
}

/** Replaces the English file under a folder. */
function rewrite(base: string, text: string): void {
  fs.writeFileSync(path.join(base, 'src/data', file), text);
  invalidateInputs();
}

test('the English file is read with the brand filled in', () => {
  const {title} = readData(file, 'en', write()) as {title: string};
  expect(title).toBeTruthy();
  expect(title).not.toContain('%brand');
});

test('a translation replaces the texts, matches objects by their key, and leaves the rest', () => {
  expect(readData(file, 'uk', write())).toEqual({
    title: 'Таблиця',
    notes: ['Раз', 'Два'],
    items: [
      {code: 'b', text: 'Друге'},
      {code: 'a', text: 'Перше'},
    ],
  });
});

test('a file that changed is read anew', () => {
  const base = write();
  readData(file, 'en', base);
  rewrite(base, english.replace('Second', 'Other'));
  expect(JSON.stringify(readData(file, 'en', base))).toContain('Other');
});

const mistakes: [name: string, texts: Parameters<typeof write>[0], locale: 'en' | 'uk', sentence: RegExp][] = [
  [
    'an unknown key',
    {english: `${english}colour: red\n`, isStamped: false},
    'en',
    /table\.yaml: the top has the unknown key "colour"\. Remove it/,
  ],
  ['a missing key', {english: 'title: A\n', isStamped: false}, 'en', /the top has no "items"/],
  [
    'a value out of the list',
    {english: `${english}size: huge\n`, isStamped: false},
    'en',
    /\/size is "huge"\. Write one of "small", "large"/,
  ],
  ['a bad file', {english: 'title: [', isStamped: false}, 'en', /table\.yaml is not YAML that can be read/],
  [
    'a missing text',
    {ukrainian: ukrainian.replace('  a: {text: Перше}\n', '')},
    'uk',
    /i18n\/uk\/data\/.*table\.yaml: \/items\/a is missing\. Translate/,
  ],
  [
    'a text too many',
    {ukrainian: `${ukrainian}  c: {text: Третє}\n`},
    'uk',
    /\/items\/c has no English text to translate\. Remove it/,
  ],
  ['a fact in the translation', {ukrainian: `${ukrainian}size: small\n`}, 'uk', /\/size has no English text/],
  ['an empty text', {ukrainian: ukrainian.replace('Таблиця', '""')}, 'uk', /\/title is ""\. Write a text/],
  ['no stamp', {isStamped: false}, 'uk', /translated from other English \(source is null\).*npm run stamp -- data\//],
];

for (const [name, texts, locale, sentence] of mistakes) {
  test(`${name} fails with a sentence that names file and place`, () => {
    const base = write(texts);
    expect(() => readData(file, locale, base)).toThrow(sentence);
  });
}

test('a translation of other English is stale, a change of a fact leaves it fresh', () => {
  const base = write();
  const before = dataStamp(file, base);
  rewrite(base, `${english}size: small\n`);
  expect(dataStamp(file, base)).toBe(before);
  rewrite(base, english.replace('First', 'The first'));
  expect(() => readData(file, 'uk', base)).toThrow('translated from other English');
});

test('the brand is no part of the English that a translation was made from', () => {
  const base = write();
  const before = dataStamp(file, base);
  rewrite(base, english.replace('%brand.name%', brand.name));
  expect(dataStamp(file, base)).not.toBe(before);
});

test('a file without a schema is refused with the name of the one to write', () => {
  expect(() => readData('nowhere/table.yaml')).toThrow('Write src/data/nowhere/table.schema.yaml');
});
