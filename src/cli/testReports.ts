/** Number of passed and failed checks. */
export interface Counts {
  passed: number;
  failed: number;
  /** The failed tests by file and title, as far as the report names them. */
  failures?: string[];
}

/** The part of Playwright's JSON report that is used here. */
interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

/** A file, or a `describe` in it. */
interface PlaywrightSuite {
  file: string;
  title: string;
  specs: {title: string; tests: {status: string}[]}[];
  suites?: PlaywrightSuite[];
}

/** The part of Vitest's JSON report that is used here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Skipped tests. */
  numPendingTests: number;
  numTodoTests: number;
  testResults: {name?: string; status: string; assertionResults: {status: string; fullName?: string}[]}[];
}

/** Counts a run of Playwright. Skipped and flaky tests count as failed. */
export function countPlaywright({stats, errors, suites = []}: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: suites.flatMap((suite) => failuresOf(suite)),
  };
}

/** Every test of a suite that did not pass at once. */
function failuresOf({file, specs, suites = []}: PlaywrightSuite): string[] {
  return [
    ...specs
      .filter(({tests}) => tests.some(({status}) => status !== 'expected'))
      .map(({title}) => `${file} › ${title}`),
    ...suites.flatMap((suite) => failuresOf(suite)),
  ];
}

/** Counts a run of Vitest. Skipped tests, todos and files that did not load count as failed. */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles.length;
  const failures = report.testResults.flatMap(({name = '', assertionResults}) =>
    assertionResults.filter(({status}) => status !== 'passed').map(({fullName}) => `${name} › ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed,
    failures: [...failures, ...brokenFiles.map(({name = ''}) => name)],
  };
}

/** Adds a failure if the runner ran no tests, or exited with an error that belongs to no test. */
export function withExit(counts: Counts, status: number | null): Counts {
  const {passed, failed} = counts;
  return {...counts, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed};
}
