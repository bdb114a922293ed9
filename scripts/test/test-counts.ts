/** The numbers of passed and failed tests. */
export type TestCounts = { passed: number; failed: number };

/** Counts a check that is not divided into tests as one test. */
export function checkCounts(exitCode: number): TestCounts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sumOfCounts(counts: readonly TestCounts[]): TestCounts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The properties of Jest's JSON report that are needed to count tests. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  /** The number of test files that could not be run. */
  numRuntimeErrorTestSuites: number;
};

export function jestCounts(report: JestReport): TestCounts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** The properties of Playwright's JSON report that are needed to count tests. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside any test. */
  errors: readonly unknown[];
};

/** Counts a test that passed on retry as passed. Playwright itself reports such a test as flaky. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): TestCounts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Returns the counts of a step. The counts include at least one failure if the exit code is
 * not 0 or there is no report.
 * @param reported the counts from the program's report; `undefined` if the program wrote no report
 */
export function stepCounts(exitCode: number, reported: TestCounts | undefined): TestCounts {
  if (!reported) return checkCounts(exitCode || 1);
  return exitCode !== 0 && reported.failed === 0 ? { ...reported, failed: 1 } : reported;
}
