import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {root} from '../../src/content/core/root';
import {listFiles, readText} from '../support/files';
import type {Rule} from './rules/rule';

const folder = path.join(root, 'tests/content/rules');
const names = fs.readdirSync(folder).flatMap((file) => (file === 'rule.ts' ? [] : path.parse(file).name));
// Vite follows an import only with a relative path and an extension; then a changed rule is tested again in watch mode.
const rules = await Promise.all(names.map(async (name) => ((await import(`./rules/${name}.ts`)) as {rule: Rule}).rule));
const files = [
  ...listFiles('docs', 'i18n', 'src', 'static', 'tests', '.ci', '.github'),
  ...fs.readdirSync(root).filter((name) => fs.statSync(path.join(root, name)).isFile()),
];

for (const rule of rules) {
  describe(rule.id, () => {
    test('finds its own failing example and lets its passing one through', () => {
      expect(rule.appliesTo(rule.failing.file)).toBe(true);
      expect(rule.check(rule.failing.text, rule.failing.file)).not.toEqual([]);
      expect(rule.check(rule.passing.text, rule.passing.file)).toEqual([]);
    });

    test('is kept by every file it reads', () => {
      const read = files.filter((file) => rule.appliesTo(file));
      expect(read.length, 'files read').toBeGreaterThan(0);
      const broken = read.flatMap((file) => rule.check(readText(file), file).map((place) => `${file}, ${place}`));
      expect(broken, rule.message).toEqual([]);
      console.log(`${rule.id}: ${read.length} files`);
    });
  });
}
