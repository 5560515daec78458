import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {locales, prefixOf} from '../../src/content/core/locales';
import {buildFolder} from '../support/built';

for (const {code} of locales) {
  test(`${code}: what the theme shares is one script, and the browser compiles all of main while it loads`, () => {
    const folder = path.join(buildFolder, prefixOf(code), 'assets/js');
    const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
    const isHinted = (name: string): boolean =>
      fs.readFileSync(path.join(folder, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
    const titled = (names: string[]): string[] => names.map((name) => name.replace(/\.[^.]+\.js$/, ''));
    expect(titled(scripts.filter((name) => name.startsWith('theme.')))).toEqual(['theme']);
    expect(titled(scripts.filter(isHinted))).toEqual(['main']);
  });
}
