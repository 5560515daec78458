import {expect, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {addressOf, loadQuickly, readBuilt} from '../support/built';

for (const {code} of locales) {
  test(`${code}: every page is reached from the home page by links in the HTML`, () => {
    const links = new Map(
      readBuilt(code).map(({address, html}) => [
        address,
        // The language menu would lead to the other language and back.
        loadQuickly(html)('a[href]:not([hreflang])')
          .toArray()
          .map(({attribs}) => attribs.href!.split(/[?#]/)[0]!),
      ]),
    );
    const reached = new Set([addressOf('index', code)]);
    for (const address of reached)
      for (const target of links.get(address) ?? []) if (links.has(target)) reached.add(target);
    expect(links.size).toBeGreaterThan(10);
    expect([...links.keys()].filter((address) => !reached.has(address))).toEqual([]);
  });
}
