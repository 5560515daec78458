/** The edits that the development server is tested with change texts of other files, which an editor may have changed. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../src/content/core/root';
import {edits} from '../support/dev/edits';

test('the files that the tests of the development server edit have the texts that they replace', () => {
  const all = Object.values(edits).flat();
  expect(all.length).toBeGreaterThan(10);
  expect(
    all
      .filter(({file, from}) => !fs.readFileSync(path.join(root, file), 'utf8').includes(from))
      .map(({file, from}) => `${file} has no “${from}”`),
    'Write texts that these files have into tests/support/dev/edits.ts.',
  ).toEqual([]);
});
