import {expect, test} from '@playwright/test';
import {locales} from '../../src/content/locales';
import {addressOf, elements, parseHtml, readBuilt} from '../support/built';

for (const {code} of locales) {
  test(`${code}: every page is reached from the home page by links that stand in the HTML`, () => {
    const links = new Map(
      readBuilt(code).map(({address, html}) => [
        address,
        elements(parseHtml(html), ({tagName, properties}) => tagName === 'a' && typeof properties.href === 'string')
          // The language menu would lead to the other language and back.
          .filter(({properties}) => !properties.hrefLang)
          .map(({properties}) => String(properties.href).split(/[?#]/)[0]!),
      ]),
    );
    const reached = new Set([addressOf('index', code)]);
    for (const address of reached) for (const target of links.get(address) ?? []) if (links.has(target)) reached.add(target);
    expect(links.size).toBeGreaterThan(10);
    expect([...links.keys()].filter((address) => !reached.has(address))).toEqual([]);
  });
}
