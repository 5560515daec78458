/** What is cached follows an edit of a file that its texts take words or numbers from, as in the development server. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../src/content/core/root';
import {testFolder} from '../support/testFolder';
import {copyFiles} from '../support/treeCopy';

/** Prints texts of a contract and of a service before and after the edits of a shared sentence and of a limit. */
const report = `
import fs from 'node:fs';
import {invalidateInputs} from './src/content/core/fileCache';
import {loadContract} from './src/content/contract/contract';
import {loadService} from './src/content/services/services';

const texts = () => JSON.stringify([loadContract('v2').document, loadService('open_finance/brazil_payin_hpp')]);
const count = (word: string) => texts().split(word).length - 1;
const edit = (file: string, from: string, to: string) => {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(file + ' has no ' + from);
  fs.writeFileSync(file, text.replace(from, to));
  invalidateInputs();
};
invalidateInputs();
const before = [count('edited return'), count('4,321 days')];
edit('src/data/sentences.yaml', 'The browser’s return does', 'The browser’s edited return does');
const sentence = count('edited return');
// A limit of one service that another one names.
edit('src/data/services/pix/_method.yaml', 'until_days: 90', 'until_days: 4321');
console.log(JSON.stringify({before, sentence, limit: count('4,321 days')}));
`;

test('an edit of a shared sentence or of a limit reaches contracts and services', () => {
  const copy = testFolder();
  copyFiles(copy);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  fs.writeFileSync(path.join(copy, 'report.ts'), report);
  const {before, sentence, limit} = JSON.parse(
    execFileSync('npx', ['tsx', 'report.ts'], {cwd: copy, encoding: 'utf8'}),
  ) as {before: number[]; sentence: number; limit: number};
  expect(before).toEqual([0, 0]);
  expect(sentence).toBeGreaterThan(1);
  expect(limit).toBeGreaterThan(0);
});
