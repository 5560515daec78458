import {expect, test} from 'vitest';
import {countPlaywright, countVitest, withExit} from '../../../src/cli/testReports';

test('Playwright: what was skipped, passed at a second try or broke outside of a test has failed', () => {
  const stats = {expected: 10, unexpected: 1, flaky: 2, skipped: 3};
  expect(countPlaywright({stats, errors: [{message: 'broken'}]})).toMatchObject({passed: 10, failed: 7});
});

test('Playwright: names the tests that did not pass at once, in their files', () => {
  const stats = {expected: 1, unexpected: 1, flaky: 1, skipped: 0};
  const spec = (title: string, status: string) => ({title, tests: [{status}]});
  const inner = {file: 'a.spec.ts', title: 'group', specs: [spec('breaks', 'unexpected'), spec('holds', 'expected')]};
  const suites = [{file: 'a.spec.ts', title: 'a.spec.ts', specs: [spec('wavers', 'flaky')], suites: [inner]}];
  expect(countPlaywright({stats, errors: [], suites}).failures).toEqual(['a.spec.ts › wavers', 'a.spec.ts › breaks']);
});

test('Vitest: what was skipped, is to be written or did not load has failed', () => {
  const report = {numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3};
  const testResults = [
    {status: 'passed', assertionResults: [{status: 'passed'}]},
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [{status: 'passed'}, {status: 'failed', fullName: 'group breaks'}],
    },
    // The file did not load, and the last test's hook broke.
    {name: 'b.test.ts', status: 'failed', assertionResults: []},
    {name: 'c.test.ts', status: 'failed', assertionResults: [{status: 'passed'}]},
  ];
  expect(countVitest({...report, testResults})).toEqual({
    passed: 10,
    failed: 8,
    failures: ['a.test.ts › group breaks', 'b.test.ts', 'c.test.ts'],
  });
});

test('a run without tests, or one that ends with an error that no test has, counts as one failure', () => {
  expect(withExit({passed: 10, failed: 0}, 0)).toEqual({passed: 10, failed: 0});
  expect(withExit({passed: 0, failed: 0}, 0)).toEqual({passed: 0, failed: 1});
  expect(withExit({passed: 10, failed: 0}, 1)).toEqual({passed: 10, failed: 1});
  expect(withExit({passed: 10, failed: 0}, null)).toEqual({passed: 10, failed: 1});
  expect(withExit({passed: 10, failed: 2}, 1)).toEqual({passed: 10, failed: 2});
});
