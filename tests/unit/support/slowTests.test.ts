import {expect, test} from 'vitest';
import {leftOut, slowTests} from '../../support/slowTests.mjs';
import {listFiles} from '../../support/files';

test('each test that npm test leaves out is a file, and only a run without them leaves them out', () => {
  const files = new Set(listFiles('tests'));
  expect(slowTests.filter((file) => !files.has(file))).toEqual([]);
  expect([...new Set(slowTests)]).toEqual(slowTests);
  expect(leftOut).toEqual(process.env.TEST_QUICK ? slowTests : []);
});
