/** Number of passed and failed checks. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The part of Playwright's JSON report that is used here. */
interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  errors: unknown[];
}

/** The part of Vitest's JSON report that is used here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Skipped tests. */
  numPendingTests: number;
  numTodoTests: number;
  testResults: {status: string; assertionResults: {status: string}[]}[];
}

/** Counts a run of Playwright. Skipped and flaky tests count as failed. */
export function countPlaywright({stats, errors}: PlaywrightReport): Counts {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length};
}

/** Counts a run of Vitest. Skipped tests, todos and files that did not load count as failed. */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles.length;
  return {passed: report.numPassedTests, failed};
}

/** Adds a failure if the runner ran no tests, or exited with an error that belongs to no test. */
export function withExit({passed, failed}: Counts, status: number | null): Counts {
  return {passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed};
}
