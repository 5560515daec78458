import {expect, test} from 'vitest';
import {readData} from '../../src/content/core/data';
import {readText} from '../support/files';
import {pages} from '../support/pages';

test('every page has the day on which it was last checked, and no other page is listed', () => {
  const days = readData('checked.yaml');
  expect(pages.length).toBeGreaterThan(100);
  expect(Object.keys(days).toSorted()).toEqual(pages.toSorted());
});

test('the list of days is sorted by page, so that two people who add a page do not meet', () => {
  const lines = readText('src/data/checked.yaml').trimEnd().split('\n');
  expect(lines).toEqual(lines.toSorted());
});
