import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../src/content/core/root';
import {kinds} from '../../src/pages/insertFacts';
import * as facts from '../../src/pages/facts';
import * as sectionsOf from '../../src/pages/kinds';

/** Names of the modules in a folder of the plugin, without its index. */
function modulesOf(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, 'src/pages', folder))
    .map((name) => path.parse(name).name)
    .filter((name) => name !== 'index')
    .sort();
}

test('a page can name each block of facts/, and each kind of page has its sections', () => {
  expect(modulesOf('facts').length).toBeGreaterThan(50);
  expect(Object.keys(facts).sort()).toEqual(modulesOf('facts'));
  expect(Object.keys(sectionsOf).sort()).toEqual(modulesOf('kinds'));
  expect(Object.keys(sectionsOf).sort()).toEqual([...kinds].sort());
});
