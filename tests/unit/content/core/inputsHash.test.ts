import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hashInputs, pageInputs} from '../../../../src/content/core/inputsHash';

/** A small project in a folder of its own, with one file of each kind from which pages come. */
function makeProject(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  const files = {
    'docs/index.mdx': 'Welcome',
    'i18n/uk/data/statuses.yaml': 'success: успіх',
    'src/data/statuses.yaml': 'success: paid',
    'src/contract/v2/create.yaml': 'summary: Create',
    'sidebars.ts': 'export default {};',
    'docusaurus.config.ts': 'export default {};',
    'package-lock.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('the hash of what pages are made of is the same in another folder', () => {
  expect(hashInputs(pageInputs, makeProject())).toBe(hashInputs(pageInputs, makeProject()));
});

for (const file of [
  'docs/index.mdx',
  'i18n/uk/data/statuses.yaml',
  'src/data/statuses.yaml',
  'src/contract/v2/create.yaml',
]) {
  test(`one other byte in ${file} gives another hash`, () => {
    const project = makeProject();
    const before = hashInputs(pageInputs, project);
    const bytes = fs.readFileSync(path.join(project, file));
    bytes[bytes.length - 1]! ^= 1;
    fs.writeFileSync(path.join(project, file), bytes);
    expect(hashInputs(pageInputs, project)).not.toBe(before);
  });
}

test('a renamed file gives another hash', () => {
  const project = makeProject();
  const before = hashInputs(pageInputs, project);
  fs.renameSync(path.join(project, 'docs/index.mdx'), path.join(project, 'docs/start.mdx'));
  expect(hashInputs(pageInputs, project)).not.toBe(before);
});
