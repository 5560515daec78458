import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildFolder} from '../support/built';

test('no build has the page of the parts, which is of the development server alone', () => {
  const names = fs.readdirSync(buildFolder, {recursive: true, encoding: 'utf8'});
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => /^(?:uk\/)?_parts/.test(name))).toEqual([]);
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  // The sentence below its title.
  const isOfParts = (name: string): boolean =>
    fs.readFileSync(path.join(buildFolder, name), 'utf8').includes('Each part of the site');
  expect(scripts.filter(isOfParts)).toEqual([]);
});
