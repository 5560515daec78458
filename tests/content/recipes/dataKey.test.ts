/** README, “How to add”: a key of the data. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readData} from '../../../src/content/core/data';
import {invalidateInputs} from '../../../src/content/core/fileCache';
import {copyOfSite, edit, passedTests, runIn} from '../../support/copyOfSite';

const families = 'services/families.yaml';

test('a new key of the data: its description in the schema, and its type', () => {
  const copy = copyOfSite();
  const inCopy = (file: string): string => path.join(copy, file);
  edit(inCopy(`src/data/${families}`), (text) =>
    text.replace('\n  title: Cards\n', '\n  title: Cards\n  since: 2024\n'),
  );
  expect(() => readData(families, 'en', copy)).toThrow(
    `src/data/${families}: /cards has the unknown key "since". Remove it, or describe it in src/data/services/families.schema.yaml.`,
  );
  edit(inCopy('src/data/services/families.schema.yaml'), (text) =>
    text.replace(
      '\n    method:\n',
      '\n    since: {description: Year of the first service., type: integer}\n    method:\n',
    ),
  );
  runIn(copy, 'types', []);
  expect(fs.readFileSync(inCopy('src/types/data/services/families.ts'), 'utf8')).toContain('since?: number;');
  invalidateInputs();
  expect(readData(families, 'en', copy)).toMatchObject({cards: {title: 'Cards', since: 2024}});
  expect(passedTests(copy, ['types'], 'generated types')).toBe(1);
});
