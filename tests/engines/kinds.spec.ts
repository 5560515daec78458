import {expect} from '@playwright/test';
import {kinds, prefixes} from '../e2e/look/kinds';
import {test} from '../support/engines';

for (const [code, prefix] of Object.entries(prefixes)) {
  for (const kind of kinds) {
    test(`${code}: ${kind} starts, and says nothing in the console`, async ({window, complaints}) => {
      await window.open(prefix + kind);
      expect(await window.run(() => document.documentElement.lang)).toBe(code);
      expect(await window.run(() => document.querySelector('h1')!.checkVisibility())).toBe(true);
      if (kind === '/no_such_page') expect(complaints.splice(0)).toEqual([`404 ${prefix}${kind}`]);
    });
  }
}
