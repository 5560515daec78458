import {expect, test} from 'vitest';
import {readData} from '../../src/content/core/data';
import {locales} from '../../src/content/core/locales';
import {text} from '../../src/content/core/markdown';
import {lastChecked} from '../../src/pages/lastChecked';
import {createPage} from '../../src/pages/page';
import {readText} from '../support/files';
import {pages} from '../support/pages';

test('every page has the day on which it was last checked, and no other page is listed', () => {
  const days = readData('checked.yaml');
  expect(pages.length).toBeGreaterThan(100);
  expect(Object.keys(days).toSorted()).toEqual(pages.toSorted());
});

test('the line below a page is a sentence with one full stop, also where a date ends with one', () => {
  for (const {code} of locales) {
    const line = text(lastChecked(createPage('callbacks', code, {})));
    expect(line, code).toMatch(/2026( р)?\.$/);
  }
});

test('the list of days is sorted by page, so that two people who add a page do not meet', () => {
  const lines = readText('src/data/checked.yaml').trimEnd().split('\n');
  expect(lines).toEqual(lines.toSorted());
});
